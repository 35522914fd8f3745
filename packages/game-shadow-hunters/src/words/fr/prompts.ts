/** The one question of every decision, and what matters about it. */
import type { EventData, Prompt, Reader } from '@fray/engine';
import type { PromptId } from '../ids.js';
import { CARD_TEXTS } from './card-texts.js';
import { sixesWanted, timesAMatch } from './house.js';
import { changeText } from './options.js';
import { cardName, from, has, nameOf, owned, whom } from './people.js';

type Asker = Prompt | ((data: EventData, reader: Reader) => Prompt);

const textOf = (d: EventData): string => CARD_TEXTS[String(d['card'])]!;

export const PROMPTS: Readonly<Record<PromptId, Asker>> = {
  vote: {
    ask: 'Quelles règles maison veux-tu à cette table ?',
    hint: 'Une règle ne joue que si tout le monde est d’accord. C’est nouveau pour toi ? Commence par une partie sans.',
  },
  begin: {
    ask: 'À toi de jouer. Tu lances les dés ?',
    hint: 'Ce que tu utilises avant de lancer révèle qui tu es.',
  },
  where: { ask: 'Un sept ! Où vas-tu ?', hint: 'Partout sauf là où tu es.' },
  compass: (d) => ({ ask: `Où pointe la boussole : ${d['first']} ou ${d['second']} ?` }),
  'area-cabin': {
    ask: 'Tu frappes à l’Antre de l’Ermite ?',
    hint: 'Tu lis la carte et tu la donnes à quelqu’un.',
  },
  'area-gate': { ask: 'Tu pioches à la Porte de l’Outremonde ?', hint: 'Dans la pile que tu veux.' },
  'area-church': { ask: 'Tu pioches une carte Lumière ?', hint: 'Ce qui est pioché s’applique.' },
  'area-cemetery': { ask: 'Tu pioches une carte Ténèbres ?', hint: 'Ce qui est pioché s’applique.' },
  'area-woods': {
    ask: 'Qui désignes-tu dans la Forêt hantée ?',
    hint: '2 blessures, ou 1 de soignée. Toi aussi, si tu veux.',
  },
  'area-altar': {
    ask: 'À qui prends-tu un équipement ?',
    hint: 'N’importe lequel, à n’importe qui d’autre.',
  },
  'hermit-give': (d) => ({ ask: `À qui donnes-tu la ${cardName(d['card'])} ?`, hint: textOf(d) }),
  'hermit-answer': (d, reader) => ({
    ask: `${nameOf(d['by'], reader)} te donne la ${cardName(d['card'])}. Que fais-tu ?`,
    hint: textOf(d),
  }),
  aim: (d) => ({ ask: `${cardName(d['card'])} : sur qui ?`, hint: textOf(d) }),
  vow: (d) => ({ ask: `${cardName(d['card'])} : tu y réponds ?`, hint: textOf(d) }),
  banana: { ask: 'Quel équipement t’échappe, et pour qui ?' },
  goblin: {
    ask: 'Que te rapporte la Succube tentatrice ?',
    hint: 'N’importe quel équipement, de n’importe qui d’autre.',
  },
  attack: { ask: 'Qui attaques-tu ?', hint: 'L’écart entre tes dés blesse ; des dés égaux manquent.' },
  'attack-forced': {
    ask: 'Masamuné a soif de sang. Qui attaques-tu ?',
    hint: 'Tu lances le d4 seul, et tu ne peux pas manquer.',
  },
  spear: {
    ask: 'Ton coup touche. Tu brandis la Lance ?',
    hint: 'Un Hunter qui se révèle maintenant ajoute 2.',
  },
  rob: (d, reader) => ({
    ask: `Ton coup blesserait ${whom(d['target'], reader)}. Tu préfères voler ?`,
    hint: 'Bob peut prendre un équipement à la place des blessures.',
  }),
  brace: (d, reader) => ({
    ask: `${owned(d['by'], reader, 'Ton coup', 'Le coup')} va porter.`,
    hint: 'C’est le dernier moment pour te révéler ou te soigner.',
  }),
  bite: {
    ask: 'Ton attaque a fait couler le sang.',
    hint: 'Vampire peut se révéler et soigner 2 blessures.',
  },
  answer: (d, reader) => ({
    ask: `C’était une attaque ${from(d['by'], reader)}. Tu ripostes ?`,
    hint: 'On le demande à tous ceux qui pourraient.',
  }),
  again: { ask: 'Ça suffit ?', hint: 'Charles peut subir 2 blessures pour attaquer encore une fois.' },
  loot: (d, reader) => ({ ask: `Que prends-tu à ${whom(d['victim'], reader)} ?` }),
  end: { ask: 'Ton tour s’achève.', hint: 'Gregor et Liche peuvent se révéler maintenant.' },
  held: { ask: 'Tu joues une carte de ta main ?' },
  'held-end': { ask: 'Que deviennent les cartes de ta main ?', hint: 'Joue-les maintenant ou jette-les.' },
  double: (d) => ({
    ask: 'Tu doubles ?',
    hint: `${timesAMatch(d['uses'])} : ${d['more']} blessures de plus.`,
  }),
  'double-attack': (d) => ({
    ask: 'Tu doubles cette attaque ?',
    hint: `${timesAMatch(d['uses'])} : ton équipement ne compte pas, ${d['more']} de plus si tu touches, et l’égalité te blesse.`,
  }),
  'double-hermit': (d) => ({
    ask: 'Tu doubles cette carte ?',
    hint: `${timesAMatch(d['uses'])} : ${d['more']} de plus, si elle blesse.`,
  }),
  blur: (d, reader) => ({
    ask: `${nameOf(d['by'], reader)} se jette sur toi. Tu esquives ?`,
    hint: `${timesAMatch(d['uses'])} : fais au moins aussi bien, et l’attaque manque.`,
  }),
  coup: (d, reader) => ({
    ask: `Tu tentes d’achever ${whom(d['target'], reader)} ?`,
    hint: `${sixesWanted(d['sixes'])}, ou rien.`,
  }),
  'coup-blind': (d, reader) => ({
    ask: `Tu tentes d’achever ${whom(d['target'], reader)} ?`,
    hint: `${sixesWanted(d['sixes'])}, ou rien. S’il reste trop de points de vie, l’essai est perdu.`,
  }),
  adjust: {
    ask: 'Quelle règle maison veux-tu changer ?',
    hint: 'Elle ne change que si tout le monde est d’accord.',
  },
  change: (d, reader) => ({
    ask: `${has(d['by'], reader)} proposé un changement. ${changeText(d['change'])}. D’accord ?`,
    hint: 'Il ne vaut que si tout le monde est d’accord. Seul un nouveau vote l’annule.',
  }),
  'take-back': (d, reader) => ({
    ask: `${has(d['by'], reader)} proposé d’en finir avec Quitte ou double. D’accord ?`,
    hint: 'Il faut que tout le monde le soit.',
  }),
};

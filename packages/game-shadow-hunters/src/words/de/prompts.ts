/** The one question of every decision, and what matters about it. */
import type { EventData, Prompt, Reader } from '@fray/engine';
import type { PromptId } from '../ids.js';
import { CARD_TEXTS } from './card-texts.js';
import { sixesWanted, timesAMatch } from './house.js';
import { changeText } from './options.js';
import { dir, Hat, nameOf, quoted, Wer } from './people.js';

type Asker = Prompt | ((data: EventData, reader: Reader) => Prompt);

export const PROMPTS: Readonly<Record<PromptId, Asker>> = {
  vote: {
    ask: 'Welche Hausregeln willst du an diesem Tisch?',
    hint: 'Eine Regel gilt nur, wenn alle zustimmen. Neu hier? Beginn mit einer Partie ohne sie.',
  },
  begin: {
    ask: 'Du bist dran. Würfelst du?',
    hint: 'Was du vor dem Würfeln einsetzt, zeigt, wer du bist.',
  },
  where: { ask: 'Eine Sieben! Wohin gehst du?', hint: 'Überallhin, nur nicht dorthin, wo du stehst.' },
  compass: (d) => ({ ask: `Wohin zeigt der Kompass: ${d['first']} oder ${d['second']}?` }),
  'area-cabin': {
    ask: 'Klopfst du an der Einsiedlerhütte?',
    hint: 'Du liest die Karte und steckst sie jemandem zu.',
  },
  'area-gate': { ask: 'Ziehst du am Tor zur Unterwelt?', hint: 'Von welchem Stapel du willst.' },
  'area-church': { ask: 'Ziehst du eine weiße Karte?', hint: 'Was gezogen ist, gilt.' },
  'area-cemetery': { ask: 'Ziehst du eine schwarze Karte?', hint: 'Was gezogen ist, gilt.' },
  'area-woods': {
    ask: 'Wen nennst du im Geisterwald?',
    hint: '2 Schaden oder 1 geheilt. Auch dich selbst, wenn du magst.',
  },
  'area-altar': { ask: 'Wessen Ausrüstung nimmst du?', hint: 'Eine beliebige der anderen.' },
  'hermit-give': (d) => ({
    ask: `Wem steckst du ${quoted(d['card'])} zu?`,
    hint: CARD_TEXTS[String(d['card'])]!,
  }),
  'hermit-answer': (d, reader) => ({
    ask: `${Hat(d['by'], reader)} dir ${quoted(d['card'])} zugesteckt. Was tust du?`,
    hint: CARD_TEXTS[String(d['card'])]!,
  }),
  aim: (d) => ({
    ask: `Wen trifft ${quoted(d['card'])}?`,
    hint: CARD_TEXTS[String(d['card'])]!,
  }),
  vow: (d) => ({ ask: `Antwortest du auf ${quoted(d['card'])}?`, hint: CARD_TEXTS[String(d['card'])]! }),
  banana: { ask: 'Welche Ausrüstung rutscht dir weg, und zu wem?' },
  goblin: { ask: 'Was bringt dir der Kobold?', hint: 'Eine beliebige Ausrüstung der anderen.' },
  attack: {
    ask: 'Wen greifst du an?',
    hint: 'Die Differenz deiner Würfel ist der Schaden; gleiche Würfel gehen daneben.',
  },
  'attack-forced': {
    ask: 'Masamune will Blut. Wen greifst du an?',
    hint: 'Du wirfst nur den W4, und er geht nie daneben.',
  },
  spear: {
    ask: 'Dein Schlag trifft. Hebst du den Speer?',
    hint: 'Ein Hunter, der sich jetzt zeigt, macht 2 Schaden mehr.',
  },
  rob: (d, reader) => ({
    ask: `Dein Schlag würde ${nameOf(d['target'], reader)} treffen. Raubst du stattdessen?`,
    hint: 'Bob darf statt des Schadens eine Ausrüstung nehmen.',
  }),
  brace: (d, reader) => ({
    ask: `Der Schlag von ${dir(d['by'], reader)} trifft gleich.`,
    hint: 'Die letzte Gelegenheit, dich zu zeigen oder zu heilen.',
  }),
  bite: { ask: 'Dein Angriff ließ Blut fließen.', hint: 'Der Vampir darf sich jetzt zeigen und heilt 2.' },
  answer: (d, reader) => ({
    ask: `${Hat(d['by'], reader)} dich angegriffen. Schlägst du zurück?`,
    hint: 'Alle, die es könnten, werden gefragt.',
  }),
  again: { ask: 'Reicht das?', hint: 'Charles darf selbst 2 Schaden nehmen, um noch einmal anzugreifen.' },
  loot: (d, reader) => ({ ask: `Was nimmst du ${dir(d['victim'], reader)} ab?` }),
  end: { ask: 'Dein Zug geht zu Ende.', hint: 'Gregor und der Wiedergänger dürfen sich jetzt zeigen.' },
  held: { ask: 'Spielst du eine Karte von der Hand?' },
  'held-end': { ask: 'Was wird aus deinen Handkarten?', hint: 'Spiel sie jetzt oder wirf sie ab.' },
  double: (d) => ({ ask: 'Verdoppelst du?', hint: `${timesAMatch(d['uses'])}: ${d['more']} Schaden mehr.` }),
  'double-attack': (d) => ({
    ask: 'Verdoppelst du diesen Angriff?',
    hint: `${timesAMatch(d['uses'])}: Deine Ausrüstung zählt nicht, ein Treffer macht ${d['more']} mehr, ein Pasch trifft dich.`,
  }),
  'double-hermit': (d) => ({
    ask: 'Verdoppelst du diese Karte?',
    hint: `${timesAMatch(d['uses'])}: ${d['more']} mehr, falls sie Schaden macht.`,
  }),
  blur: (d, reader) => ({
    ask: `${Wer(d['by'], reader)} stürzt sich auf dich. Weichst du aus?`,
    hint: `${timesAMatch(d['uses'])}: Wirfst du mindestens so hoch, geht der Angriff daneben.`,
  }),
  coup: (d, reader) => ({
    ask: `Gibst du ${dir(d['target'], reader)} den Gnadenstoß?`,
    hint: `${sixesWanted(d['sixes'])} oder nichts.`,
  }),
  'coup-blind': (d, reader) => ({
    ask: `Gibst du ${dir(d['target'], reader)} den Gnadenstoß?`,
    hint: `${sixesWanted(d['sixes'])} oder nichts. Ist noch zu viel Leben übrig, ist der Versuch vertan.`,
  }),
  adjust: { ask: 'Welche Hausregel willst du ändern?', hint: 'Sie ändert sich nur, wenn alle dafür sind.' },
  change: (d, reader) => ({
    ask: `${Wer(d['by'], reader)} schlägt eine Änderung vor. ${changeText(d['change'])}. Bist du dafür?`,
    hint: 'Sie gilt nur, wenn alle dafür sind. Zurück geht es nur mit einer neuen Abstimmung.',
  }),
  'take-back': (d, reader) => ({
    ask: `${Wer(d['by'], reader)} möchte „Doppelt oder nichts“ beenden. Stimmst du zu?`,
    hint: 'Es endet nur, wenn alle zustimmen.',
  }),
};

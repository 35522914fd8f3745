/** Questions in French: what is asked, and what matters. */
import type { EventData, Message, Prompt, Reader } from '@fray/engine';
import type { PromptId } from '../ids.js';
import { capital } from '../teller.js';
import { cardName, count, petText, whom } from './say.js';

type Asker = Prompt | ((d: EventData, reader: Reader) => Prompt);

/** Names of cards stand in front, so that no article has to fit them. */
const forCard =
  (ask: string): Asker =>
  (d) => ({ ask: `${cardName(d['by'])} : ${ask}` });

/** "Le Loup d’Ada s’en prend à ton Renard." */
function onItsWay(d: EventData, reader: Reader): string {
  const striker = String(capital([petText(d['striker'], reader)])[0]);
  return d['pet'] === undefined
    ? `${striker} va frapper tout le monde.`
    : `${striker} s’en prend ${petText(d['pet'], reader, 'à')}.`;
}

const ASKERS: Readonly<Record<PromptId, Asker>> = {
  act: (d) => ({
    ask: 'Quel familier frappe, et qui ?',
    hint:
      d['must'] === true
        ? 'Personne n’a frappé au dernier tour de table, alors tu dois le faire si tu peux.'
        : 'Tu peux aussi laisser passer ton tour.',
  }),
  'act-again': {
    ask: 'Frappe-t-il une deuxième fois ?',
    hint: 'Le Pterreurdactyle le peut, même sur une autre cible.',
  },
  'act-food': { ask: 'Utilises-tu ta nourriture ?', hint: 'Une fois par manche, pendant ton tour.' },
  answer: (d) => ({
    ask: 'Lances-tu un sort ?',
    hint: WINDOWS[String(d['what'])] ?? 'Le premier dans l’ordre lance en premier.',
  }),
  'answer-mine': (d, reader) => ({
    ask: `${onItsWay(d, reader)} Réponds-tu ?`,
    hint: d['falls'] === true ? `${damage(d)} : ce serait la mort.` : `${damage(d)} en l’état.`,
  }),
  'answer-strike': (d, reader) => ({
    ask: `${onItsWay(d, reader)} ${d['pet'] === undefined ? 'Réponds-tu ?' : 'Lances-tu un sort ?'}`,
  }),
  borrow: { ask: 'Quel familier défaussé prête son effet ?' },
  choose: {
    ask: 'Lequel des trois apprivoises-tu ?',
    hint: 'Personne ne voit ton choix avant que tous aient choisi.',
  },
  discard: { ask: 'Quel sort défausses-tu ?' },
  fetch: { ask: 'Quel sort reprends-tu dans la défausse ?', hint: 'Tout le monde le voit.' },
  keep: (d) => ({
    ask: `${cardName(d['by'])} : le gardes-tu ?`,
    hint:
      d['full'] === true
        ? 'Ta rangée est pleine, un familier doit d’abord laisser sa place.'
        : 'Tu as une place libre.',
  }),
  mill: { ask: 'De quelle pioche part la carte du dessus ?' },
  outside: {
    ask: 'Qui est sorti prendre l’air en dernier ?',
    hint: 'La personne la plus souvent nommée ouvre le premier combat.',
  },
  'pick-ally': { ask: 'Qui regagne de la Vie ?', hint: 'Toi ou un de tes familiers vivants.' },
  'pick-aura': { ask: 'Quel familier à côté de la cible est aussi touché ?' },
  'pick-call': { ask: 'De quel familier appelles-tu le deuxième exemplaire ?' },
  'pick-copy': { ask: 'Quel voisin le Mécanique copie-t-il ?', hint: 'Jusqu’à la fin de la manche.' },
  'pick-dismiss': {
    ask: 'Quel familier va maintenant sur la pioche ?',
    hint: 'Le dernier se retrouve dessus.',
  },
  'pick-eyes': { ask: 'Par les yeux de qui ton arme frappe-t-elle ?' },
  'pick-for': forCard('qui choisis-tu ?'),
  'pick-more': { ask: 'Quel autre familier est touché ?', hint: 'Ton Molosse te donne une cible de plus.' },
  'pick-mute': { ask: 'Qui ne pourra pas lancer de sorts au prochain combat ?' },
  'pick-receiver': { ask: 'Qui reçoit le piège ?' },
  'pick-release': { ask: 'Quel familier relâches-tu ?', hint: 'Tu en as plus que permis.' },
  'pick-retarget': { ask: 'Où va la frappe à la place ?' },
  'pick-rider': forCard('lequel de ses familiers vises-tu ?'),
  'pick-spore': {
    ask: 'À qui les spores font-elles plus de mal ?',
    hint: 'Une seule des victimes perd 1 de plus.',
  },
  'pick-strike': forCard('qui frapper ?'),
  'pick-surplus': forCard('qui reçoit le reste du coup ?'),
  'pick-swap': { ask: 'L’arme de qui prends-tu ?' },
  'pick-victim': forCard('qui frapper ?'),
  'place-ends': {
    ask: 'Les deux cartes restent-elles où elles sont ?',
    hint: 'Dessus les laisse ; dessous les échange.',
  },
  'place-top': { ask: 'De nouveau dessus, ou dessous ?' },
  prepare: (d) => ({
    ask: 'Comment te prépares-tu ?',
    hint: `Encore ${count(d['left'], 'action', 'actions')}, ${count(d['coins'], 'Pièce', 'Pièces')}.`,
  }),
  put: (d) => ({
    ask: d['at'] === 1 ? 'Quelle carte est sur le dessus ?' : 'Quelle carte vient ensuite ?',
    hint: 'Comptées depuis le dessus, dans leur ordre actuel.',
  }),
  raise: forCard('quelle valeur augmenter ?'),
  replace: (d) => ({
    ask: `Quelle arme laisse sa place à ${cardName(d['by'])} ?`,
    hint: 'Elle va sous la pioche.',
  }),
  restore: { ask: 'Quelle carte retourne dans sa pioche ?' },
  share: (d, reader) => ({
    ask: d['seat'] === undefined ? 'Combien pour ce familier ?' : `Combien pour ${whom(d['seat'], reader)} ?`,
    hint: `${d['rest']} à répartir.`,
  }),
  take: { ask: 'Quel sort prends-tu ?', hint: 'Tu peux aussi n’en prendre aucun.' },
};

function damage(d: EventData): string {
  return count(d['damage'], 'dégât', 'dégâts');
}

const WINDOWS: Readonly<Record<string, string>> = {
  'combat-start': 'Le combat commence.',
  'turn-start': 'Un tour commence.',
  declared: 'Une frappe est annoncée.',
  resolved: 'Quelque chose vient de se produire.',
};

export function promptWords({ id, data }: Message, reader: Reader): Prompt {
  const asker = ASKERS[id as PromptId];
  return typeof asker === 'function' ? asker(data ?? {}, reader) : asker;
}

/** In the Trueshot Lodge in French. */
import {
  type GameEvent,
  type Line,
  NOBODY,
  type Outcome,
  type Pending,
  type Reader,
  sayFrom,
  type WordBook,
  type Words,
} from '@fray/engine';
import type { TrueshotView } from '../view/view.js';
import { COMBAT_EVENTS } from './fr/events-combat.js';
import { FLOW_EVENTS, WEAPON_EVENTS } from './fr/events-flow.js';
import { STATE_EVENTS } from './fr/events-state.js';
import { GLOSSARY } from './fr/glossary.js';
import { moveWords } from './fr/moves.js';
import { OPTION_WORDS, ORDER_WORDS } from './fr/options.js';
import { promptWords } from './fr/prompts.js';
import { PROBLEMS, REFUSALS } from './fr/refusals.js';
import { pet, whom } from './fr/say.js';
import { sheetWords } from './fr/sheet.js';
import type { EventType, OutcomeId, PendingId } from './ids.js';
import { capital, isMe, type Teller } from './teller.js';

const EVENTS: Readonly<Record<EventType, Teller>> = {
  ...FLOW_EVENTS,
  ...WEAPON_EVENTS,
  ...COMBAT_EVENTS,
  ...STATE_EVENTS,
};

const OUTCOMES: Readonly<Record<OutcomeId, (winner: string, you: boolean) => string>> = {
  'last-left': (winner, you) =>
    you ? 'Il ne restait de la Vie qu’à toi.' : `Il ne restait de la Vie qu’à ${winner}.`,
  'all-fell': (winner, you) =>
    `Tous sont tombés en même temps ; ${you ? 'tu étais' : `${winner} était`} en tête dans cette manche.`,
  deserted: () => 'Tous les autres sont hors jeu.',
  'last-round': (winner, you) =>
    `La dernière manche est finie, et ${you ? 'tu avais' : `${winner} avait`} le plus de Vie.`,
};

const WINDOWS: Readonly<Record<PendingId, string>> = {
  'combat-start': 'Le combat commence',
  'turn-start': 'Un tour commence',
  declared: 'Une frappe est annoncée',
  resolved: 'Avant que le jeu continue',
  strike: 'Une frappe est annoncée',
};

function tellEvent({ type, clause, data }: GameEvent, reader: Reader): Line | undefined {
  const line = EVENTS[type as EventType]?.(data, reader);
  if (line === undefined) return undefined;
  const seat = data['seat'] ?? (data['pet'] as { seat?: number } | undefined)?.seat;
  return { ...line, words: capital(line.words), clause, ...(typeof seat === 'number' ? { seat } : {}) };
}

function pendingWords({ what }: Pending, reader: Reader): Words {
  const data = what.data ?? {};
  if (what.id !== 'strike') return [WINDOWS[what.id as PendingId] ?? what.id];
  const striker = capital(pet(data['striker'], reader));
  if (data['pet'] === undefined) return [...striker, ' frappe tous les familiers ennemis'];
  return [
    ...striker,
    ' frappe ',
    ...pet(data['pet'], reader),
    ` pour ${data['damage']}${data['falls'] === true ? ' ; ce serait la mort' : ''}`,
  ];
}

function outcomeWords({ reason, winners }: Outcome, reader: Reader): string {
  const [winner] = winners;
  return OUTCOMES[reason as OutcomeId](whom(winner, reader), isMe(winner, reader));
}

export const book: WordBook<TrueshotView> = {
  language: 'fr',
  title: 'Au Pavillon du Traqueur',
  gist: {
    aim: 'Sois le dernier chasseur à qui il reste de la Vie.',
    turn: 'Prépare-toi : trois actions pour acheter une arme, renouveler la boutique ou apprivoiser un familier. Puis, à chacun de tes tours, un de tes familiers frappe celui d’un voisin, et tout le monde peut lancer un sort à tout moment. Celui dont les familiers tiennent encore à la fin fait parler son arme.',
    win: 'Frappe avec le type qui bat le leur, protège le familier qui compte, et garde un sort pour le coup qui te serait fatal.',
  },
  blurb:
    'Trois ou quatre chasseurs, une rangée de familiers chacun, et un sort pour chaque instant. Le dernier en Vie gagne.',
  seat: (seat) => ['Frêne', 'Bouleau', 'Cèdre', 'Tilleul'][seat] ?? `Chasseur ${seat + 1}`,
  refusal: (why, reader) => sayFrom(REFUSALS, why, reader),
  problem: (problem) => sayFrom(PROBLEMS, problem, NOBODY),
  prompt: promptWords,
  move: moveWords,
  event: tellEvent,
  outcome: outcomeWords,
  pending: pendingWords,
  sheet: sheetWords,
  options: OPTION_WORDS,
  orders: ORDER_WORDS,
  glossary: GLOSSARY,
  measures: { rounds: 'Manches jouées' },
};

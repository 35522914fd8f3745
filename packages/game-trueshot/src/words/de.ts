/** In the Trueshot Lodge in German. */
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
import { COMBAT_EVENTS } from './de/events-combat.js';
import { FLOW_EVENTS, WEAPON_EVENTS } from './de/events-flow.js';
import { STATE_EVENTS } from './de/events-state.js';
import { GLOSSARY } from './de/glossary.js';
import { moveWords } from './de/moves.js';
import { OPTION_WORDS, ORDER_WORDS } from './de/options.js';
import { promptWords } from './de/prompts.js';
import { PROBLEMS, REFUSALS } from './de/refusals.js';
import { du, pet } from './de/say.js';
import { sheetWords } from './de/sheet.js';
import type { EventType, OutcomeId, PendingId } from './ids.js';
import { capital, isMe, type Teller } from './teller.js';

const EVENTS: Readonly<Record<EventType, Teller>> = {
  ...FLOW_EVENTS,
  ...WEAPON_EVENTS,
  ...COMBAT_EVENTS,
  ...STATE_EVENTS,
};

const OUTCOMES: Readonly<Record<OutcomeId, (winner: string, you: boolean) => string>> = {
  'last-left': (winner, you) => `Nur ${winner} ${you ? 'hattest' : 'hatte'} noch Leben.`,
  'all-fell': (winner, you) =>
    `Alle fielen zugleich; ${winner} ${you ? 'lagst' : 'lag'} in dieser Runde vorn.`,
  deserted: () => 'Alle anderen sind ausgeschieden.',
  'last-round': (winner, you) =>
    `Die letzte Runde ist vorbei, und ${winner} ${you ? 'hattest' : 'hatte'} das meiste Leben.`,
};

const WINDOWS: Readonly<Record<PendingId, string>> = {
  'combat-start': 'Der Kampf beginnt',
  'turn-start': 'Ein Zug beginnt',
  declared: 'Ein Angriff ist angesagt',
  resolved: 'Bevor es weitergeht',
  strike: 'Ein Angriff ist angesagt',
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
  if (data['pet'] === undefined) return [...striker, ' greift alle gegnerischen Tiere an'];
  return [
    ...striker,
    ' greift ',
    ...pet(data['pet'], reader, 'accusative'),
    ` an: ${data['damage']} Schaden${data['falls'] === true ? ', das wäre der Tod' : ''}`,
  ];
}

function outcomeWords({ reason, winners }: Outcome, reader: Reader): string {
  const [winner] = winners;
  return OUTCOMES[reason as OutcomeId](du(winner, reader), isMe(winner, reader));
}

export const book: WordBook<TrueshotView> = {
  language: 'de',
  title: 'In der Volltrefferhütte',
  gist: {
    aim: 'Sei der letzte Jäger mit Leben.',
    turn: 'Bereite dich vor: drei Aktionen, um eine Waffe zu kaufen, den Laden zu erneuern oder ein Tier zu zähmen. Dann greift in jedem deiner Züge eines deiner Tiere ein Tier eines Nachbarn an, und alle dürfen jederzeit zaubern. Wessen Tiere am Ende noch stehen, dessen Waffe schlägt zu.',
    win: 'Greif mit dem Typ an, der ihren schlägt, schütze das Tier, auf das es ankommt, und heb dir einen Zauber für den Schlag auf, der dich sonst erledigt.',
  },
  blurb:
    'Drei oder vier Jäger, jeder mit einer Reihe Tiere, und ein Zauber für jeden Moment. Wer zuletzt noch Leben hat, gewinnt.',
  seat: (seat) => ['Esche', 'Birke', 'Zeder', 'Linde'][seat] ?? `Jäger ${seat + 1}`,
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
  measures: { rounds: 'Gespielte Runden' },
};

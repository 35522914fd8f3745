/** In the Trueshot Lodge in English. */
import {
  type GameEvent,
  type Line,
  NOBODY,
  type Pending,
  plain,
  type Reader,
  sayFrom,
  type WordBook,
  type Words,
} from '@fray/engine';
import type { TrueshotView } from '../view/view.js';
import { COMBAT_EVENTS, STATE_EVENTS } from './en/events-combat.js';
import { FLOW_EVENTS, WEAPON_EVENTS } from './en/events-flow.js';
import { GLOSSARY } from './en/glossary.js';
import { moveWords } from './en/moves.js';
import { OPTION_WORDS, ORDER_WORDS } from './en/options.js';
import { promptWords } from './en/prompts.js';
import { PROBLEMS, REFUSALS } from './en/refusals.js';
import { pet, whom } from './en/say.js';
import { sheetWords } from './en/sheet.js';
import type { EventType, OutcomeId, PendingId } from './ids.js';
import { capital, type Teller } from './teller.js';

const EVENTS: Readonly<Record<EventType, Teller>> = {
  ...FLOW_EVENTS,
  ...WEAPON_EVENTS,
  ...COMBAT_EVENTS,
  ...STATE_EVENTS,
};

const OUTCOMES: Readonly<Record<OutcomeId, (winner: string) => string>> = {
  'last-left': (winner) => `${winner} had Health left when all others had none.`,
  'all-fell': (winner) => `Everybody fell at once; ${winner} ranked best in that round.`,
  deserted: () => 'Nobody else is left.',
  'last-round': (winner) => `The last round is over, and ${winner} had the most Health.`,
};

const WINDOWS: Readonly<Record<PendingId, string>> = {
  'combat-start': 'Combat begins',
  'turn-start': 'A turn begins',
  declared: 'A strike is declared',
  resolved: 'Before play goes on',
  strike: 'A strike is declared',
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
  if (data['pet'] === undefined) return [...striker, ' strikes every enemy pet'];
  return [
    ...striker,
    ' strikes ',
    ...pet(data['pet'], reader),
    ` for ${data['damage']}${data['falls'] === true ? '; it would fall' : ''}`,
  ];
}

export const book: WordBook<TrueshotView> = {
  language: 'en',
  title: 'In the Trueshot Lodge',
  gist: {
    aim: 'Be the last hunter with Health.',
    turn: 'Prepare: three actions to buy a weapon, refresh the shop or tame a pet. Then one pet of yours strikes a neighbour’s in each turn, and anybody may cast a spell at any moment. Whoever’s pets still stand at the end lets their weapon speak.',
    win: 'Strike with the type that beats theirs, protect the pet that matters, and keep one spell back for the blow that would end you.',
  },
  blurb:
    'Three or four hunters, a row of pets each, and a spell for every moment. The last one with Health wins.',
  seat: (seat) => ['Ash', 'Birch', 'Cedar', 'Dale'][seat] ?? `Hunter ${seat + 1}`,
  refusal: (why, reader) => sayFrom(REFUSALS, why, reader),
  problem: (problem) => sayFrom(PROBLEMS, problem, NOBODY),
  prompt: promptWords,
  move: moveWords,
  event: tellEvent,
  outcome({ reason, winners }, reader) {
    return plain(capital([OUTCOMES[reason as OutcomeId](whom(winners[0], reader))]));
  },
  pending: pendingWords,
  sheet: sheetWords,
  options: OPTION_WORDS,
  orders: ORDER_WORDS,
  glossary: GLOSSARY,
  measures: { rounds: 'Rounds played' },
};

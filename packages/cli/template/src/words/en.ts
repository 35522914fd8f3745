/** How the game speaks English. Every sentence is told to a reader, so that it can say "you". */
import {
  type EventData,
  type GameEvent,
  type Line,
  type Message,
  NOBODY,
  type Prompt,
  type Reader,
  type SeatView,
  type Section,
  type Sentence,
  say,
  sayFrom,
  type WordBook,
} from '@fray/engine';
import { VERBS } from '../verbs.js';
import type { View } from '../view.js';
import type { EventId, OutcomeId, PromptId, RefusalId, VerbId } from './ids.js';

const REFUSALS: Readonly<Record<RefusalId, Sentence>> = {
  unhurt: 'You are not hurt, so there is nothing to rest from.',
};

const PROMPTS: Readonly<Record<PromptId, (data: EventData, reader: Reader) => Prompt>> = {
  act: (d) => ({ ask: 'Do you strike or rest?', hint: `The other has ${d['health']} health left.` }),
};

const MOVES: Readonly<Record<VerbId, string>> = {
  strike: 'Strike: roll a die',
  rest: 'Rest: 2 health back',
  concede: 'Concede the match',
};

const OUTCOMES: Readonly<Record<OutcomeId, Sentence>> = {
  'health-gone': (d, reader) => `${who(loser(d), reader)} had no health left.`,
  'last-turn': 'The last turn is over, and health decided.',
  conceded: (d, reader) => `${who(loser(d), reader)} conceded.`,
};

type Teller = (data: EventData, reader: Reader) => Omit<Line, 'clause'>;
const EVENTS: Readonly<Record<EventId, Teller>> = {
  struck: (d, reader) => ({
    words: [`${who(d['seat'], reader)} struck for ${d['roll']}.`],
    small: `health ${Number(d['health']) + Number(d['roll'])} → ${d['health']}`,
    seat: Number(d['seat']),
  }),
  rested: (d, reader) => ({
    words: [`${who(d['seat'], reader)} rested.`],
    small: `health ${d['health']}`,
    seat: Number(d['seat']),
  }),
  conceded: (d, reader) => ({
    words: [`${who(d['seat'], reader)} gave up.`],
    seat: Number(d['seat']),
  }),
  over: (d, reader) => {
    const [winner] = d['winners'] as readonly number[];
    const words = [winner === undefined ? 'The match is a draw.' : `${who(winner, reader)} won the match.`];
    return { words, small: say(OUTCOMES[d['reason'] as OutcomeId], d, reader) };
  },
};

function who(seat: unknown, reader: Reader): string {
  return seat === reader.seat ? 'You' : (reader.names[Number(seat)] ?? '?');
}

function loser(data: EventData): number {
  return 1 - (data['winners'] as readonly number[])[0]!;
}

function tellEvent(event: GameEvent, reader: Reader): Line {
  return { ...EVENTS[event.type as EventId](event.data, reader), clause: event.clause };
}

function sheet({ table }: SeatView<View>, reader: Reader): Section[] {
  return table.health.map((health, seat) => ({
    title: reader.names[seat]!,
    seat,
    rows: [{ label: 'Health', words: [String(health)] }],
  }));
}

export const english: WordBook<View> = {
  language: 'en',
  title: 'Template Game',
  gist: {
    aim: 'Bring the other player’s health to 0.',
    turn: 'Strike, or rest.',
    win: 'Rest while you can, strike when it ends the match.',
  },
  blurb: 'Strike or rest: two players trade blows until one falls.',
  seat: (seat) => (seat === 0 ? 'First' : 'Second'),
  refusal: (why, reader) => sayFrom(REFUSALS, why, reader),
  problem: (problem: Message) => sayFrom({}, problem, NOBODY),
  prompt: ({ id, data }, reader) => PROMPTS[id as PromptId](data ?? {}, reader),
  move: ([verb]) => MOVES[VERBS[verb]!.id],
  event: tellEvent,
  outcome: ({ reason, winners }, reader) => say(OUTCOMES[reason as OutcomeId], { winners }, reader),
  pending: () => [],
  sheet,
  options: {},
  orders: {},
  glossary: {
    'verb:strike': { name: 'Strike', text: 'Roll a die; the other loses that much health.', clause: 'TG-3' },
    'verb:rest': { name: 'Rest', text: 'Get 2 health back, up to 12.', clause: 'TG-4' },
  },
};

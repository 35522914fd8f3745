/** A small game with a bit of everything, for the engine's own tests. */
import {
  below,
  type Core,
  cloneRng,
  cloneStack,
  decision,
  defineGame,
  type Game,
  Match,
  type MatchSetup,
  newCore,
  procedureOf,
  refusalsOf,
  type Sentence,
  say,
  sayFrom,
  type WordBook,
} from '../src/index.js';

export interface Toy extends Core {
  score: number[];
  notes: number[];
  pings: number;
  /** The other's note, once looked at. */
  peeked: number[];
  goal: number;
}

export interface ToyView {
  readonly score: number[];
  readonly note: number;
  readonly pings: number;
  readonly peeked: number;
}

export const BID = 0;
export const NOTE = 1;
export const PASS = 2;
export const ROLL = 3;
export const STOP = 4;
export const PING = 5;
export const STRIKE = 6;
/** Looks at the other's note for good, or is only told it. */
export const PEEK = 7;
export const LISTEN = 8;

type RefusalId = 'too-high' | 'not-ahead';
const refusal = refusalsOf<RefusalId>();

const TOO_HIGH = refusal('TOY-1', 'too-high', { most: 3 });
const NOT_AHEAD = refusal('TOY-2', 'not-ahead');

const REFUSALS: Readonly<Record<RefusalId, Sentence>> = {
  'too-high': ({ most }) => `Nobody may bid more than ${most}.`,
  'not-ahead': 'Only whoever is ahead may stop.',
};

export const toyBook: WordBook<ToyView> = {
  language: 'en',
  title: 'Toy',
  gist: { aim: 'Win.', turn: 'Choose.', win: 'Choose well.' },
  blurb: 'For tests.',
  seat: (seat) => `Toy ${seat}`,
  refusal: (why, reader) => sayFrom(REFUSALS, why, reader),
  problem: ({ id }) => id,
  prompt: ({ id }) => ({ ask: id === 'bid' ? 'How much?' : 'What now?' }),
  move: () => 'move',
  event: () => undefined,
  outcome: (_outcome, reader) => say('Far enough.', undefined, reader),
  pending: () => [],
  sheet: () => [],
  options: { goal: { label: 'Goal', help: 'Points to win.' } },
  orders: {},
  glossary: {},
};

const bid = decision<Toy>({
  id: 'bid',
  clause: 'TOY-1',
  offers(_s, _seat, out) {
    for (let n = 1; n <= 5; n++) out.offer(n > 3 ? TOO_HIGH : undefined, BID, n);
  },
  prompt: () => ({ id: 'bid' }),
  timeout: () => [BID, 1, 0, 0, 0],
});

const act = decision<Toy>({
  id: 'act',
  clause: 'TOY-2',
  offers(s, seat, out) {
    for (let n = 0; n < 3; n++) out.offer(undefined, NOTE, n);
    out.offer(undefined, PASS);
    out.offer(undefined, ROLL);
    out.offer(s.score[seat]! > s.score[1 - seat]! ? undefined : NOT_AHEAD, STOP);
  },
  prompt: () => ({ id: 'act' }),
  timeout: () => [PASS, 0, 0, 0, 0],
});

export const main = procedureOf<Toy>()('main', {
  askBids: (_s, run) => run.askAll(0b11, bid),
  openBids(s, run) {
    const bids = [0, 1].map((seat) => run.sealed(seat)[1]);
    for (const seat of [0, 1]) s.score[seat]! += bids[seat]!;
    if (run.listening) run.tell({ type: 'bids', clause: 'TOY-1', data: { bids } });
    run.call(turns, { seat: 0 });
  },
});

export const turns = procedureOf<Toy, { seat: number }>()('turns', {
  // Asked anew after an interruption: whoever was struck below zero loses the turn.
  ask: (s, run, l) => run.ask(s.score[l.seat]! < 0 ? 1 - l.seat : l.seat, act),
  answer(s, run, l) {
    if (run.verb === NOTE) s.notes[run.seat] = run.a;
    if (run.verb === PASS) l.seat = 1 - run.seat;
    if (run.verb === ROLL) s.score[run.seat]! += run.die(6);
    if (run.listening && run.verb === ROLL)
      run.tell({ type: 'rolled', clause: 'TOY-2', data: { score: s.score[run.seat]! } });
    if (run.verb !== STOP && s.score[run.seat]! < s.goal) return run.goto(turns.at.ask);
    if (run.listening) run.tell({ type: 'ended', clause: 'TOY-3', data: { seat: run.seat } });
    run.finish([run.seat], 'TOY-3', 'far-enough');
  },
});

const struck = procedureOf<Toy, { seat: number }>()('struck', {
  ask: (_s, run, l) => run.ask(l.seat, act),
  suffer(s, run, l) {
    s.score[l.seat]! -= run.verb === PASS ? 100 : 1;
  },
});

export const toy: Game<Toy, ToyView> = defineGame<Toy, ToyView>({
  id: 'toy',
  version: '7',
  minutes: 1,
  seats: { min: 2, max: 3 },
  maxDecisions: 1000,
  verbs: [
    { id: 'bid', args: [{ name: 'amount' }] },
    { id: 'note', args: [{ name: 'digit', names: ['zero', 'one', 'two'] }] },
    ...['pass', 'roll', 'stop', 'ping', 'strike', 'peek', 'listen'].map((id) => ({ id, args: [] })),
  ],
  options: [{ id: 'goal', clause: 'TOY-3', values: [20, 30], default: 20, basis: 'ruling' }],
  procedures: [main, turns, struck],
  decisions: [bid, act],
  start: main,
  standing: {
    firstVerb: PING,
    offers(_s, _seat, out) {
      out.offer(undefined, PING);
      out.offer(undefined, STRIKE);
      out.offer(undefined, PEEK);
      out.offer(undefined, LISTEN);
    },
    act(s, run) {
      const other = 1 - run.seat;
      const data = { note: s.notes[other]! };
      if (run.verb === PING) s.pings++;
      else if (run.verb === PEEK) s.peeked[run.seat] = data.note;
      else if (run.verb === LISTEN)
        run.tell({ type: 'heard', clause: 'TOY-4', data: {}, secret: [{ seats: [run.seat], data }] });
      else run.call(struck, { seat: 1 - run.seat });
    },
  },
  books: { en: () => Promise.resolve(toyBook) },
  knowledge: { judge: () => 0 },
  setup: ({ options }, rng) => ({
    ...newCore(rng),
    score: [0, 0],
    notes: [0, 0],
    pings: 0,
    peeked: [-1, -1],
    goal: Number(options['goal']),
  }),
  clone: (s) => ({
    rng: cloneRng(s.rng),
    stack: cloneStack(s.stack),
    outcome: s.outcome,
    score: [...s.score],
    notes: [...s.notes],
    pings: s.pings,
    peeked: [...s.peeked],
    goal: s.goal,
  }),
  view: (s, seat) => ({
    score: [...s.score],
    note: s.notes[seat] ?? -1,
    pings: s.pings,
    peeked: s.peeked[seat] ?? -1,
  }),
  // Nobody knows what the others have noted.
  sample: ({ seat, table, flow }, rng) => ({
    rng: cloneRng(rng),
    stack: cloneStack(flow.stack),
    outcome: flow.outcome,
    score: [...table.score],
    notes: table.score.map((_, other) => (other === seat ? table.note : below(rng, 3))),
    pings: table.pings,
    peeked: table.score.map((_, other) => (other === seat ? table.peeked : -1)),
    goal: 20,
  }),
  audit: () => undefined,
});

export const PEOPLE = [
  { name: 'Ann', kind: 'person' },
  { name: 'Bob', kind: 'person' },
] as const;

export function startToy(setup: Partial<MatchSetup> = {}): Match<Toy, ToyView> {
  const started = Match.start(toy, { seats: PEOPLE, seed: 'toy', ...setup });
  if (!started.ok) throw new Error(started.error.id);
  return started.value;
}

/** Past the bids: seat 0 is asked to act. */
export function afterBids(setup: Partial<MatchSetup> = {}): Match<Toy, ToyView> {
  const match = startToy(setup);
  match.play(0, [BID, 3, 0, 0, 0]);
  match.play(1, [BID, 2, 0, 0, 0]);
  return match;
}

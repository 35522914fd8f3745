/**
 * A tiny game with everything the server must handle: a secret hand, sealed bids, a private act that can be
 * taken back, a nested window, dice, standing choices. The server knows no real game, so this one will do.
 */
import {
  type AnyGame,
  type Core,
  cloneRng,
  cloneStack,
  decision,
  defineGame,
  newCore,
  type Offers,
  procedureOf,
  refusal,
  shuffle,
  type WordBook,
} from '@fray/engine';

export interface ModelState extends Core {
  hands: number[];
  notes: number[];
  score: number[];
  lastRoll: number;
}

export interface ModelView {
  hand: number | null;
  note: number | null;
  score: number[];
  lastRoll: number;
}

const BID = 0;
const NOTE = 1;
const PRESS = 2;
const PASS = 3;
const CONCEDE = 4;
const TARGET = 3;
const TOO_BOLD = refusal('M-2', 'too-bold', { most: 2 });

const book: WordBook<ModelView> = {
  language: 'en',
  title: 'Model',
  gist: { aim: 'Bid highest.', turn: 'Bid in secret.', win: 'Bid well.' },
  blurb: 'Bid in secret, answer in the open.',
  seat: (seat) => `Player ${seat + 1}`,
  refusal: ({ data }, { names, seat }) =>
    `${names[seat]} may bid more than ${data?.['most']} only with a point.`,
  problem: ({ id }) => `Problem: ${id}.`,
  prompt: ({ id }) => ({ ask: id }),
  move: (move) => `Move ${move.join(' ')}`,
  event: (event) => ({ words: [event.type] }),
  outcome: ({ reason }) => reason,
  pending: () => [],
  sheet: () => [],
  options: {},
  orders: {},
  glossary: {},
};

const bidding = decision<ModelState>({
  id: 'bid',
  clause: 'M-1',
  offers(state, seat, out) {
    for (let amount = 1; amount <= 3; amount++)
      out.offer(amount === 3 && state.score[seat] === 0 ? TOO_BOLD : undefined, BID, amount - 1);
  },
  prompt: () => ({ id: 'bid' }),
  timeout: () => [BID, 0, 0, 0, 0],
});

const answering = decision<ModelState>({
  id: 'answer',
  clause: 'M-3',
  offers(_, __, out: Offers) {
    for (let note = 0; note < 3; note++) out.offer(undefined, NOTE, note);
    out.offer(undefined, PRESS);
    out.offer(undefined, PASS);
  },
  prompt: () => ({ id: 'answer' }),
  timeout: () => [PASS, 0, 0, 0, 0],
});

/** Whoever lost the bidding answers; pressing asks the winner in turn, one level deeper. */
const answer = procedureOf<ModelState, { seat: number; other: number; depth: number }>()('answer', {
  ask(_, run, locals) {
    run.ask(locals.seat, answering);
  },
  read(state, run, locals) {
    if (run.verb === NOTE) {
      state.notes[locals.seat] = run.a;
      run.goto(answer.at.ask);
    } else if (run.verb === PRESS && locals.depth < 2) {
      if (run.listening) run.tell({ type: 'pressed', clause: 'M-3', data: { seat: locals.seat } });
      run.call(answer, { seat: locals.other, other: locals.seat, depth: locals.depth + 1 });
    }
  },
});

const match = procedureOf<ModelState>()('match', {
  deal(state, run) {
    const deck = Array.from({ length: 10 }, (_, i) => i);
    run.shuffle(deck);
    state.hands = state.score.map((_, seat) => deck[seat]!);
    if (run.listening)
      state.hands.forEach((hand, seat) => {
        run.tell({
          type: 'dealt',
          clause: 'M-0',
          data: { seat },
          secret: [{ seats: [seat], data: { hand } }],
        });
      });
  },
  round(state, run) {
    run.askAll((1 << state.score.length) - 1, bidding);
  },
  resolve(state, run) {
    const bids = state.score.map((_, seat) => run.sealed(seat)[1] + 1);
    const roll = run.die(6);
    state.lastRoll = roll;
    const strength = bids.map((bid, seat) => bid * 10 + ((state.hands[seat]! + roll) % 10));
    const winner = strength.indexOf(Math.max(...strength));
    const loser = strength.indexOf(Math.min(...strength));
    state.score[winner]!++;
    if (run.listening) run.tell({ type: 'round', clause: 'M-1', data: { bids, roll, winner } });
    run.call(answer, { seat: loser, other: winner, depth: 0 });
  },
  next(state, run) {
    const winner = state.score.findIndex((points) => points >= TARGET);
    if (winner === -1) run.goto(match.at.round);
    else run.finish([winner], 'M-4', 'three-points');
  },
});

const game = defineGame<ModelState, ModelView>({
  id: 'model',
  version: '1',
  minutes: 1,
  seats: { min: 2, max: 4 },
  maxDecisions: 400,
  verbs: [
    { id: 'bid', args: [{ name: 'amount', from: 1 }] },
    { id: 'note', args: [{ name: 'digit' }] },
    { id: 'press', args: [] },
    { id: 'pass', args: [] },
    { id: 'concede', args: [] },
  ],
  options: [
    { id: 'mood', clause: 'M-9', values: ['calm', 'wild'], default: 'calm', basis: 'ruling' },
    { id: 'first-mark', clause: 'M-10', values: ['red', 'blue'], default: 'red', basis: 'letter', seat: 0 },
    { id: 'second-mark', clause: 'M-10', values: ['red', 'blue'], default: 'blue', basis: 'letter', seat: 1 },
  ],
  optionsFault: (options) =>
    options['first-mark'] === options['second-mark'] ? { id: 'same-mark' } : undefined,
  orders: [
    {
      id: 'always-pass',
      default: false,
      answer: (_view, moves, asked) =>
        asked === 'answer' ? moves.findIndex(([verb]) => verb === PASS) : undefined,
    },
  ],
  procedures: [match, answer],
  decisions: [bidding, answering],
  start: match,
  standing: {
    firstVerb: CONCEDE,
    offers: (_, __, out) => out.offer(undefined, CONCEDE),
    act(state, run) {
      const others = state.score.map((_, seat) => seat).filter((seat) => seat !== run.seat);
      run.finish(others, 'M-5', 'gave-up');
    },
  },
  books: { en: () => Promise.resolve(book) },
  knowledge: {
    judge: (state, seat) => state.score[seat]! / TARGET,
    policy: (_view, moves) => moves.length - 1,
  },
  setup: ({ seats }, rng) => ({
    ...newCore(rng),
    hands: [],
    notes: new Array(seats).fill(-1),
    score: new Array(seats).fill(0),
    lastRoll: 0,
  }),
  clone: (s) => ({
    rng: cloneRng(s.rng),
    stack: cloneStack(s.stack),
    outcome: s.outcome,
    hands: s.hands.slice(),
    notes: s.notes.slice(),
    score: s.score.slice(),
    lastRoll: s.lastRoll,
  }),
  view: (s, seat) => ({
    hand: s.hands[seat] ?? null,
    note: s.notes[seat] ?? null,
    score: s.score.slice(),
    lastRoll: s.lastRoll,
  }),
  sample: ({ seat, table, flow }, rng) => {
    const rest = Array.from({ length: 10 }, (_, i) => i).filter((card) => card !== table.hand);
    shuffle(rng, rest);
    const hands = table.score.map((_, other) => (other === seat ? table.hand! : rest[other]!));
    const notes = table.score.map((_, other) => (other === seat ? table.note! : -1));
    const { score, lastRoll } = table;
    return {
      rng: cloneRng(rng),
      stack: cloneStack(flow.stack),
      outcome: flow.outcome,
      hands,
      notes,
      score: score.slice(),
      lastRoll,
    };
  },
  audit: () => undefined,
});

export const modelGame: AnyGame = game;

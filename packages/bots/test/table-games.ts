/** Two tiny games for testing bots: a heap to take from, and a sealed guess with a hidden number. */
import {
  type Core,
  cloneRng,
  cloneStack,
  decision,
  defineGame,
  type Game,
  newCore,
  procedureOf,
  type SeatView,
} from '@fray/engine';

const TEXT = {
  seat: (seat: number) => `Player ${seat + 1}`,
  event: () => undefined,
  move: () => 'take',
  sheet: () => [],
  glossary: {},
};

interface Heap extends Core {
  left: number;
  seat: number;
}

const take = decision<Heap>({
  id: 'take',
  clause: 'T-1',
  offers(state, _seat, out) {
    for (let n = 1; n <= 3 && n <= state.left; n++) out.offer(undefined, 0, n);
  },
  prompt: () => ({ ask: 'How many do you take?' }),
  timeout: () => [0, 1, 0, 0, 0],
});

const turn = procedureOf<Heap>()('turn', {
  ask: (state, run) => run.ask(state.seat, take),
  take(state, run) {
    state.left -= run.a;
    if (state.left === 0) run.finish([state.seat], 'T-2', 'took the last one');
    state.seat = 1 - state.seat;
    run.goto(0);
  },
});

/** Whoever takes the last of ten wins; leaving a multiple of four is winning. */
export const heap: Game<Heap, number> = defineGame<Heap, number>({
  id: 'heap',
  title: 'Heap',
  version: '1',
  blurb: '',
  minutes: 1,
  seats: { min: 2, max: 2 },
  maxDecisions: 10,
  verbs: [{ id: 'take', args: [{ name: 'count' }] }],
  options: [],
  procedures: [turn],
  decisions: [take],
  start: turn,
  text: TEXT,
  knowledge: {
    judge: (state, seat) =>
      state.outcome ? (state.outcome.winners[0] === seat ? 1 : -1) : worth(state, seat),
  },
  setup: (_setup, rng) => ({ ...newCore(rng), left: 10, seat: 0 }),
  clone: (s) => ({
    rng: cloneRng(s.rng),
    stack: cloneStack(s.stack),
    outcome: s.outcome,
    left: s.left,
    seat: s.seat,
  }),
  view: (state) => state.left,
  sample: (view, rng) => ({
    ...newCore(cloneRng(rng)),
    stack: cloneStack(view.flow.stack),
    left: view.table,
    seat: view.seat,
  }),
  audit: () => undefined,
});

function worth(state: Readonly<Heap>, seat: number): number {
  const lost = state.left % 4 === 0;
  return (state.seat === seat) === lost ? -1 : 1;
}

interface Guess extends Core {
  scores: number[];
}

const guess = decision<Guess>({
  id: 'guess',
  clause: 'T-3',
  offers(_state, _seat, out) {
    for (let n = 0; n < 3; n++) out.offer(undefined, 0, n);
  },
  prompt: () => ({ ask: 'Which number?' }),
  timeout: () => [0, 0, 0, 0, 0],
});

const duel = procedureOf<Guess>()('duel', {
  seal: (_state, run) => run.askAll(0b11, guess),
  reveal(state, run) {
    state.scores = [run.sealed(0)[1], run.sealed(1)[1]];
    const [first, second] = state.scores as [number, number];
    run.finish(first === second ? [] : [first > second ? 0 : 1], 'T-4', 'higher number');
  },
});

/** Both write a number at once; the higher wins. */
export const sealedGuess: Game<Guess, null> = defineGame<Guess, null>({
  id: 'guess',
  title: 'Guess',
  version: '1',
  blurb: '',
  minutes: 1,
  seats: { min: 2, max: 2 },
  maxDecisions: 2,
  verbs: [{ id: 'guess', args: [{ name: 'number' }] }],
  options: [],
  procedures: [duel],
  decisions: [guess],
  start: duel,
  text: TEXT,
  knowledge: { judge: (state, seat) => (state.scores[seat] ?? 0) - (state.scores[1 - seat] ?? 0) },
  setup: (_setup, rng) => ({ ...newCore(rng), scores: [] }),
  clone: (s) => ({
    rng: cloneRng(s.rng),
    stack: cloneStack(s.stack),
    outcome: s.outcome,
    scores: s.scores.slice(),
  }),
  view: () => null,
  sample: (view: SeatView<null>, rng) => ({
    ...newCore(cloneRng(rng)),
    stack: cloneStack(view.flow.stack),
    scores: [],
  }),
  audit: () => undefined,
});

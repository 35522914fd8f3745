/** Three tiny games for testing bots: a heap to take from, sealed numbers, and a bell that may be rung unasked. */
import { type Core, type Game, newCore, procedureOf, settled } from '@fray/engine';
import { modelGame, question, sampleCore } from '@fray/testkit/models';

interface Heap extends Core {
  left: number;
  seat: number;
}

const take = question<Heap>('take', 'T-1', (state, _seat, out) => {
  for (let n = 1; n <= 3 && n <= state.left; n++) out.offer(undefined, 0, n);
});

const turn = procedureOf<Heap>()('turn', {
  ask: (state, run) => run.ask(state.seat, take),
  take(state, run) {
    state.left -= run.a;
    if (state.left === 0) run.finish([state.seat], 'T-2', 'last');
    state.seat = 1 - state.seat;
    run.goto(0);
  },
});

type HeapView = Pick<Heap, 'left' | 'seat'>;

const plainHeap = modelGame<Heap, HeapView>({
  id: 'heap',
  title: 'Heap',
  seats: { min: 2, max: 2 },
  maxDecisions: 10,
  verbs: ['take count'],
  procedures: [turn],
  decisions: [take],
  start: turn,
  setup: (_setup, rng) => ({ ...newCore(rng), left: 10, seat: 0 }),
  view: ({ left, seat }) => ({ left, seat }),
  sample: (view, rng) => ({ ...sampleCore(view, rng), ...view.table }),
  audit: () => undefined,
});

/** Whoever takes the last of ten wins; leaving a multiple of four is winning, and the judge knows it. */
export const heap: Game<Heap, HeapView> = {
  ...plainHeap,
  knowledge: { judge: (state, seat) => settled(state.outcome, seat) ?? worth(state, seat) },
};

function worth(state: Readonly<Heap>, seat: number): number {
  const lost = state.left % 4 === 0;
  return (state.seat === seat) === lost ? -1 : 1;
}

interface Hedge extends Core {
  scores: number[];
}

const write = question<Hedge>('write', 'T-3', (_state, _seat, out) => {
  for (let n = 0; n < 3; n++) out.offer(undefined, 0, n);
});

const duel = procedureOf<Hedge>()('duel', {
  seal: (_state, run) => run.askAll(0b11, write),
  reveal(state, run) {
    const numbers = [run.sealed(0)[1], run.sealed(1)[1]];
    state.scores = numbers.map((own, seat) => payoff(own, numbers[1 - seat]!));
    run.finish([], 'T-4', 'shown');
  },
});

/** 1 always brings 2; 0 and 2 bring 3 if the other wrote the same, and cost 3 otherwise. */
function payoff(own: number, other: number): number {
  return own === 1 ? 2 : own === other ? 3 : -3;
}

const plainHedge = modelGame<Hedge, { shown: boolean }>({
  id: 'hedge',
  title: 'Hedge',
  seats: { min: 2, max: 2 },
  maxDecisions: 2,
  verbs: ['write number'],
  procedures: [duel],
  decisions: [write],
  start: duel,
  setup: (_setup, rng) => ({ ...newCore(rng), scores: [] }),
  view: ({ scores }) => ({ shown: scores.length > 0 }),
  sample: (view, rng) => ({ ...sampleCore(view, rng), scores: [] }),
  audit: () => undefined,
});

/**
 * Both write a number at once. Against chance 1 is best; against somebody who always writes the first number it would be 0, and
 * before anything is shown all three look alike.
 */
export const hedge: Game<Hedge, { shown: boolean }> = {
  ...plainHedge,
  knowledge: { judge: (state, seat) => state.scores[seat] ?? 0 },
};

interface Bell extends Core {
  left: number;
  rung: number[];
}

export const WAIT = 0;
export const RING = 1;

const wait = question<Bell>('wait', 'T-5', (_state, _seat, out) => {
  out.offer(undefined, WAIT, 0);
  out.offer(undefined, WAIT, 1);
});

const waiting = procedureOf<Bell>()('waiting', {
  ask: (_state, run) => run.ask(0, wait),
  count(state, run) {
    state.left--;
    if (state.left === 0) run.finish(state.rung, 'T-6', 'rung');
    run.goto(0);
  },
});

/** Seat 0 is asked three times; either may ring the bell, once, unasked, and who rang it wins. It pays from the second time on. */
export const bell = modelGame<Bell, { left: number; rung: number[] }>({
  id: 'bell',
  title: 'Bell',
  seats: { min: 2, max: 2 },
  maxDecisions: 5,
  verbs: ['wait how', 'ring'],
  procedures: [waiting],
  decisions: [wait],
  start: waiting,
  standing: {
    firstVerb: RING,
    offers: (state, seat, out) => {
      if (!state.rung.includes(seat)) out.offer(undefined, RING);
    },
    act: (state, run) => void state.rung.push(run.seat),
  },
  act: (look) => (look().table.left < 3 ? 0 : undefined),
  setup: (_setup, rng) => ({ ...newCore(rng), left: 3, rung: [] }),
  view: ({ left, rung }) => ({ left, rung: rung.slice() }),
  sample: (view, rng) => ({ ...sampleCore(view, rng), ...view.table, rung: view.table.rung.slice() }),
  audit: () => undefined,
});

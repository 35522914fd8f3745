/** Small games whose best choice and value can be worked out by hand, to hold search to. */
import { type Core, newCore, procedureOf, shuffle } from '@fray/engine';
import { copyPlain, modelGame, question, sampleCore } from '@fray/testkit/models';

interface Heap extends Core {
  left: number;
  seat: number;
}

const take = question<Heap>('take', 'SG-1', (s, _seat, out) => {
  for (let n = 1; n <= 3 && n <= s.left; n++) out.offer(undefined, 0, n);
});
const turns = procedureOf<Heap>()('turns', {
  ask: (s, run) => run.ask(s.seat, take),
  take(s, run) {
    s.left -= run.a;
    if (s.left === 0) run.finish([s.seat], 'SG-1', 'last');
    s.seat = (s.seat + 1) % 2;
    run.goto(turns.at.ask);
  },
});

/** Whoever takes the last of ten wins: leave a multiple of four, so take two. */
export const heap = modelGame<Heap, { left: number; seat: number }>({
  id: 'heap',
  title: 'Heap',
  seats: { min: 2, max: 2 },
  maxDecisions: 12,
  verbs: ['take count'],
  procedures: [turns],
  decisions: [take],
  start: turns,
  setup: (_setup, rng) => ({ ...newCore(rng), left: 10, seat: 0 }),
  view: ({ left, seat }) => ({ left, seat }),
  sample: (view, rng) => ({ ...sampleCore(view, rng), ...view.table }),
  audit: () => undefined,
});

interface Showdown extends Core {
  deck: number[];
}

const stay = question<Showdown>('stay', 'SG-2', (_s, _seat, out) => {
  out.offer(undefined, 0);
  out.offer(undefined, 1);
});
const showdown = procedureOf<Showdown>()('showdown', {
  deal: (s, run) => run.shuffle(s.deck),
  ask: (_s, run) => run.ask(0, stay),
  show(s, run) {
    const [mine, theirs] = s.deck as [number, number];
    if (run.verb === 1) run.finish([], 'SG-2', 'left');
    else run.finish([mine > theirs ? 0 : 1], 'SG-2', 'shown');
  },
});

/**
 * Cards 0 to 4, one each, mine alone is seen: staying wins against a lower one and loses against a higher, leaving draws. With
 * card c staying is worth (2c - 4) / 4.
 */
export const hiddenCard = modelGame<Showdown, { mine: number }>({
  id: 'hidden-card',
  title: 'Hidden card',
  seats: { min: 2, max: 2 },
  maxDecisions: 2,
  verbs: ['stay', 'leave'],
  procedures: [showdown],
  decisions: [stay],
  start: showdown,
  setup: (_setup, rng) => ({ ...newCore(rng), deck: [0, 1, 2, 3, 4] }),
  view: ({ deck }, seat) => ({ mine: seat === 0 ? deck[0]! : -1 }),
  sample: (view, rng) => {
    const rest = [0, 1, 2, 3, 4].filter((card) => card !== view.table.mine);
    shuffle(rng, rest);
    return { ...sampleCore(view, rng), deck: view.table.mine === -1 ? rest : [view.table.mine, ...rest] };
  },
  audit: () => undefined,
});

interface Bids extends Core {
  bids: number[];
}

const bid = question<Bids>('bid', 'SG-3', (_s, _seat, out) => {
  for (let n = 0; n < 4; n++) out.offer(undefined, 0, n);
});
const auction = procedureOf<Bids>()('auction', {
  seal: (_s, run) => run.askAll(0b111, bid),
  open(s, run) {
    s.bids = [0, 1, 2].map((seat) => run.sealed(seat)[1]);
    // A bid of 3 is too high and loses; of the others the highest that nobody else made wins.
    const valid = s.bids.flatMap((n, seat) =>
      n < 3 && s.bids.every((other, i) => i === seat || other !== n) ? [{ n, seat }] : [],
    );
    const best = valid.sort((x, y) => y.n - x.n)[0];
    run.finish(best === undefined ? [] : [best.seat], 'SG-3', 'opened');
  },
});

/** Three seats bid at once: bidding 3 never wins, which everyone must find though nobody sees the others. */
export const sealedBids = modelGame<Bids, Record<string, never>>({
  id: 'sealed-bids',
  title: 'Sealed bids',
  seats: { min: 3, max: 3 },
  maxDecisions: 4,
  verbs: ['bid amount'],
  procedures: [auction],
  decisions: [bid],
  start: auction,
  setup: (_setup, rng) => ({ ...newCore(rng), bids: [] }),
  view: () => ({}),
  sample: (view, rng) => ({ ...sampleCore(view, rng), bids: [] }),
  audit: () => undefined,
});

interface Dice extends Core {
  points: number;
}

const roll = question<Dice>('roll', 'SG-4', (_s, _seat, out) => {
  out.offer(undefined, 0);
  out.offer(undefined, 1);
});
const pushing = procedureOf<Dice>()('pushing', {
  ask: (_s, run) => run.ask(0, roll),
  act(s, run) {
    if (run.verb === 1) return run.finish(s.points >= 4 ? [0] : [1], 'SG-4', 'stopped');
    const die = run.die(6);
    s.points += die;
    if (die === 1) run.finish([1], 'SG-4', 'bust');
    else run.goto(pushing.at.ask);
  },
});

/** Roll or stop; four points are wanted and a one loses. Below four, roll; from four on, stop. */
export const pushYourLuck = modelGame<Dice, { points: number }>({
  id: 'push',
  title: 'Push your luck',
  seats: { min: 2, max: 2 },
  maxDecisions: 500,
  verbs: ['roll', 'stop'],
  procedures: [pushing],
  decisions: [roll],
  start: pushing,
  setup: (_setup, rng) => ({ ...newCore(rng), points: 0 }),
  view: ({ points }) => copyPlain({ points }),
  sample: (view, rng) => ({ ...sampleCore(view, rng), points: view.table.points }),
  audit: () => undefined,
});

/** The chance of winning by best play from a number of points, worked out exactly. */
export function diceValue(points: number): number {
  if (points >= 4) return 1;
  let sum = 0;
  for (const die of [2, 3, 4, 5, 6]) sum += diceValue(points + die);
  return sum / 6;
}

/** More than search has room for at first. */
export const NUMBERS = 700;

const name = question<Core>('name', 'SG-5', (_s, _seat, out) => {
  for (let n = 0; n < NUMBERS; n++) out.offer(undefined, 0, n);
});
const naming = procedureOf<Core>()('naming', {
  ask: (_s, run) => run.ask(0, name),
  named: (_s, run) => run.finish([run.a === NUMBERS - 1 ? 0 : 1], 'SG-5', 'named'),
});

/** Whoever names the highest number wins. */
export const highestNumber = modelGame<Core, object>({
  id: 'highest-number',
  title: 'Highest number',
  seats: { min: 2, max: 2 },
  maxDecisions: 1,
  verbs: ['name number'],
  procedures: [naming],
  decisions: [name],
  start: naming,
  setup: (_setup, rng) => newCore(rng),
  view: () => ({}),
  sample: (view, rng) => sampleCore(view, rng),
  audit: () => undefined,
});

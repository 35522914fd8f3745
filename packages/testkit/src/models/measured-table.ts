/**
 * Model 4, a measured table. A drawn card says how many inches a disc may move; it may be swapped for a card in hand; the disc goes
 * to any point within reach, around a wall. First across the table wins.
 */
import {
  type Core,
  conserved,
  dealUnseen,
  newCore,
  procedureOf,
  type Rng,
  refusal,
  type SeatView,
  without,
} from '@fray/engine';
import { copyPlain, modelGame, question, sampleCore } from './model-game.js';
import { isInside, type Point, type Rect, squaredDistance, withinReach } from './reach.js';

export interface Crossing extends Core {
  /** The middle of each seat's disc: x and y in thousandths of an inch. */
  discs: number[][];
  /** Cards are inches. */
  hands: number[][];
  /** The cards of each hand that everybody has seen go there. */
  seen: number[][];
  deck: number[];
  discard: number[];
  drawn: number;
}

interface Table extends Omit<Crossing, keyof Core | 'hands' | 'deck'> {
  readonly hand: number[];
  readonly deckSize: number;
}

const [KEEP, SWAP, MOVE] = [0, 1, 2] as const;
const INCH = 1000;
const RADIUS = INCH / 2;
const [WIDTH, HEIGHT] = [24 * INCH, 18 * INCH];
/** The wall from (4, 8) to (20, 10), wider by a disc's radius all round, corners left square: where no disc's middle may be. */
export const WALL: Rect = { left: 3500, top: 7500, right: 20500, bottom: 10500 };
const GOALS = [HEIGHT - 2 * INCH, 2 * INCH];
const DECK = [2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6, 7, 8];

const OFF_TABLE = refusal('MM-03', 'off-table');
const IN_WALL = refusal('MM-03', 'in-wall');
const ON_DISC = refusal('MM-03', 'on-disc');
const TOO_FAR = refusal('MM-04', 'too-far');
const NO_CARD = refusal('MM-02', 'no-card');

/** Why a disc may not end there; exact to a thousandth of an inch. */
export function refusePlace(s: Readonly<Crossing>, seat: number, x: number, y: number) {
  const to: Point = [x, y];
  if (x < RADIUS || y < RADIUS || x > WIDTH - RADIUS || y > HEIGHT - RADIUS) return OFF_TABLE;
  if (isInside(to, WALL)) return IN_WALL;
  if (squaredDistance(to, pointOf(s, 1 - seat)) < (2 * RADIUS) ** 2) return ON_DISC;
  return withinReach(pointOf(s, seat), to, s.drawn * INCH, WALL) ? undefined : TOO_FAR;
}

function pointOf(s: Readonly<Crossing>, seat: number): Point {
  return [s.discs[seat]![0]!, s.discs[seat]![1]!];
}

/** Good places to try: as far as the card goes in eight directions, the corners of the wall, and standing still. */
function candidates(s: Readonly<Crossing>, seat: number): number[] {
  const [x, y] = pointOf(s, seat);
  const far = s.drawn * INCH;
  const slant = Math.floor((far * 70710) / 100000);
  const places = [x, y, x + far, y, x - far, y, x, y + far, x, y - far];
  for (const dx of [slant, -slant]) places.push(x + dx, y + slant, x + dx, y - slant);
  for (const cx of [WALL.left, WALL.right]) places.push(cx, WALL.top, cx, WALL.bottom);
  return places;
}

const swap = question<Crossing>('swap', 'MM-02', (s, seat, out) => {
  out.offer(undefined, KEEP);
  for (let card = 2; card <= 8; card++)
    out.offer(s.hands[seat]!.includes(card) ? undefined : NO_CARD, SWAP, card);
});

const move = question<Crossing>('move', 'MM-04', (s, seat, out) =>
  out.region(MOVE, 0, (x, y) => refusePlace(s, seat, x, y), candidates(s, seat)),
);

const race = procedureOf<Crossing>()('race', {
  shuffle: (s, run) => run.shuffle(s.deck),
  deal(s, run) {
    s.hands = [s.deck.splice(-2), s.deck.splice(-2)];
    run.call(turn, { seat: 0 });
  },
});

const turn = procedureOf<Crossing, { seat: number }>()('turn', {
  draw(s, run, l) {
    if (s.deck.length === 0) return run.finish([], 'MM-05', 'deck-empty');
    s.drawn = s.deck.pop()!;
    if (run.listening) run.tell({ type: 'draw', clause: 'MM-01', data: { seat: l.seat, card: s.drawn } });
  },
  offerSwap: (_s, run, l) => run.ask(l.seat, swap),
  takeSwap(s, run, l) {
    if (run.verb === KEEP) return;
    const [hand, seen] = [s.hands[l.seat]!, s.seen[l.seat]!];
    hand[hand.indexOf(run.a)] = s.drawn;
    if (seen.includes(run.a)) seen.splice(seen.indexOf(run.a), 1);
    seen.push(s.drawn);
    const data = { seat: l.seat, out: run.a, in: s.drawn };
    if (run.listening) run.tell({ type: 'swap', clause: 'MM-02', data });
    s.drawn = run.a;
  },
  askMove: (_s, run, l) => run.ask(l.seat, move),
  go(s, run, l) {
    s.discs[l.seat] = [run.b, run.c];
    s.discard.push(s.drawn);
    s.drawn = 0;
    const data = { seat: l.seat, x: run.b, y: run.c };
    if (run.listening) run.tell({ type: 'move', clause: 'MM-04', data });
    if (l.seat === 0 ? run.c >= GOALS[0]! : run.c <= GOALS[1]!)
      return run.finish([l.seat], 'MM-05', 'across');
    l.seat = 1 - l.seat;
    run.goto(turn.at.draw);
  },
});

function sample(view: SeatView<Table>, rng: Rng): Crossing {
  const { seat, table } = view;
  const sure = table.seen.map((cards, other) => (other === seat ? table.hand : cards));
  const hidden = without(DECK, [...table.discard, ...sure.flat(), ...(table.drawn > 0 ? [table.drawn] : [])]);
  const size = (hidden.length - table.deckSize + sure.flat().length) / 2;
  const { piles: hands, rest: deck } = dealUnseen(hidden, sure, [size, size], rng);
  const { discs, seen, discard, drawn } = copyPlain(table);
  return { ...sampleCore(view, rng), discs, hands, seen, deck, discard, drawn };
}

export const measuredTable = modelGame<Crossing, Table>({
  id: 'model-measured',
  title: 'A measured table',
  seats: { min: 2, max: 2 },
  maxDecisions: 24,
  verbs: ['keep', 'swap card', 'move disc x y'],
  procedures: [race, turn],
  decisions: [swap, move],
  start: race,
  setup: (_setup, rng) => ({
    ...newCore(rng),
    discs: [INCH, HEIGHT - INCH].map((y) => [WIDTH / 2, y]),
    ...{ hands: [[], []], seen: [[], []], deck: [...DECK], discard: [], drawn: 0 },
  }),
  view({ discs, seen, discard, drawn, hands, deck }, seat) {
    return copyPlain({ discs, seen, discard, drawn, hand: hands[seat] ?? [], deckSize: deck.length });
  },
  sample,
  audit: (s) => conserved(DECK, [...s.hands, s.deck, s.discard, s.drawn > 0 ? [s.drawn] : []]),
});

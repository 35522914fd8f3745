/** What one seat may know, and a full state that fits it. */
import { cloneRng, cloneStack, type Rng, type SeatView, shuffle } from '@fray/engine';
import { type LaneResult, newLaneResult, resolveLane } from './battle.js';
import { type Board, EMPTY, LANES, SEATS } from './board.js';
import { cardPool, type RohanState } from './state.js';

/** Everything a seat may know (RL-A11): the table, its own hand, and how many cards lie elsewhere. */
export interface RohanView extends Board {
  readonly factions: readonly number[];
  readonly round: number;
  readonly turn: number;
  readonly passes: number;
  readonly finished: readonly number[];
  readonly hand: readonly number[];
  readonly handSizes: readonly number[];
  readonly deckSizes: readonly number[];
  /** Cards everyone knows to be in a hand. */
  readonly shown: readonly (readonly number[])[];
  readonly reinforced: readonly number[];
  readonly stirred: boolean;
  readonly quiet: number;
}

/** The coming Assault, lane by lane; exact, since all of it lies on the table. */
export interface Forecast {
  readonly lanes: readonly LaneResult[];
  /** Health of both players afterwards. */
  readonly health: readonly number[];
  /** The lane in which somebody falls, or -1; later lanes would not be fought (RL-A28). */
  readonly decidedIn: number;
}

export function view(s: Readonly<RohanState>, seat: number): RohanView {
  return {
    options: s.options,
    factions: s.factions,
    round: s.round,
    attacker: s.attacker,
    turn: s.turn,
    passes: s.passes,
    finished: s.finished.slice(),
    health: s.health.map((health) => Math.max(0, health)),
    cards: s.cards.slice(),
    hp: s.hp.slice(),
    atkUp: s.atkUp.slice(),
    defUp: s.defUp.slice(),
    hand: seat < 0 ? [] : s.hands[seat]!.slice(),
    handSizes: s.hands.map((hand) => hand.length),
    deckSizes: s.decks.map((deck) => deck.length),
    shown: s.shown.map((cards) => cards.slice()),
    reinforced: s.reinforced.slice(),
    stirred: s.stirred,
    quiet: s.quiet,
  };
}

export function forecast(board: Board): Forecast {
  const health = board.health.map((h) => Math.max(0, h));
  const lanes: LaneResult[] = [];
  let decidedIn = -1;
  for (let lane = 0; lane < LANES; lane++) {
    const result = newLaneResult();
    resolveLane(board, lane, result);
    lanes.push(result);
    if (decidedIn !== -1) continue;
    for (let seat = 0; seat < SEATS; seat++) health[seat]! -= result.loss[seat]!;
    if (board.options.winCheck === 'lane' && health.some((h) => h <= 0)) decidedIn = lane;
  }
  return { lanes, health: health.map((h) => Math.max(0, h)), decidedIn };
}

/** Hidden hands and decks are dealt anew from what each seat must own. */
export function sample({ table, flow, seat }: SeatView<RohanView>, rng: Rng): RohanState {
  const hands: number[][] = [];
  const decks: number[][] = [];
  for (let i = 0; i < SEATS; i++) {
    const known = i === seat ? table.hand : table.shown[i]!;
    const unseen = unseenCards(table, i, known);
    shuffle(rng, unseen);
    const hand = known.slice();
    while (hand.length < table.handSizes[i]!) hand.push(unseen.pop()!);
    hands.push(hand);
    decks.push(unseen);
  }
  return {
    rng: cloneRng(rng),
    stack: cloneStack(flow.stack),
    outcome: flow.outcome,
    options: table.options,
    factions: table.factions,
    round: table.round,
    attacker: table.attacker,
    turn: table.turn,
    passes: table.passes,
    finished: table.finished.slice(),
    health: table.health.slice(),
    decks,
    hands,
    shown: table.shown.map((cards) => cards.slice()),
    cards: table.cards.slice(),
    hp: table.hp.slice(),
    atkUp: table.atkUp.slice(),
    defUp: table.defUp.slice(),
    reinforced: table.reinforced.slice(),
    stirred: table.stirred,
    quiet: table.quiet,
  };
}

function unseenCards(table: RohanView, seat: number, known: readonly number[]): number[] {
  const pool = cardPool(table.options, table.factions[seat]!, table.reinforced[seat]!);
  const row = table.cards.slice(seat * LANES, seat * LANES + LANES);
  for (const card of [...row, ...known]) if (card !== EMPTY) pool.splice(pool.indexOf(card), 1);
  return pool;
}

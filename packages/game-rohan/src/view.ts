/** What one seat may know, and a full state that fits it. */
import { cloneStack, dealOne, freshRng, type Rng, type SeatView, without } from '@fray/engine';
import { type Board, row, SEATS } from './board.js';
import { cardPool, pair, places, type RohanState } from './state.js';

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
  readonly owned: RohanState['owned'];
  readonly reinforced: readonly number[];
  readonly stirred: boolean;
  readonly quiet: number;
}

export function view(s: Readonly<RohanState>, seat: number, other?: RohanView): RohanView {
  return {
    options: s.options,
    factions: s.factions,
    round: s.round,
    attacker: s.attacker,
    turn: s.turn,
    passes: s.passes,
    finished: s.finished,
    health: pairOf(Math.max(0, s.health[0]!), Math.max(0, s.health[1]!), other?.health),
    cards: listOf(s.cards, other?.cards),
    hp: listOf(s.hp, other?.hp),
    atkUp: s.atkUp,
    defUp: s.defUp,
    hand: seat < 0 ? NO_HAND : listOf(s.hands[seat]!, other?.hand),
    handSizes: pairOf(s.hands[0]!.length, s.hands[1]!.length, other?.handSizes),
    deckSizes: pairOf(s.decks[0]!.length, s.decks[1]!.length, other?.deckSizes),
    shown: s.shown,
    owned: s.owned,
    reinforced: s.reinforced,
    stirred: s.stirred,
    quiet: s.quiet,
  };
}

const NO_HAND: readonly number[] = [];

/** A copy, or the list of another view that says the same. */
function listOf(now: readonly number[], other: readonly number[] | undefined): readonly number[] {
  if (other === undefined || other.length !== now.length) return now.slice();
  for (let i = 0; i < now.length; i++) if (other[i] !== now[i]) return now.slice();
  return other;
}

function pairOf(first: number, second: number, other: readonly number[] | undefined): readonly number[] {
  return other !== undefined && other[0] === first && other[1] === second ? other : [first, second];
}

/** What each seat has that a view does not show: the same for all the thousands of worlds that search makes from one view. */
const UNSEEN = new WeakMap<RohanView, readonly (readonly number[])[]>();

function unseenBy(table: RohanView, seat: number): readonly (readonly number[])[] {
  const found = UNSEEN.get(table);
  if (found !== undefined) return found;
  const unseen = Array.from({ length: SEATS }, (_, i) =>
    without(cardPool(table, i), [...row(table, i), ...knownOf(table, i, seat)]),
  );
  UNSEEN.set(table, unseen);
  return unseen;
}

/** The cards that `seat` knows to be in a hand. */
function knownOf(table: RohanView, of: number, seat: number): readonly number[] {
  return of === seat ? table.hand : table.shown[of]!;
}

/** Hidden hands and decks are dealt anew from what each seat must own. */
export function sample({ table, flow, seat }: SeatView<RohanView>, rng: Rng, offRecord = false): RohanState {
  const unseen = unseenBy(table, seat);
  // RL-30: decks are shuffled before anything is drawn from them, so off the record what is left of them may lie as it is.
  const decks = [unseen[0]!.slice(), unseen[1]!.slice()];
  const hands = [
    dealOne(decks[0]!, knownOf(table, 0, seat), table.handSizes[0]!, rng, offRecord),
    dealOne(decks[1]!, knownOf(table, 1, seat), table.handSizes[1]!, rng, offRecord),
  ];
  return {
    // Chance of its own, so that a bot cannot foresee the dice of the worlds it thinks up.
    rng: freshRng(rng),
    stack: cloneStack(flow.stack),
    outcome: flow.outcome,
    options: table.options,
    factions: table.factions,
    round: table.round,
    attacker: table.attacker,
    turn: table.turn,
    passes: table.passes,
    finished: table.finished,
    health: pair(table.health),
    decks,
    hands,
    shown: table.shown,
    cards: places(table.cards),
    hp: places(table.hp),
    atkUp: table.atkUp,
    defUp: table.defUp,
    owned: table.owned,
    reinforced: table.reinforced,
    stirred: table.stirred,
    quiet: table.quiet,
  };
}

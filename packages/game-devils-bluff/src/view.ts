/** What one seat may know (4.7), and a full state that fits it. */
import { cloneStack, dealUnseen, freshRng, type Rng, type SeatView, without } from '@fray/engine';
import { HIDDEN, NO_CARD, newDeck } from './cards.js';
import { copyMarker, type DevilsState, type PublicTable } from './state.js';

/** The table, the own hand, and how many cards lie elsewhere. Everything on the table is public. */
export interface DevilsView extends PublicTable {
  readonly hand: readonly number[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  /** Cards of each hand that the other player has seen; nobody else knows them. */
  readonly known: readonly (readonly number[])[];
  /** By seat; HIDDEN for a card the reader may not see yet. */
  readonly inPlay: readonly number[];
  readonly second: number;
}

/** Assigned, because to go on after a spread of so many fields takes an engine twenty times as long. */
export function view(s: Readonly<DevilsState>, seat: number): DevilsView {
  return Object.assign(copyPublic(s), {
    hand: seat < 0 ? [] : s.hands[seat]!.slice(),
    handSizes: [s.hands[0]!.length, s.hands[1]!.length],
    deckSize: s.deck.length,
    known: seat < 0 ? [[], []] : bothOf(s.known),
    inPlay: s.inPlay.map((card, of) => (of === seat || card === NO_CARD ? card : HIDDEN)),
    second: s.second === NO_CARD || s.drawSeat === seat ? s.second : HIDDEN,
  });
}

/** Copies of what both seats have, written out: views are made at every choice. */
function bothOf(lists: readonly (readonly number[])[]): number[][] {
  return [lists[0]!.slice(), lists[1]!.slice()];
}

function copyPublic(s: Readonly<PublicTable>): PublicTable {
  return {
    options: s.options,
    roster: s.roster,
    gangNames: s.gangNames,
    table: s.table,
    round: s.round,
    due: s.due,
    winner: s.winner,
    discard: s.discard.slice(),
    piles: bothOf(s.piles),
    drawKind: s.drawKind,
    drawSeat: s.drawSeat,
    drawModel: s.drawModel,
    need: s.need,
    success: s.success,
    value: s.value,
    used: s.used,
    x: s.x.slice(),
    y: s.y.slice(),
    level: s.level.slice(),
    mounted: s.mounted.slice(),
    where: s.where.slice(),
    seatOf: s.seatOf,
    hp: s.hp.slice(),
    cp: s.cp.slice(),
    injured: s.injured.slice(),
    spent: s.spent.slice(),
    edges: s.edges.slice(),
    entries: bothOf(s.entries),
    markers: s.markers.map(copyMarker),
    vp: s.vp.slice(),
    firstKill: s.firstKill,
    wavering: s.wavering.slice(),
    routed: s.routed.slice(),
    swaps: s.swaps.slice(),
    active: s.active,
    plan: s.plan.slice(),
    at: s.at,
  };
}

/** Whatever the seat has not seen is dealt anew: the other hand, cards in play, the deck. */
export function sample({ table, flow, seat }: SeatView<DevilsView>, rng: Rng): DevilsState {
  const seen = (cards: readonly number[]): number[] => cards.filter((card) => card >= 0);
  const hands = [0, 1].map((each) => (each === seat ? table.hand : table.known[each]!));
  const known = [...hands, seen([table.inPlay[0]!]), seen([table.inPlay[1]!]), seen([table.second])];
  const sizes = [
    ...table.handSizes,
    ...[...table.inPlay, table.second].map((card) => (card === NO_CARD ? 0 : 1)),
  ];
  const unseen = without(newDeck(), [...table.discard, ...table.piles.flat(), ...known.flat()]);
  const { piles, rest } = dealUnseen(unseen, known, sizes, rng);
  return Object.assign(copyPublic(table), {
    // Chance of its own, so that a bot cannot foresee the shuffles of the worlds it thinks up.
    rng: freshRng(rng),
    stack: cloneStack(flow.stack),
    outcome: flow.outcome,
    deck: rest,
    hands: [piles[0]!, piles[1]!],
    known: bothOf(table.known),
    inPlay: [piles[2]![0] ?? NO_CARD, piles[3]![0] ?? NO_CARD],
    second: piles[4]![0] ?? NO_CARD,
  });
}

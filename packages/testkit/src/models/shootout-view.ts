/** What lies on the table of the answers model, how much of it each seat knows, and how it is spelt for hashes. */
import { type Core, dealUnseen, type Rng, type SeatView, without } from '@fray/engine';
import { copyPlain, sampleCore } from './model-game.js';

export interface Shootout extends Core {
  lives: number[];
  /** Cards are places in the game's table of cards. */
  hands: number[][];
  deck: number[];
  discard: number[];
  shooter: number;
  /** Where the pending shot goes, or -1 once it was stopped. */
  target: number;
}

export interface Table extends Pick<Shootout, 'lives' | 'discard' | 'shooter' | 'target'> {
  readonly hand: number[];
  readonly handSizes: number[];
  readonly deckSize: number;
}

export function view(
  { lives, hands, deck, discard, shooter, target }: Readonly<Shootout>,
  seat: number,
): Table {
  const handSizes = hands.map((hand) => hand.length);
  const hand = hands[seat] ?? [];
  return copyPlain({ lives, discard, shooter, target, hand, handSizes, deckSize: deck.length });
}

/** `deck` is every card there is. */
export function sample(view: SeatView<Table>, deck: readonly number[], rng: Rng): Shootout {
  const { seat, table } = view;
  const hidden = without(deck, [...table.discard, ...table.hand]);
  const known = table.handSizes.map((_, other) => (other === seat ? table.hand : []));
  const { piles: hands, rest } = dealUnseen(hidden, known, table.handSizes, rng);
  const { lives, discard, shooter, target } = copyPlain(table);
  return { ...sampleCore(view, rng), lives, hands, deck: rest, discard, shooter, target };
}

/** With ids for cards, so that a new card in the table changes no hash. */
export function spell(s: Readonly<Shootout>, cards: readonly string[]): unknown {
  const { lives, hands, deck, discard, shooter, target } = s;
  const named = (places: readonly number[]): string[] => places.map((card) => cards[card]!);
  return { lives, shooter, target, hands: hands.map(named), deck: named(deck), discard: named(discard) };
}

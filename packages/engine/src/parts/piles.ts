/** What every game with hidden piles needs: taking cards out, dealing what nobody has seen, and counting all of them. */
import { type Rng, shuffle } from '../chance/random.js';
import { assert } from '../result.js';

/** What is left of a pile without these cards, each taken out once. */
export function without(pile: readonly number[], cards: readonly number[]): number[] {
  const rest = pile.slice();
  for (const card of cards) {
    const at = rest.indexOf(card);
    if (at === -1) throw new Error(`card ${card} is not in the pile`);
    rest.splice(at, 1);
  }
  return rest;
}

/**
 * Fills places with cards nobody has seen: each of `known` is kept and brought up to its size from the shuffled `unseen`.
 * What is left over comes back last; off the record, where its order decides nothing, it is not shuffled.
 */
export function dealUnseen(
  unseen: readonly number[],
  known: readonly (readonly number[])[],
  sizes: readonly number[],
  rng: Rng,
  offRecord = false,
): { readonly piles: number[][]; readonly rest: number[] } {
  const rest = unseen.slice();
  shuffle(rng, rest, offRecord ? missingIn(known, sizes) : undefined);
  const piles: number[][] = [];
  for (let i = 0; i < known.length; i++) piles.push(filledUp(known[i]!, sizes[i]!, rest));
  return { piles, rest };
}

/**
 * The same for a single place: `rest` is what nobody has seen, and keeps what is left over. Without lists of piles and sizes, which search
 * would make and throw away with every world.
 */
export function dealOne(
  rest: number[],
  known: readonly number[],
  size: number,
  rng: Rng,
  offRecord = false,
): number[] {
  shuffle(rng, rest, offRecord ? size - known.length : undefined);
  return filledUp(known, size, rest);
}

function missingIn(known: readonly (readonly number[])[], sizes: readonly number[]): number {
  let missing = 0;
  for (let i = 0; i < known.length; i++) missing += sizes[i]! - known[i]!.length;
  return missing;
}

/** Written out, without `splice` and spreading: search deals a world for every line it tries. */
function filledUp(known: readonly number[], size: number, rest: number[]): number[] {
  const first = rest.length - (size - known.length);
  assert(size >= known.length && first >= 0, 'a pile cannot be filled');
  const pile = known.length === 0 ? rest.slice(first) : known.slice();
  if (known.length > 0) for (let i = first; i < rest.length; i++) pile.push(rest[i]!);
  for (let i = known.length; i < size; i++) rest.pop();
  return pile;
}

/** For audits: every card of the pool lies in one of these places, and no other; says what does not fit. */
export function conserved(
  pool: readonly number[],
  places: readonly (readonly number[])[],
): string | undefined {
  const owned = pool.slice().sort((a, b) => a - b);
  const found = places.flat().sort((a, b) => a - b);
  return owned.join() === found.join()
    ? undefined
    : `cards were lost or made: ${found.join()} instead of ${owned.join()}`;
}

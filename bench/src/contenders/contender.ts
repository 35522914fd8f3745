/** Anything that plays whole matches at random. Match n is the same match whoever plays it. */
import { type Rng, rngFromWords } from '@fray/engine';

export interface Contender {
  /** Depends on every match played so far, so none of the work can be optimised away. */
  checksum: number;
  /** Plays match n to its end and returns how many decisions it took. */
  playMatch(n: number): number;
}

/** The generator that deals match n. */
export function dealer(n: number): Rng {
  return rngFromWords(n, 0x46726179, 0x62656e63, 1);
}

/** The generator that picks among the legal moves of match n. */
export function chooser(n: number): Rng {
  return rngFromWords(n, 0x46726179, 0x62656e63, 2);
}

/** Adds the result of a match to a checksum. */
export function mixIn(checksum: number, decisions: number, winner: number, rng: Rng): number {
  let sum = checksum;
  for (const part of [decisions, winner, ...rng]) sum = (Math.imul(sum, 31) + part) | 0;
  return sum;
}

/** How far two settings lie apart: from independent matches, or from the same seeds under both. */
import type { Interval } from './wilson.js';
import { wilson } from './wilson.js';

export interface Difference extends Interval {
  readonly difference: number;
}

/** Newcombe's interval for the difference of two independent rates (second less first). */
export function newcombe(
  first: { readonly wins: number; readonly games: number },
  second: { readonly wins: number; readonly games: number },
  z?: number,
): Difference {
  const [p, q] = [first.wins / first.games, second.wins / second.games];
  const [a, b] = [wilson(first.wins, first.games, z), wilson(second.wins, second.games, z)];
  return {
    difference: q - p,
    low: q - p - Math.hypot(q - b.low, a.high - p),
    high: q - p + Math.hypot(b.high - q, p - a.low),
  };
}

/** Running sums over pairs of the same seed: what one setting brought less what the other did. */
export class PairedSums {
  pairs = 0;
  /** Pairs that came out differently at all: with none, the rule did nothing, which is more than "no effect". */
  differed = 0;
  sum = 0;
  squares = 0;

  add(first: number, second: number): void {
    const gain = second - first;
    this.pairs++;
    if (gain !== 0) this.differed++;
    this.sum += gain;
    this.squares += gain * gain;
  }

  /** Adds what another thread or machine has counted. */
  merge(other: Pick<PairedSums, 'pairs' | 'differed' | 'sum' | 'squares'>): void {
    this.pairs += other.pairs;
    this.differed += other.differed;
    this.sum += other.sum;
    this.squares += other.squares;
  }

  get mean(): number {
    return this.pairs === 0 ? 0 : this.sum / this.pairs;
  }

  /** Standard error of the mean. With too few pairs that differ it is held up by one more that did. */
  get error(): number {
    if (this.pairs < 2) return Number.POSITIVE_INFINITY;
    const spread = Math.max(0, this.squares - (this.sum * this.sum) / this.pairs);
    const least = this.differed < 5 ? 1 : 0;
    return Math.sqrt((spread + least) / (this.pairs - 1) / this.pairs);
  }

  interval(z: number): Difference {
    const { mean, error } = this;
    return { difference: mean, low: mean - z * error, high: mean + z * error };
  }
}

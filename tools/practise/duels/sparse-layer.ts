/** A layer of cells over inputs of which most are nought: of them only what is seen is reckoned with. */
import type { Rng } from '@fray/engine';
import { nextWord } from '@fray/engine';
import { sumRows } from '../../../packages/game-destinyquest/src/bot/instinct/rows.js';
import { Adam } from './adam.js';

/** Inputs one behind the other, as a log keeps them. */
export interface Seen {
  readonly index: Int32Array;
  readonly value: Float64Array;
}

export class SparseLayer {
  readonly adam: Adam;

  constructor(
    readonly weights: Float64Array,
    readonly cells: number,
  ) {
    this.adam = new Adam(weights);
  }

  /** Fills `out`; cells below nought are silent. */
  see({ index, value }: Seen, from: number, count: number, out: Float64Array): void {
    const { weights, cells } = this;
    sumRows(weights, cells, index, value, from, count, out);
    for (let j = 0; j < cells; j++) if (out[j]! < 0) out[j] = 0;
  }

  /** The slope of the cells, handed on to the inputs. */
  blame({ index, value }: Seen, from: number, count: number, slope: Float64Array): void {
    addToRows(this.adam.slope, this.cells, index, value, from, count, slope);
  }
}

/** The slope of cells, noted with each input in the measure it was seen; four at a time, which is half as quick again as one. */
export function addToRows(
  rows: Float64Array,
  cells: number,
  index: Int32Array,
  value: Float64Array,
  from: number,
  count: number,
  slope: Float64Array,
): void {
  for (let i = from; i < from + count; i++) {
    const at = index[i]! * cells;
    const x = value[i]!;
    for (let j = 0; j < cells; j += 4) {
      rows[at + j]! += x * slope[j]!;
      rows[at + j + 1]! += x * slope[j + 1]!;
      rows[at + j + 2]! += x * slope[j + 2]!;
      rows[at + j + 3]! += x * slope[j + 3]!;
    }
  }
}

/** Small weights to begin with: twelve even draws make a bell. */
export function scatter(weights: Float64Array, size: number, rng: Rng): Float64Array {
  for (let i = 0; i < weights.length; i++) {
    let sum = -6;
    for (let n = 0; n < 12; n++) sum += even(rng);
    weights[i] = size * sum;
  }
  return weights;
}

/** From 0 to 1. */
export function even(rng: Rng): number {
  return (nextWord(rng) >>> 0) / 2 ** 32;
}

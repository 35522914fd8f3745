/**
 * A small net that says what a move is worth, in chances of winning beside the plain one. What is seen of the moment is worked
 * out once, then each move adds its own part. Only sums, products and comparisons: the same on every machine.
 */
import { sumRows } from './rows.js';

/** What is told of each move by itself, and cells of the two layers. */
export const OWN = 10;
export const FIRST = 128;
export const SECOND = 32;
/** One of what the net reckons in is so much of a win. */
export const UNIT = 0.02;

/** The weights; rows of `first` go by input, those of the kinds by kind. */
export interface Weights {
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly bias: Float64Array;
  readonly kindIn: Float64Array;
  readonly ownIn: Float64Array;
  readonly out: Float64Array;
  readonly kindOut: Float64Array;
  readonly kindBias: Float64Array;
  readonly ownOut: Float64Array;
}

export function emptyWeights(inputs: number, kinds: number): Weights {
  return {
    first: new Float64Array(inputs * FIRST),
    second: new Float64Array(FIRST * SECOND),
    bias: new Float64Array(SECOND),
    kindIn: new Float64Array(kinds * SECOND),
    ownIn: new Float64Array(OWN * SECOND),
    out: new Float64Array(SECOND),
    kindOut: new Float64Array(kinds * FIRST),
    kindBias: new Float64Array(kinds),
    ownOut: new Float64Array(OWN),
  };
}

export class Net {
  /** The moment: the first layer, and what it gives each cell of the second. */
  readonly moment = new Float64Array(FIRST);
  readonly given = new Float64Array(SECOND);
  /** The second layer for the move that was weighed last. */
  readonly cells = new Float64Array(SECOND);

  constructor(readonly weights: Weights) {}

  /** Takes in the moment: those inputs that are not nought. */
  see(count: number, index: Int32Array, value: Float64Array, from = 0): void {
    sumRows(this.weights.first, FIRST, index, value, from, count, this.moment);
    this.give();
  }

  private give(): void {
    const { moment, given } = this;
    const { second, bias } = this.weights;
    given.set(bias);
    for (let j = 0; j < FIRST; j++) {
      const x = moment[j]!;
      if (x <= 0) moment[j] = 0;
      else for (let k = 0; k < SECOND; k++) given[k]! += x * second[j * SECOND + k]!;
    }
  }

  /** What a move of this kind is worth at that moment; what is told of it begins at `at`. */
  worth(kind: number, own: Float64Array, at: number): number {
    const { moment, weights } = this;
    const plain = this.consider(kind, own, at);
    let sum = weights.kindBias[kind]!;
    for (let k = 0; k < SECOND; k++) if (this.cells[k]! > 0) sum += this.cells[k]! * weights.out[k]!;
    for (let j = 0; j < FIRST; j++)
      if (moment[j]! > 0) sum += moment[j]! * weights.kindOut[kind * FIRST + j]!;
    return UNIT * sum + plain;
  }

  /** Fills the second layer; says what the move is worth by itself. */
  consider(kind: number, own: Float64Array, at: number): number {
    const { given, cells } = this;
    const { kindIn, ownIn, ownOut } = this.weights;
    for (let k = 0; k < SECOND; k++) cells[k] = given[k]! + kindIn[kind * SECOND + k]!;
    let plain = 0;
    for (let o = 0; o < OWN; o++) {
      const x = own[at + o]!;
      if (x === 0) continue;
      plain += x * ownOut[o]!;
      for (let k = 0; k < SECOND; k++) cells[k]! += x * ownIn[o * SECOND + k]!;
    }
    return plain;
  }
}

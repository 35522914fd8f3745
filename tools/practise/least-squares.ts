/**
 * Recursive least squares, kind by kind: how much better or worse than usual matches went after a choice, explained by its signs.
 * Older matches count less and less, because they were played by somebody who knew less.
 */

/** As if so many choices had shown that the guess is right. */
const CAUTION = 300;

export class LeastSquares {
  private readonly seen: (Float64Array | undefined)[];
  private readonly fresh: (Float64Array | undefined)[];
  private readonly pull: Float64Array;

  constructor(
    readonly weights: Float64Array,
    private readonly guess: readonly number[],
  ) {
    const kinds = weights.length / guess.length;
    this.seen = new Array<undefined>(kinds).fill(undefined);
    this.fresh = new Array<undefined>(kinds).fill(undefined);
    this.pull = new Float64Array(weights.length);
  }

  /** Which kinds have been seen. */
  isKnown(kind: number): boolean {
    return this.seen[kind] !== undefined;
  }

  /** A choice's signs with what they should have been worth beyond what was thought. */
  note(kind: number, signs: Float64Array, surprise: number): void {
    const at = kind * signs.length;
    for (let k = 0; k < signs.length; k++) this.pull[at + k]! += surprise * signs[k]!;
  }

  /** The same signs as far as they may be believed to vary: `spread` is how evenly the choice was open. */
  noteSpread(kind: number, signs: Float64Array, spread: number): void {
    const size = signs.length;
    const fresh = this.fresh[kind] ?? new Float64Array(size * size);
    this.fresh[kind] = fresh;
    for (let i = 0; i < size; i++) {
      const part = spread * signs[i]!;
      if (part === 0) continue;
      for (let k = 0; k <= i; k++) fresh[i * size + k]! += part * signs[k]!;
    }
  }

  /** What was seen so far counts as if it had been seen so many times. */
  trust(times: number): void {
    for (const fresh of this.fresh) for (let i = 0; i < (fresh?.length ?? 0); i++) fresh![i]! *= times;
  }

  /** Takes in what was noted; of what was known before, `keep` remains. */
  learn(keep: number): void {
    for (const [kind, fresh] of this.fresh.entries())
      if (fresh !== undefined) this.learnKind(kind, fresh, keep);
    this.pull.fill(0);
  }

  private learnKind(kind: number, fresh: Float64Array, keep: number): void {
    const { guess, weights } = this;
    const size = guess.length;
    const seen = this.seen[kind] ?? diagonal(size);
    this.seen[kind] = seen;
    for (let i = 0; i < seen.length; i++) seen[i] = keep * seen[i]! + fresh[i]!;
    const pull = this.pull.subarray(kind * size, (kind + 1) * size);
    const forgotten = (1 - keep) * CAUTION;
    for (let i = 0; i < size; i++) {
      seen[i * size + i]! += forgotten;
      pull[i]! -= forgotten * (weights[kind * size + i]! - guess[i]!);
    }
    const step = solve(seen, pull);
    for (let i = 0; i < size; i++) weights[kind * size + i]! += step[i]!;
    fresh.fill(0);
  }
}

function diagonal(size: number): Float64Array {
  const matrix = new Float64Array(size * size);
  for (let i = 0; i < size; i++) matrix[i * size + i] = CAUTION;
  return matrix;
}

/** Cholesky; of the symmetric matrix only the lower half is read. */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const root = new Float64Array(size * size);
  const x = Float64Array.from(right);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let rest = matrix[i * size + j]!;
      for (let k = 0; k < j; k++) rest -= root[i * size + k]! * root[j * size + k]!;
      root[i * size + j] = i === j ? Math.sqrt(Math.max(rest, 1e-9)) : rest / root[j * size + j]!;
    }
    for (let k = 0; k < i; k++) x[i]! -= root[i * size + k]! * x[k]!;
    x[i]! /= root[i * size + i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) x[i]! -= root[k * size + i]! * x[k]!;
    x[i]! /= root[i * size + i]!;
  }
  return x;
}

/** Running sums of a candidate's results and of how much better than the favourite they were. */
export class Pair {
  count = 0;
  private sum = 0;
  private squares = 0;
  private gains = 0;
  private gainSquares = 0;

  add(result: number, gain: number): void {
    this.count++;
    this.sum += result;
    this.squares += result * result;
    this.gains += gain;
    this.gainSquares += gain * gain;
  }

  get mean(): number {
    return this.sum / this.count;
  }

  get gain(): number {
    return this.gains / this.count;
  }

  get error(): number {
    return standardError(this.count, this.sum, this.squares);
  }

  get gainError(): number {
    return standardError(this.count, this.gains, this.gainSquares);
  }
}

/** As if one more world had come out a whole match away from the rest: a few alike prove little. */
function standardError(n: number, sum: number, squares: number): number {
  if (n < 2) return Number.POSITIVE_INFINITY;
  const variance = (Math.max(0, squares - (sum * sum) / n) + 1) / (n - 1);
  return Math.sqrt(variance / n);
}

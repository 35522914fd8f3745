/** The chance of winning as things stand: the game's judge, put right by the signs of the moment. */
const RATE = 0.01;
const MOST_ODDS = 6;

export class Chances {
  /** The first weighs the judge. */
  private readonly weights: Float64Array;
  private readonly slope: Float64Array;
  private readonly drift: Float64Array;
  private readonly sizes: Float64Array;
  private steps = 0;

  constructor(signs: number) {
    this.weights = new Float64Array(signs + 1);
    this.weights[0] = 1;
    this.slope = new Float64Array(signs + 1);
    this.drift = new Float64Array(signs + 1);
    this.sizes = new Float64Array(signs + 1);
  }

  of(judged: number, moment: Float64Array, at = 0): number {
    const { weights } = this;
    let odds = weights[0]! * oddsOf(judged);
    for (let k = 1; k < weights.length; k++) odds += weights[k]! * moment[at + k - 1]!;
    return 1 / (1 + Math.exp(-odds));
  }

  note(judged: number, moment: Float64Array, at: number, error: number): void {
    this.slope[0]! += error * oddsOf(judged);
    for (let k = 1; k < this.slope.length; k++) this.slope[k]! += error * moment[at + k - 1]!;
  }

  /** Adam's rule. */
  learn(): void {
    this.steps++;
    for (let k = 0; k < this.weights.length; k++) {
      this.drift[k] = 0.9 * this.drift[k]! + 0.1 * this.slope[k]!;
      this.sizes[k] = 0.999 * this.sizes[k]! + 0.001 * this.slope[k]! ** 2;
      const drift = this.drift[k]! / (1 - 0.9 ** this.steps);
      const size = Math.sqrt(this.sizes[k]! / (1 - 0.999 ** this.steps));
      this.weights[k]! += (RATE * drift) / (size + 1e-9);
    }
    this.slope.fill(0);
  }
}

/** Natural logarithm of the odds that a judge's -1 to 1 stands for. */
function oddsOf(judged: number): number {
  const odds = Math.log((1 + judged + 1e-9) / (1 - judged + 1e-9));
  return Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds));
}

/** Weights that follow a noisy slope by Adam's rule. */
const DRIFT = 0.9;
const SIZE = 0.999;

export class Adam {
  readonly slope: Float64Array;
  private readonly drift: Float64Array;
  private readonly sizes: Float64Array;
  private steps = 0;

  constructor(readonly weights: Float64Array) {
    this.slope = new Float64Array(weights.length);
    this.drift = new Float64Array(weights.length);
    this.sizes = new Float64Array(weights.length);
  }

  /** One step down the slope that was noted, which is then forgotten. */
  step(rate: number): void {
    const { weights, slope, drift, sizes } = this;
    this.steps++;
    const more = rate / (1 - DRIFT ** this.steps);
    const wide = 1 / (1 - SIZE ** this.steps);
    for (let i = 0; i < weights.length; i++) {
      const by = slope[i]!;
      if (by === 0 && drift[i] === 0) continue;
      drift[i] = DRIFT * drift[i]! + (1 - DRIFT) * by;
      sizes[i] = SIZE * sizes[i]! + (1 - SIZE) * by * by;
      weights[i]! -= (more * drift[i]!) / (Math.sqrt(sizes[i]! * wide) + 1e-8);
      slope[i] = 0;
    }
  }
}

/** The mean of what a net weighed lately: every step follows luck as well as what is right, and over many steps luck evens out. */
import { emptyWeights, Net, type Weights } from '../../../packages/game-destinyquest/src/bot/instinct/net.js';

/** The last of so many parts of all steps are what counts most. */
const PARTS = 8;

export class Averaged {
  readonly net: Net;
  private steps = 0;

  constructor(
    private readonly from: Weights,
    inputs: number,
    kinds: number,
  ) {
    this.net = new Net(emptyWeights(inputs, kinds));
  }

  /** Takes in the weights as they are after one more step. */
  take(): void {
    const part = (1 + PARTS) / (++this.steps + PARTS);
    for (const name of Object.keys(this.from) as (keyof Weights)[]) {
      const [now, mean] = [this.from[name], this.net.weights[name]];
      for (let i = 0; i < mean.length; i++) mean[i]! += part * (now[i]! - mean[i]!);
    }
  }
}

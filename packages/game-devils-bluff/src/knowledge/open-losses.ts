/**
 * What one model's best attack costs another in the open, remembered by how far apart they are: between two ranges nothing changes, and whoever
 * compares places asks for it more often than for anything else.
 */
import { isWithin } from '../geometry/distance.js';

export class OpenLosses {
  /** Squared distances of the centres, the least first: up to each of them, from the one before on, the loss is the same. NaN: not known yet. */
  private readonly limits: Float64Array;
  private readonly losses: Float64Array;
  private spent = 0;

  constructor(ranges: readonly number[], radii: number, rise: number) {
    const limits = ranges.map((range) => limitOf(range, radii, rise));
    this.limits = Float64Array.from(new Set(limits)).sort();
    this.losses = new Float64Array(this.limits.length).fill(Number.NaN);
  }

  /** Between which limits a distance lies; -1: beyond all. `spent`: what the attacker has used up, without which all is forgotten. */
  stepOf(squared: number, spent: number): number {
    if (spent !== this.spent) {
      this.losses.fill(Number.NaN);
      this.spent = spent;
    }
    const { limits } = this;
    for (let step = 0; step < limits.length; step++) if (squared < limits[step]!) return step;
    return -1;
  }

  lossAt(step: number): number {
    return this.losses[step]!;
  }

  learn(step: number, loss: number): number {
    this.losses[step] = loss;
    return loss;
  }
}

/** The least squared distance of the centres that is out of range. */
function limitOf(range: number, radii: number, rise: number): number {
  if (range <= rise) return 0;
  const reach = radii + Math.sqrt(range * range - rise * rise);
  let limit = Math.floor(reach * reach);
  while (isWithin(limit, radii, rise, range)) limit++;
  while (!isWithin(limit - 1, radii, rise, range)) limit--;
  return limit;
}

/** What one value of a number gave, cut into blocks of seeds that all values share. */
import { BLOCKS, jackknifeInterval } from '../statistics/blocks.js';
import type { Interval } from '../statistics/wilson.js';

export class Sample {
  private readonly sums = new Array<number>(BLOCKS).fill(0);
  private readonly counts = new Array<number>(BLOCKS).fill(0);

  constructor(readonly value: number) {}

  add(seed: number, figure: number): void {
    this.sums[seed % BLOCKS]! += figure;
    this.counts[seed % BLOCKS]!++;
  }

  get mean(): number {
    return this.meanWithout(-1);
  }

  get seeds(): number {
    return this.counts.reduce((sum, count) => sum + count, 0);
  }

  meanWithout(block: number): number {
    let sum = 0;
    let count = 0;
    for (let i = 0; i < BLOCKS; i++) {
      if (i === block) continue;
      sum += this.sums[i]!;
      count += this.counts[i]!;
    }
    return count === 0 ? 0 : sum / count;
  }

  interval(): Interval {
    return jackknifeInterval(
      this.mean,
      this.sums.map((_, block) => this.meanWithout(block)),
    );
  }
}

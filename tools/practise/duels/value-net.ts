/** The chance of winning as whoever is asked sees it: what a choice is compared with. */
import type { Rng } from '@fray/engine';
import { Adam } from './adam.js';
import { type Seen, SparseLayer, scatter } from './sparse-layer.js';

const CELLS = 96;

export class ValueNet {
  private readonly layer: SparseLayer;
  /** The last is the bias. */
  private readonly out: Adam;
  private readonly cells = new Float64Array(CELLS);

  constructor(inputs: number, rng: Rng) {
    this.layer = new SparseLayer(scatter(new Float64Array(inputs * CELLS), 0.15, rng), CELLS);
    this.out = new Adam(scatter(new Float64Array(CELLS + 1), 0.1, rng));
  }

  of(seen: Seen, from: number, count: number): number {
    const { cells, out } = this;
    this.layer.see(seen, from, count, cells);
    let odds = out.weights[CELLS]!;
    for (let j = 0; j < CELLS; j++) odds += cells[j]! * out.weights[j]!;
    return 1 / (1 + Math.exp(-odds));
  }

  /** Notes what the chance turned out to be; says by how much it was off. */
  note(seen: Seen, from: number, count: number, target: number, share: number): number {
    const { cells, out } = this;
    const off = this.of(seen, from, count) - target;
    const slope = off * share;
    out.slope[CELLS]! += slope;
    for (let j = 0; j < CELLS; j++) {
      out.slope[j]! += slope * cells[j]!;
      cells[j] = cells[j]! > 0 ? slope * out.weights[j]! : 0;
    }
    this.layer.blame(seen, from, count, cells);
    return off;
  }

  learn(rate: number): void {
    this.layer.adam.step(rate);
    this.out.step(rate);
  }
}

/** Where terrain lets a kind of body stand, remembered for whole inches: most places that a move tries are such. */
import type { Ground } from './ground.js';
import { INCH } from './numbers.js';
import { terrainFault } from './stand.js';

const UNKNOWN = 0;
const FREE = 1;
const BARRED = 2;

export class Footing {
  private readonly known: Uint8Array;
  private readonly columns: number;
  private readonly rows: number;

  constructor(
    private readonly ground: Ground,
    private readonly body: 0 | 1,
  ) {
    this.columns = Math.floor(ground.width / INCH) + 1;
    this.rows = Math.floor(ground.depth / INCH) + 1;
    this.known = new Uint8Array(ground.floors[body]!.length * this.columns * this.rows);
  }

  /** The same as `terrainFault` says. `near` is as much of the ground as matters at the place. */
  lets(x: number, y: number, level: number, near: Ground): boolean {
    if (x % INCH !== 0 || y % INCH !== 0) return terrainFault(near, x, y, level, this.body) === undefined;
    if (x < 0 || y < 0 || x > this.ground.width || y > this.ground.depth) return false;
    const at = (level * this.columns + x / INCH) * this.rows + y / INCH;
    if (this.known[at] === UNKNOWN)
      this.known[at] = terrainFault(this.ground, x, y, level, this.body) === undefined ? FREE : BARRED;
    return this.known[at] === FREE;
  }
}

/** Fifteen rays from an eye to a body (GEO-19 to GEO-22): which of them terrain stops, and which a third model crosses. */
import { type Bodies, radiusOf } from '../bodies.js';
import type { Ground, SightPart } from '../ground.js';
import { contains } from '../part.js';
import { ALL_RAYS, COLUMNS, Fan, ROWS } from './fan.js';

/** How many figures of `sightBoxes` belong to one part. */
const BOX = 4;

/** The rays of one look. Reused from look to look: `aim` starts afresh. */
export class Rays extends Fan {
  /** Which rays are stopped, and which of them for good: a bit for each. */
  stopped = 0;
  hard = 0;
  /** What stopped a ray. */
  readonly stoppers: SightPart[] = [];
  cover = false;
  private minX = 0;
  private minY = 0;
  private maxX = 0;
  private maxY = 0;
  private low = 0;
  private high = 0;
  /** By row: between which shares of their way the rays are as high as the part at hand. */
  private readonly enter = new Float64Array(ROWS);
  private readonly leave = new Float64Array(ROWS);

  /** GEO-19, GEO-20 */
  aim(bodies: Bodies, from: number, to: number): void {
    this.aimMiddle(bodies, from, to);
    this.aimSides();
    this.stopped = this.hard = 0;
    while (this.stoppers.length > 0) this.stoppers.pop();
    this.cover = false;
    this.box();
  }

  private box(): void {
    const [a, b] = [this.toX, this.toY];
    this.minX = Math.min(this.eyeX, a[0]!, a[4]!);
    this.maxX = Math.max(this.eyeX, a[0]!, a[4]!);
    this.minY = Math.min(this.eyeY, b[0]!, b[4]!);
    this.maxY = Math.max(this.eyeY, b[0]!, b[4]!);
    this.low = Math.min(this.eyeZ, this.toZ[0]!);
    this.high = Math.max(this.eyeZ, this.toZ[2]!);
  }

  /** GEO-21: what terrain does to every ray. */
  throughTerrain(ground: Ground): void {
    const { minX, minY, maxX, maxY } = this;
    const { sights, sightBoxes: box } = ground;
    for (let i = 0, at = 0; i < sights.length; i++, at += BOX)
      if (box[at]! < maxX && box[at + 1]! > minX && box[at + 2]! < maxY && box[at + 3]! > minY)
        this.through(ground, sights[i]!);
  }

  /** Whether terrain stops every ray for good; `first` is what most likely does. */
  areAllStopped(ground: Ground, first: readonly SightPart[]): boolean {
    for (let i = 0; i < first.length && this.hard !== ALL_RAYS; i++) this.through(ground, first[i]!);
    if (this.hard !== ALL_RAYS) this.throughTerrain(ground);
    return this.hard === ALL_RAYS;
  }

  private through(ground: Ground, piece: SightPart): void {
    if (piece.top <= this.low || piece.bottom >= this.high || this.isBeside(piece)) return;
    if (!piece.solid && this.isEyeIn(ground, piece.part.piece)) return;
    this.climb(piece);
    let stopped = 0;
    for (let column = 0; column < COLUMNS; column++) stopped |= this.clip(piece, column) << (column * ROWS);
    if (stopped === 0) return;
    this.stopped |= stopped;
    if (piece.solid) this.hard |= stopped;
    this.stoppers.push(piece);
    if (piece.cover) this.cover = true;
  }

  /** The whole part lies to one side of all five columns. */
  private isBeside({ part }: SightPart): boolean {
    const { at, corners } = part;
    const { eyeX, eyeY } = this;
    const leftX = this.toX[0]! - eyeX;
    const leftY = this.toY[0]! - eyeY;
    const rightX = this.toX[4]! - eyeX;
    const rightY = this.toY[4]! - eyeY;
    let left = true;
    let right = true;
    for (let i = 0; i < 2 * corners; i += 2) {
      const x = at[i]! - eyeX;
      const y = at[i + 1]! - eyeY;
      const a = leftX * y - leftY * x;
      const b = rightX * y - rightY * x;
      if (left && (a > 0 || b > 0)) left = false;
      if (right && (a < 0 || b < 0)) right = false;
      if (!left && !right) return false;
    }
    return true;
  }

  /** A soft piece is ignored by whoever stands in it, border included. */
  private isEyeIn(ground: Ground, piece: number): boolean {
    for (const { part } of ground.sights)
      if (part.piece === piece && contains(part, this.eyeX, this.eyeY)) return true;
    return false;
  }

  /** Fills `enter` and `leave`; a row that never is as high as the part leaves before it enters. */
  private climb({ bottom, top }: SightPart): void {
    const z0 = this.eyeZ;
    for (let row = 0; row < ROWS; row++) {
      const rise = this.toZ[row]! - z0;
      const between = z0 > bottom && z0 < top;
      const a = rise === 0 ? 0 : (bottom - z0) / rise;
      const b = rise === 0 ? (between ? 1 : 0) : (top - z0) / rise;
      this.enter[row] = a < b ? a : b;
      this.leave[row] = a < b ? b : a;
    }
  }

  /** Which rays of a column pass through a part, a bit for each row. */
  private clip({ part }: SightPart, column: number): number {
    const { at, corners } = part;
    const { eyeX, eyeY } = this;
    const alongX = this.toX[column]! - eyeX;
    const alongY = this.toY[column]! - eyeY;
    let t0 = 0;
    let t1 = 1;
    for (let i = 0; i < 2 * corners; i += 2) {
      const dx = at[i + 2]! - at[i]!;
      const dy = at[i + 3]! - at[i + 1]!;
      const start = dx * (eyeY - at[i + 1]!) - dy * (eyeX - at[i]!);
      const gain = dx * alongY - dy * alongX;
      if (start <= 0 && start + gain <= 0) return 0;
      if (gain === 0) continue;
      const t = start / -gain;
      if (gain > 0) {
        if (t > t0) t0 = t;
      } else if (t < t1) t1 = t;
      if (t0 >= t1) return 0;
    }
    let rows = 0;
    for (let row = 0; row < ROWS; row++) {
      const from = this.enter[row]!;
      const to = this.leave[row]!;
      if ((from > t0 ? from : t0) < (to < t1 ? to : t1)) rows |= 1 << row;
    }
    return rows;
  }

  /** GEO-22, GEO-23: whether a third model crosses a ray that terrain has not stopped for good. */
  crossedBy(bodies: Bodies, model: number): boolean {
    const radius = radiusOf(bodies, model);
    const x = bodies.x[model]!;
    if (x - radius >= this.maxX || x + radius <= this.minX) return false;
    const y = bodies.y[model]!;
    if (y - radius >= this.maxY || y + radius <= this.minY) return false;
    return this.anyCrossedBy(bodies, model, this.hard);
  }
}

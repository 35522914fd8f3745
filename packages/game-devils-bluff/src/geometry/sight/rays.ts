/** Fifteen rays from an eye to a body (GEO-19 to GEO-22): which of them terrain stops, and which a third model crosses. */
import { type Bodies, FOOT, HEIGHTS, MOUNTED, RADII, SIDEWAYS } from '../bodies.js';
import { RISE } from '../distance.js';
import type { Ground, SightPart } from '../ground.js';
import { isqrt, roundAway, SAFE_ROOT } from '../numbers.js';
import { contains } from '../part.js';

export const OPEN = 0;
export const SOFT = 1;
export const HARD = 2;
/** How many figures of `sightBoxes` belong to one part. */
const BOX = 4;
const COLUMNS = 5;
const ROWS = 3;
export const RAYS = COLUMNS * ROWS;

/** The rays of one look. Reused from look to look: `aim` starts afresh. */
export class Rays {
  readonly kind = new Uint8Array(RAYS);
  /** Pieces (places in the table's list) that stopped a ray. */
  readonly stoppers: number[] = [];
  cover = false;
  eyeX = 0;
  eyeY = 0;
  private eyeZ = 0;
  private readonly toX = new Float64Array(COLUMNS);
  private readonly toY = new Float64Array(COLUMNS);
  private readonly toZ = new Float64Array(ROWS);
  private minX = 0;
  private minY = 0;
  private maxX = 0;
  private maxY = 0;

  /** GEO-19, GEO-20 */
  aim(bodies: Bodies, from: number, to: number): void {
    this.eyeX = bodies.x[from]!;
    this.eyeY = bodies.y[from]!;
    this.eyeZ = RISE * bodies.level[from]! + HEIGHTS[bodies.mounted[from] === 1 ? MOUNTED : FOOT];
    const x = bodies.x[to]!;
    const y = bodies.y[to]!;
    const dx = x - this.eyeX;
    let dy = y - this.eyeY;
    if (dx === 0 && dy === 0) dy = 1;
    const body = bodies.mounted[to] === 1 ? MOUNTED : FOOT;
    const length = isqrt((dx * dx + dy * dy) * 1e6);
    const wide = SIDEWAYS[body][0];
    const half = SIDEWAYS[body][1];
    const feet = RISE * bodies.level[to]!;
    const height = HEIGHTS[body];
    this.toZ[0] = feet + height / 10;
    this.toZ[1] = feet + height / 2;
    this.toZ[2] = feet + (height * 9) / 10;
    this.setColumn(0, x, y, dx, dy, -wide, length);
    this.setColumn(1, x, y, dx, dy, -half, length);
    this.setColumn(2, x, y, dx, dy, 0, length);
    this.setColumn(3, x, y, dx, dy, half, length);
    this.setColumn(4, x, y, dx, dy, wide, length);
    this.kind.fill(OPEN);
    this.stoppers.length = 0;
    this.cover = false;
    this.box();
  }

  /** The target point of a column in plan. */
  point(column: number): readonly [x: number, y: number] {
    return [this.toX[column]!, this.toY[column]!];
  }

  count(kind: number): number {
    let n = 0;
    for (let i = 0; i < RAYS; i++) if (this.kind[i] === kind) n++;
    return n;
  }

  private setColumn(
    i: number,
    x: number,
    y: number,
    dx: number,
    dy: number,
    sideways: number,
    length: number,
  ): void {
    this.toX[i] = x + roundAway((-dy * sideways * 1000) / length);
    this.toY[i] = y + roundAway((dx * sideways * 1000) / length);
  }

  private box(): void {
    const [a, b] = [this.toX, this.toY];
    this.minX = Math.min(this.eyeX, a[0]!, a[4]!);
    this.maxX = Math.max(this.eyeX, a[0]!, a[4]!);
    this.minY = Math.min(this.eyeY, b[0]!, b[4]!);
    this.maxY = Math.max(this.eyeY, b[0]!, b[4]!);
  }

  /** GEO-21: what terrain does to every ray. */
  throughTerrain(ground: Ground): void {
    const low = Math.min(this.eyeZ, this.toZ[0]!);
    const high = Math.max(this.eyeZ, this.toZ[2]!);
    const { minX, minY, maxX, maxY } = this;
    const { sights, sightBoxes: box } = ground;
    for (let i = 0, at = 0; i < sights.length; i++, at += BOX) {
      if (box[at]! >= maxX || box[at + 1]! <= minX || box[at + 2]! >= maxY || box[at + 3]! <= minY) continue;
      const piece = sights[i]!;
      if (piece.top <= low || piece.bottom >= high || this.isBeside(piece)) continue;
      if (!piece.solid && this.isEyeIn(ground, piece.part.piece)) continue;
      for (let column = 0; column < COLUMNS; column++) this.clip(piece, column);
    }
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

  private clip(piece: SightPart, column: number): void {
    const { at, corners } = piece.part;
    const { eyeX, eyeY } = this;
    const toX = this.toX[column]!;
    const toY = this.toY[column]!;
    let t0 = 0;
    let t1 = 1;
    for (let i = 0; i < 2 * corners; i += 2) {
      const x = at[i]!;
      const y = at[i + 1]!;
      const dx = at[i + 2]! - x;
      const dy = at[i + 3]! - y;
      const f0 = dx * (eyeY - y) - dy * (eyeX - x);
      const f1 = dx * (toY - y) - dy * (toX - x);
      if (f0 <= 0 && f1 <= 0) return;
      if (f0 === f1) continue;
      const t = f0 / (f0 - f1);
      if (f1 > f0) {
        if (t > t0) t0 = t;
      } else if (t < t1) t1 = t;
      if (t0 >= t1) return;
    }
    for (let row = 0; row < ROWS; row++) this.stop(piece, column, row, t0, t1);
  }

  private stop(piece: SightPart, column: number, row: number, t0: number, t1: number): void {
    const z0 = this.eyeZ;
    const rise = this.toZ[row]! - z0;
    let from = t0;
    let to = t1;
    if (rise === 0) {
      if (z0 <= piece.bottom || z0 >= piece.top) return;
    } else {
      const a = (piece.bottom - z0) / rise;
      const b = (piece.top - z0) / rise;
      const u0 = a < b ? a : b;
      const u1 = a < b ? b : a;
      if (u0 > from) from = u0;
      if (u1 < to) to = u1;
      if (from >= to) return;
    }
    const ray = column * ROWS + row;
    if (piece.cover) this.cover = true;
    const kind = piece.solid ? HARD : SOFT;
    if (this.kind[ray]! < kind) this.kind[ray] = kind;
    if (!this.stoppers.includes(piece.part.piece)) this.stoppers.push(piece.part.piece);
  }

  /** GEO-22, GEO-23: whether a third model crosses a ray that terrain has not stopped for good. */
  crossedBy(bodies: Bodies, model: number): boolean {
    const body = bodies.mounted[model] === 1 ? MOUNTED : FOOT;
    const radius = RADII[body];
    const x = bodies.x[model]!;
    if (x - radius >= this.maxX || x + radius <= this.minX) return false;
    const y = bodies.y[model]!;
    if (y - radius >= this.maxY || y + radius <= this.minY) return false;
    const feet = RISE * bodies.level[model]!;
    const top = feet + HEIGHTS[body];
    for (let column = 0, ray = 0; column < COLUMNS; column++)
      for (let row = 0; row < ROWS; row++, ray++)
        if (this.kind[ray] !== HARD && this.crosses(x, y, feet, top, radius, column, row)) return true;
    return false;
  }

  private crosses(
    x: number,
    y: number,
    feet: number,
    top: number,
    radius: number,
    column: number,
    row: number,
  ): boolean {
    const z0 = this.eyeZ;
    const rise = this.toZ[row]! - z0;
    let from = 0;
    let to = 1;
    if (rise === 0) {
      if (z0 <= feet || z0 >= top) return false;
    } else {
      const a = (feet - z0) / rise;
      const b = (top - z0) / rise;
      from = Math.max(0, Math.min(a, b));
      to = Math.min(1, Math.max(a, b));
      if (from >= to) return false;
    }
    const dx = this.toX[column]! - this.eyeX;
    const dy = this.toY[column]! - this.eyeY;
    const wx = x - this.eyeX;
    const wy = y - this.eyeY;
    const length = dx * dx + dy * dy;
    const along = length === 0 ? from : (wx * dx + wy * dy) / length;
    if (along >= from && along <= to && length > 0) {
      const across = Math.abs(dx * wy - dy * wx);
      return across <= SAFE_ROOT && across * across < radius * radius * length;
    }
    const t = along < from ? from : to;
    const offX = wx - dx * t;
    const offY = wy - dy * t;
    return offX * offX + offY * offY < radius * radius;
  }
}

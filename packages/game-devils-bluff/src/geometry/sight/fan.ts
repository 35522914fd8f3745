/** The fifteen rays from an eye to a body (GEO-19, GEO-20) as a fan of five columns, and whether a third model crosses one (GEO-22). */
import { type Bodies, FOOT, HEIGHTS, MOUNTED, RADII, SIDEWAYS } from '../bodies.js';
import { RISE } from '../distance.js';
import { isqrt, roundAway, SAFE_ROOT } from '../numbers.js';

export const COLUMNS = 5;
export const ROWS = 3;
export const RAYS = COLUMNS * ROWS;
/** A bit for every ray, column by column. */
export const ALL_RAYS = (1 << RAYS) - 1;
const MIDDLE = 2;

/** Reused from look to look: `aimMiddle` starts afresh, `aimSides` makes it complete. */
export class Fan {
  eyeX = 0;
  eyeY = 0;
  protected eyeZ = 0;
  protected readonly toX = new Float64Array(COLUMNS);
  protected readonly toY = new Float64Array(COLUMNS);
  protected readonly toZ = new Float64Array(ROWS);
  private body: 0 | 1 = FOOT;
  /** By row: between which shares of their way the rays are as high as the model at hand. */
  private readonly from = new Float64Array(ROWS);
  private readonly to = new Float64Array(ROWS);

  /** GEO-19, and of GEO-20 the middle column: all that most looks need. */
  aimMiddle(bodies: Bodies, from: number, to: number): void {
    this.eyeX = bodies.x[from]!;
    this.eyeY = bodies.y[from]!;
    this.eyeZ = RISE * bodies.level[from]! + HEIGHTS[bodies.mounted[from] === 1 ? MOUNTED : FOOT];
    this.toX[MIDDLE] = bodies.x[to]!;
    this.toY[MIDDLE] = bodies.y[to]!;
    this.body = bodies.mounted[to] === 1 ? MOUNTED : FOOT;
    const feet = RISE * bodies.level[to]!;
    const height = HEIGHTS[this.body];
    this.toZ[0] = feet + height / 10;
    this.toZ[1] = feet + height / 2;
    this.toZ[2] = feet + (height * 9) / 10;
  }

  /** GEO-20 */
  aimSides(): void {
    const dx = this.toX[MIDDLE]! - this.eyeX;
    let dy = this.toY[MIDDLE]! - this.eyeY;
    if (dx === 0 && dy === 0) dy = 1;
    const length = isqrt((dx * dx + dy * dy) * 1e6);
    const wide = SIDEWAYS[this.body][0];
    const half = SIDEWAYS[this.body][1];
    this.setColumns(0, 4, roundAway((dy * wide * 1000) / length), roundAway((dx * wide * 1000) / length));
    this.setColumns(1, 3, roundAway((dy * half * 1000) / length), roundAway((dx * half * 1000) / length));
  }

  /** Two columns at the same distance from the middle one. */
  private setColumns(left: number, right: number, aside: number, along: number): void {
    const x = this.toX[MIDDLE]!;
    const y = this.toY[MIDDLE]!;
    this.toX[left] = x + aside;
    this.toY[left] = y - along;
    this.toX[right] = x - aside;
    this.toY[right] = y + along;
  }

  /** The target point of a column in plan. */
  point(column: number): readonly [x: number, y: number] {
    return [this.toX[column]!, this.toY[column]!];
  }

  /** GEO-22, GEO-23: whether a third model crosses a ray of the middle column; those of `hard`, a bit each, do not count. */
  middleCrossedBy(bodies: Bodies, model: number, hard: number): boolean {
    return (
      !this.standsBeside(bodies, model) &&
      this.climbOver(bodies, model) &&
      this.crosses(bodies, model, hard, MIDDLE)
    );
  }

  /** Whether a model stands so far beside the middle column that it is in no ray's way, however high the rays are there. */
  private standsBeside(bodies: Bodies, model: number): boolean {
    const radius = RADII[bodies.mounted[model] === 1 ? MOUNTED : FOOT] + 1;
    const dx = this.toX[MIDDLE]! - this.eyeX;
    const dy = this.toY[MIDDLE]! - this.eyeY;
    const across = dx * (bodies.y[model]! - this.eyeY) - dy * (bodies.x[model]! - this.eyeX);
    return across * across > radius * radius * (dx * dx + dy * dy);
  }

  /** The same for all columns. */
  protected anyCrossedBy(bodies: Bodies, model: number, hard: number): boolean {
    if (!this.climbOver(bodies, model)) return false;
    for (let column = 0; column < COLUMNS; column++)
      if (this.crosses(bodies, model, hard, column)) return true;
    return false;
  }

  /** The same for all but the middle one. */
  sidesCrossedBy(bodies: Bodies, model: number, hard: number): boolean {
    if (!this.climbOver(bodies, model)) return false;
    for (let column = 0; column < COLUMNS; column++)
      if (column !== MIDDLE && this.crosses(bodies, model, hard, column)) return true;
    return false;
  }

  /** Fills `from` and `to`: whether any row is ever as high as the model; one that never is ends before it begins. */
  private climbOver(bodies: Bodies, model: number): boolean {
    const feet = RISE * bodies.level[model]!;
    const top = feet + HEIGHTS[bodies.mounted[model] === 1 ? MOUNTED : FOOT];
    const z0 = this.eyeZ;
    let any = false;
    for (let row = 0; row < ROWS; row++) {
      const rise = this.toZ[row]! - z0;
      const between = z0 > feet && z0 < top;
      const a = rise === 0 ? 0 : (feet - z0) / rise;
      const b = rise === 0 ? (between ? 1 : 0) : (top - z0) / rise;
      const from = Math.max(0, Math.min(a, b));
      const to = Math.min(1, Math.max(a, b));
      this.from[row] = from;
      this.to[row] = to;
      if (from < to) any = true;
    }
    return any;
  }

  private crosses(bodies: Bodies, model: number, hard: number, column: number): boolean {
    const radius = RADII[bodies.mounted[model] === 1 ? MOUNTED : FOOT];
    const dx = this.toX[column]! - this.eyeX;
    const dy = this.toY[column]! - this.eyeY;
    const wx = bodies.x[model]! - this.eyeX;
    const wy = bodies.y[model]! - this.eyeY;
    const length = dx * dx + dy * dy;
    const along = length === 0 ? -1 : (wx * dx + wy * dy) / length;
    const across = Math.abs(dx * wy - dy * wx);
    const isBeside = across > SAFE_ROOT || across * across >= radius * radius * length;
    for (let row = 0; row < ROWS; row++) {
      const from = this.from[row]!;
      const to = this.to[row]!;
      if (from >= to || (hard & (1 << (column * ROWS + row))) !== 0) continue;
      if (along >= from && along <= to) {
        if (!isBeside) return true;
        continue;
      }
      const t = along < from ? from : to;
      const offX = wx - dx * t;
      const offY = wy - dy * t;
      if (offX * offX + offY * offY < radius * radius) return true;
    }
    return false;
  }
}

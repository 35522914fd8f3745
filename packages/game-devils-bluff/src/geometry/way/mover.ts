/** Who moves, from where, how far and among whom: what every leg of one move is held against (GEO-13, GEO-14, GEO-16). */
import { type Bodies, FOOT, MOUNTED, ON_TABLE, RADII, radiusOf } from '../bodies.js';
import type { Ground } from '../ground.js';
import { comparePointSegment } from '../segment.js';
import { feesOf, legLength, terrainLets } from './leg.js';
import { TOO_FAR } from './too-far.js';
import { Vicinity } from './vicinity.js';

/** Reused: `begin` starts afresh. */
export class Mover {
  body: 0 | 1 = FOOT;
  x = 0;
  y = 0;
  level = 0;
  budget = 0;
  /** Enemies that could be in the way, four figures each: x, y, level, and how far the centres must stay apart. */
  readonly enemies: number[] = [];
  /** Bases on which it could not stop, with the same four figures. */
  private readonly bases: number[] = [];
  private readonly near = new Vicinity();
  private whole!: Ground;
  private isNear = false;

  begin(ground: Ground, bodies: Bodies, mover: number, budget: number): void {
    this.body = bodies.mounted[mover] === 1 ? MOUNTED : FOOT;
    this.x = bodies.x[mover]!;
    this.y = bodies.y[mover]!;
    this.level = bodies.level[mover]!;
    this.budget = budget;
    this.whole = ground;
    this.isNear = false;
    this.findBases(bodies, mover);
  }

  /** What of the table lies within the budget. */
  get ground(): Ground {
    if (!this.isNear) this.near.around(this.whole, this.body, this.x, this.y, this.budget);
    this.isNear = true;
    return this.near;
  }

  /** Does something as if no enemy was near. */
  alone(what: () => void): void {
    const enemies = this.enemies.splice(0);
    what();
    this.enemies.push(...enemies);
  }

  private findBases(bodies: Bodies, mover: number): void {
    this.enemies.length = 0;
    this.bases.length = 0;
    for (let i = 0; i < bodies.x.length; i++) {
      if (i === mover || bodies.where[i] !== ON_TABLE) continue;
      const limit = RADII[this.body] + radiusOf(bodies, i);
      const dx = bodies.x[i]! - this.x;
      const dy = bodies.y[i]! - this.y;
      if (dx * dx + dy * dy >= (this.budget + limit) * (this.budget + limit)) continue;
      this.bases.push(bodies.x[i]!, bodies.y[i]!, bodies.level[i]!, limit);
      if (bodies.seatOf[i] !== bodies.seatOf[mover])
        this.enemies.push(bodies.x[i]!, bodies.y[i]!, bodies.level[i]!, limit);
    }
  }

  /** Whether another base is in the way at a place within the budget; touching is allowed. */
  isTaken(x: number, y: number, level: number): boolean {
    const { bases } = this;
    for (let i = 0; i < bases.length; i += 4) {
      if (bases[i + 2] !== level) continue;
      const dx = bases[i]! - x;
      const dy = bases[i + 1]! - y;
      if (dx * dx + dy * dy < bases[i + 3]! * bases[i + 3]!) return true;
    }
    return false;
  }

  /** Whether a straight leg may be walked. */
  lets(level: number, ax: number, ay: number, bx: number, by: number): boolean {
    return !this.enemyOn(level, ax, ay, bx, by) && terrainLets(this.ground, this.body, level, ax, ay, bx, by);
  }

  /** What a straight leg costs, leaving aside who stands on it. */
  terrainCost(level: number, ax: number, ay: number, bx: number, by: number): number {
    const { ground, body } = this;
    if (!terrainLets(ground, body, level, ax, ay, bx, by)) return TOO_FAR;
    return legLength(ax, ay, bx, by) + feesOf(ground, body, level, ax, ay, bx, by);
  }

  fees(level: number, ax: number, ay: number, bx: number, by: number): number {
    return feesOf(this.ground, this.body, level, ax, ay, bx, by);
  }

  enemyOn(level: number, ax: number, ay: number, bx: number, by: number): boolean {
    const { enemies } = this;
    for (let i = 0; i < enemies.length; i += 4)
      if (
        enemies[i + 2] === level &&
        comparePointSegment(enemies[i]!, enemies[i + 1]!, ax, ay, bx, by, enemies[i + 3]!) < 0
      )
        return true;
    return false;
  }
}

/** One straight leg of a move: may it be walked (GEO-13, GEO-14), and what it costs (GEO-16). */
import { type Bodies, ON_TABLE, RADII, radiusOf } from '../bodies.js';
import type { Ground, Slow } from '../ground.js';
import { rootUp } from '../numbers.js';
import { borderNearer, legOverlaps, polygonContains, standsOn } from '../part.js';
import { comparePointSegment } from '../segment.js';

/** Whether terrain lets a base walk straight from a to b on one level. Both ends lie on the table. */
export function terrainLets(
  ground: Ground,
  body: 0 | 1,
  level: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  return wallOnLeg(ground, body, level, ax, ay, bx, by) === FREE;
}

export const FREE = -2;
export const OVERHANG = -1;

/** The piece that stops a leg, OVERHANG when it leaves its area, or FREE. */
export function wallOnLeg(
  ground: Ground,
  body: 0 | 1,
  level: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const floor = ground.floors[body]![level]!;
  if (level > 0 && !staysOnArea(ground, body, level, ax, ay, bx, by)) return OVERHANG;
  const walls = floor.walls;
  for (let i = 0; i < walls.length; i++)
    if (legOverlaps(walls[i]!, ax, ay, bx, by, body)) return walls[i]!.piece;
  return FREE;
}

function staysOnArea(
  ground: Ground,
  body: 0 | 1,
  level: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  for (const { shape } of ground.floors[body]![level]!.areas)
    if (polygonContains(shape.at, shape.corners, ax, ay))
      return !borderNearer(shape.at, shape.corners, ax, ay, bx, by, RADII[body]);
  return false;
}

/** GEO-16: what a leg pays for pieces it enters and did not already overlap where it began. */
export function feesOf(
  ground: Ground,
  body: 0 | 1,
  level: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const slow = ground.floors[body]![level]!.slow;
  let fees = 0;
  for (let i = 0; i < slow.length; i++)
    if (entersOnLeg(slow[i]!, ax, ay, bx, by, body) && !overlapsAt(slow[i]!, ax, ay, body))
      fees += slow[i]!.fee;
  return fees;
}

function entersOnLeg(slow: Slow, ax: number, ay: number, bx: number, by: number, body: 0 | 1): boolean {
  const { parts } = slow;
  for (let i = 0; i < parts.length; i++) if (legOverlaps(parts[i]!, ax, ay, bx, by, body)) return true;
  return false;
}

export function overlapsAt(slow: Slow, x: number, y: number, body: 0 | 1): boolean {
  for (const part of slow.parts) if (standsOn(part, x, y, body)) return true;
  return false;
}

export function legLength(ax: number, ay: number, bx: number, by: number): number {
  return rootUp((ax - bx) * (ax - bx) + (ay - by) * (ay - by));
}

/** How far two places are apart: never more than a leg between them costs. */
export function apart(ax: number, ay: number, bx: number, by: number): number {
  return Math.floor(Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by)));
}

/** GEO-14: the enemy that a leg on a level would pass over, or -1. */
export function enemyOnLeg(
  bodies: Bodies,
  mover: number,
  body: 0 | 1,
  level: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const seat = bodies.seatOf[mover];
  for (let i = 0; i < bodies.x.length; i++) {
    if (bodies.where[i] !== ON_TABLE || bodies.seatOf[i] === seat || bodies.level[i] !== level) continue;
    const limit = RADII[body] + radiusOf(bodies, i);
    if (comparePointSegment(bodies.x[i]!, bodies.y[i]!, ax, ay, bx, by, limit) < 0) return i;
  }
  return -1;
}

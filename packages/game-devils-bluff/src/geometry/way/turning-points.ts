/** Where a way can bend: a little outside each corner, on the arc that a base rolls along (GEO-30). */
import { RADII } from '../bodies.js';
import type { Ground } from '../ground.js';
import { isqrt } from '../numbers.js';
import { type Part, polygonContains, standsOn } from '../part.js';
import { onTable } from '../stand.js';

/** The cosine of 22.5 degrees, a hair less, so that an arc that is exactly so long is not halved again. */
const STEP_COSINE = 0.92387;
/** GEO-30: for an enemy, 1 / cosine of 11.25 degrees. */
const ENEMY_FACTOR = 1.0196;

/** The odd multiples of 11.25 degrees. */
export const DIRECTIONS: readonly (readonly [number, number])[] = sixteen();

type Vector = readonly [x: number, y: number];

/** All turning points of one level for one kind of body: x, y, x, y ... */
export function turningPoints(ground: Ground, body: 0 | 1, level: number): number[] {
  const floor = ground.floors[body]![level]!;
  const points: number[] = [];
  for (const part of floor.walls) roundCorners(part, 1, RADII[body], points);
  for (const slow of floor.slow) for (const part of slow.parts) roundCorners(part, 1, RADII[body], points);
  for (const area of floor.areas) roundCorners(area.shape, -1, RADII[body], points);
  return keepPlaces(ground, body, level, points);
}

/** Points that are on the table and outside impassable terrain; on level 1 and above inside an area. Each once. */
function keepPlaces(ground: Ground, body: 0 | 1, level: number, points: readonly number[]): number[] {
  const { walls, areas } = ground.floors[body]![level]!;
  const kept: number[] = [];
  const seen = new Set<number>();
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i]!, points[i + 1]!];
    if (!onTable(ground, x, y, body) || seen.has(x * 100_000 + y)) continue;
    if (level > 0 && !areas.some(({ shape }) => polygonContains(shape.at, shape.corners, x, y))) continue;
    if (walls.some((part) => standsOn(part, x, y, body))) continue;
    seen.add(x * 100_000 + y);
    kept.push(x, y);
  }
  return kept;
}

/** `turn` 1: corners that stick out of a part; -1: corners that stick into an area. */
function roundCorners({ at, corners }: Part, turn: 1 | -1, radius: number, points: number[]): void {
  for (let i = 0; i < corners; i++) {
    const before = 2 * ((i + corners - 1) % corners);
    const [px, py, vx, vy, nx, ny] = [
      at[before]!,
      at[before + 1]!,
      at[2 * i]!,
      at[2 * i + 1]!,
      at[2 * i + 2]!,
      at[2 * i + 3]!,
    ];
    const bend = (vx - px) * (ny - vy) - (vy - py) * (nx - vx);
    if (bend * turn <= 0) continue;
    // Anticlockwise outlines have their outside to the right; an area's base walks on its inside.
    bendAround([vx, vy], normal(vx - px, vy - py, turn), normal(nx - vx, ny - vy, turn), radius, points);
  }
}

function bendAround(v: Vector, u: Vector, w: Vector, radius: number, points: number[]): void {
  const middle = bisector(u, w);
  if (u[0] * w[0] + u[1] * w[1] < STEP_COSINE) {
    bendAround(v, u, middle, radius, points);
    bendAround(v, middle, w, radius, points);
    return;
  }
  const reach = radius / (middle[0] * u[0] + middle[1] * u[1]) + 1;
  points.push(away(v[0], middle[0] * reach), away(v[1], middle[1] * reach));
}

/** The points around an enemy's base; `radii` is the sum of both radii. */
export function enemyTurningPoints(x: number, y: number, radii: number, points: number[]): void {
  const reach = ENEMY_FACTOR * radii + 1;
  for (const [dx, dy] of DIRECTIONS) points.push(away(x, dx * reach), away(y, dy * reach));
}

/** Rounded away from where it starts. */
function away(from: number, by: number): number {
  return from + (by < 0 ? Math.floor(by) : Math.ceil(by));
}

function normal(dx: number, dy: number, turn: 1 | -1): Vector {
  const length = isqrt((dx * dx + dy * dy) * 1e6);
  return [(turn * dy * 1000) / length, (-turn * dx * 1000) / length];
}

/** The unit vector half-way between two; its length comes from the one square root we trust. */
function bisector(u: Vector, w: Vector): Vector {
  const [x, y] = [u[0] + w[0], u[1] + w[1]];
  const length = isqrt(Math.floor((x * x + y * y) * 1e14)) / 1e7;
  return [x / length, y / length];
}

/** By halving the right angle, so that no sine of any library comes in. */
function sixteen(): Vector[] {
  const east: Vector = [1, 0];
  const north: Vector = [0, 1];
  const half = bisector(east, north);
  const quarter = bisector(east, half);
  const first = bisector(east, quarter);
  const second = bisector(quarter, half);
  const octant: Vector[] = [first, second, [second[1], second[0]], [first[1], first[0]]];
  return [
    ...octant,
    ...octant.map(([x, y]): Vector => [-y, x]),
    ...octant.map(([x, y]): Vector => [-x, -y]),
    ...octant.map(([x, y]): Vector => [y, -x]),
  ];
}

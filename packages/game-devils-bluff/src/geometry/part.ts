/** One convex part of a piece, prepared so that "closer than a base" is mostly one comparison of whole numbers (GEO-13). */
import { RADII } from './bodies.js';
import { rootUp } from './numbers.js';
import { comparePointSegment, segmentsNearer } from './segment.js';
import type { Polygon } from './terrain.js';

export interface Part {
  /** The piece's place in the table's list. */
  readonly piece: number;
  /** Corners, x then y, with the first again at the end. */
  readonly at: Float64Array;
  readonly corners: number;
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  /** By FOOT and MOUNTED, for each edge: the cross product from which on a point is a base's radius outside of it. */
  readonly beyond: readonly [Float64Array, Float64Array];
}

export function newPart(piece: number, polygon: Polygon): Part {
  const corners = polygon.length / 2;
  const at = Float64Array.from([...polygon, polygon[0]!, polygon[1]!]);
  const xs = polygon.filter((_, i) => i % 2 === 0);
  const ys = polygon.filter((_, i) => i % 2 === 1);
  const beyond = (radius: number): Float64Array =>
    Float64Array.from({ length: corners }, (_, i) => {
      const dx = at[2 * i + 2]! - at[2 * i]!;
      const dy = at[2 * i + 3]! - at[2 * i + 1]!;
      return rootUp(radius * radius * (dx * dx + dy * dy));
    });
  return {
    piece,
    at,
    corners,
    minX: Math.min(...xs),
    minY: Math.min(...ys),
    maxX: Math.max(...xs),
    maxY: Math.max(...ys),
    beyond: [beyond(RADII[0]), beyond(RADII[1])],
  };
}

/** Inside or on the border, for convex parts. */
export function contains(part: Part, x: number, y: number): boolean {
  const at = part.at;
  for (let i = 0; i < 2 * part.corners; i += 2) {
    const across = (at[i + 2]! - at[i]!) * (y - at[i + 1]!) - (at[i + 3]! - at[i + 1]!) * (x - at[i]!);
    if (across < 0) return false;
  }
  return true;
}

/** Whether a base that moves from a to b overlaps the part: strictly closer than its radius, or inside. */
export function legOverlaps(
  part: Part,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  body: 0 | 1,
): boolean {
  const radius = RADII[body];
  const near = ax < bx ? ax : bx;
  if (near >= part.maxX + radius || ax + bx - near <= part.minX - radius) return false;
  const low = ay < by ? ay : by;
  if (low >= part.maxY + radius || ay + by - low <= part.minY - radius) return false;
  const { at, corners } = part;
  const beyond = part.beyond[body];
  for (let i = 0; i < corners; i++) {
    const x = at[2 * i]!;
    const y = at[2 * i + 1]!;
    const dx = at[2 * i + 2]! - x;
    const dy = at[2 * i + 3]! - y;
    const far = beyond[i]!;
    if (dy * (ax - x) - dx * (ay - y) >= far && dy * (bx - x) - dx * (by - y) >= far) return false;
  }
  return contains(part, ax, ay) || borderNearer(at, corners, ax, ay, bx, by, radius);
}

/** Whether a leg comes strictly closer to the border than `limit`; the border may be that of any polygon. */
export function borderNearer(
  at: Float64Array,
  corners: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  limit: number,
): boolean {
  const minX = (ax < bx ? ax : bx) - limit;
  const maxX = (ax < bx ? bx : ax) + limit;
  const minY = (ay < by ? ay : by) - limit;
  const maxY = (ay < by ? by : ay) + limit;
  for (let i = 0; i < 2 * corners; i += 2) {
    const cx = at[i]!;
    const cy = at[i + 1]!;
    const dx = at[i + 2]!;
    const dy = at[i + 3]!;
    if ((cx < minX && dx < minX) || (cx > maxX && dx > maxX)) continue;
    if ((cy < minY && dy < minY) || (cy > maxY && dy > maxY)) continue;
    if (segmentsNearer(ax, ay, bx, by, cx, cy, dx, dy, limit)) return true;
  }
  return false;
}

/** Whether a base that stands at a point overlaps the part. */
export function standsOn(part: Part, x: number, y: number, body: 0 | 1): boolean {
  const radius = RADII[body];
  if (x >= part.maxX + radius || x <= part.minX - radius) return false;
  if (y >= part.maxY + radius || y <= part.minY - radius) return false;
  if (contains(part, x, y)) return true;
  const { at, corners } = part;
  for (let i = 0; i < 2 * corners; i += 2)
    if (comparePointSegment(x, y, at[i]!, at[i + 1]!, at[i + 2]!, at[i + 3]!, radius) < 0) return true;
  return false;
}

/** Strictly inside or on the border of any simple polygon; `at` repeats the first corner at the end. */
export function polygonContains(at: Float64Array, corners: number, x: number, y: number): boolean {
  let inside = false;
  for (let i = 0; i < 2 * corners; i += 2) {
    const [ax, ay, bx, by] = [at[i]!, at[i + 1]!, at[i + 2]!, at[i + 3]!];
    const across = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    if (
      across === 0 &&
      Math.min(ax, bx) <= x &&
      x <= Math.max(ax, bx) &&
      Math.min(ay, by) <= y &&
      y <= Math.max(ay, by)
    )
      return true;
    if (ay > y !== by > y && across > 0 === by > ay) inside = !inside;
  }
  return inside;
}

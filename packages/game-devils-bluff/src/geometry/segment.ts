/** Points and straight lines against a distance, exact (GEO-11). */
import { SAFE_ROOT } from './numbers.js';

/** A point closer to a segment than `limit` (-1), exactly at it (0), or farther (1). */
export function comparePointSegment(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  limit: number,
): -1 | 0 | 1 {
  const dx = bx - ax;
  const dy = by - ay;
  const wx = px - ax;
  const wy = py - ay;
  const along = wx * dx + wy * dy;
  const length = dx * dx + dy * dy;
  if (along <= 0) return sign(wx * wx + wy * wy - limit * limit);
  if (along >= length) return sign((px - bx) * (px - bx) + (py - by) * (py - by) - limit * limit);
  const across = Math.abs(dx * wy - dy * wx);
  if (across > SAFE_ROOT) return 1;
  return sign(across * across - limit * limit * length);
}

function sign(n: number): -1 | 0 | 1 {
  return n < 0 ? -1 : n > 0 ? 1 : 0;
}

/** On which side of the line from a to b a point lies: positive to the left. */
export function side(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax);
}

/** Whether two segments share a point; touching counts. Either may be a single point. */
export function segmentsMeet(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  if (Math.max(ax, bx) < Math.min(cx, dx) || Math.max(cx, dx) < Math.min(ax, bx)) return false;
  if (Math.max(ay, by) < Math.min(cy, dy) || Math.max(cy, dy) < Math.min(ay, by)) return false;
  const c = side(ax, ay, bx, by, cx, cy);
  const d = side(ax, ay, bx, by, dx, dy);
  if ((c > 0 && d > 0) || (c < 0 && d < 0)) return false;
  const a = side(cx, cy, dx, dy, ax, ay);
  const b = side(cx, cy, dx, dy, bx, by);
  return !((a > 0 && b > 0) || (a < 0 && b < 0));
}

/** Whether two segments come strictly closer than `limit`. */
export function segmentsNearer(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
  limit: number,
): boolean {
  return (
    comparePointSegment(ax, ay, cx, cy, dx, dy, limit) < 0 ||
    comparePointSegment(bx, by, cx, cy, dx, dy, limit) < 0 ||
    comparePointSegment(cx, cy, ax, ay, bx, by, limit) < 0 ||
    comparePointSegment(dx, dy, ax, ay, bx, by, limit) < 0 ||
    segmentsMeet(ax, ay, bx, by, cx, cy, dx, dy)
  );
}

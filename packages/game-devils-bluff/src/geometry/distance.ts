/** The one figure that serves range, "within", objectives, deployment and Blast: gap in plan and rise between levels (GEO-05). */

/** CR-29, 4.2: what one height level measures. */
export const RISE = 2000;

/**
 * Closer than the limit (-1), exactly at it (0) or farther (1), without rounding. `squared` is the squared distance of the centres in
 * plan, `radii` the sum of both radii, `rise` the difference in height.
 */
export function compareDistance(squared: number, radii: number, rise: number, limit: number): -1 | 0 | 1 {
  const flat = limit * limit - rise * rise;
  if (flat < 0) return 1;
  if (flat === 0) return squared > radii * radii ? 1 : 0;
  const over = squared - radii * radii - flat;
  if (over < 0) return -1;
  if (over > 2 * radii * limit) return 1;
  const [left, right] = [over * over, 4 * radii * radii * flat];
  return left < right ? -1 : left === right ? 0 : 1;
}

/** Whether it is closer than the limit, which must be more than 0: the same, and quick on one level. */
export function isWithin(squared: number, radii: number, rise: number, limit: number): boolean {
  if (rise > 0) return compareDistance(squared, radii, rise, limit) < 0;
  return squared < (radii + limit) * (radii + limit);
}

export function squaredGap(ax: number, ay: number, bx: number, by: number): number {
  return (ax - bx) * (ax - bx) + (ay - by) * (ay - by);
}

/** Which of two bases is nearer to a point of their own level, exact: by `squared` centre distance less `radius`. */
export function compareNearness(squared: number, radius: number, other: number, otherRadius: number): number {
  const wider = radius - otherRadius;
  if (wider < 0) return -compareNearness(other, otherRadius, squared, radius);
  const over = squared - other - wider * wider;
  return over <= 0 ? over || -wider : over * over - 4 * wider * wider * other;
}

/** The distance in thousandths, for showing only: no rule compares it. */
export function shownDistance(squared: number, radii: number, rise: number): number {
  const gap = Math.max(0, Math.sqrt(squared) - radii);
  return Math.round(Math.sqrt(gap * gap + rise * rise));
}

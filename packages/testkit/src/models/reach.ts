/**
 * Exact measuring in thousandths of an inch: can a point get from one place to another around a rectangle within a given way?
 * The shortest way round a rectangle turns at no corner, at one, or at two neighbours, and the leg between neighbours
 * runs along a side, so its length is a whole number. Only two square roots are left, and those compare exactly by squaring.
 */
export type Point = readonly [x: number, y: number];

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Beyond this way (9.7 inches) the squares of squares would no longer fit a number exactly. */
export const LONGEST = 9741;

export function squaredDistance([ax, ay]: Point, [bx, by]: Point): number {
  return (ax - bx) ** 2 + (ay - by) ** 2;
}

export function isInside([x, y]: Point, rect: Rect): boolean {
  return x > rect.left && x < rect.right && y > rect.top && y < rect.bottom;
}

/** True when a straight line enters the rectangle; touching its edge is free. Neither end may be inside. */
export function crosses(a: Point, b: Point, rect: Rect): boolean {
  if (Math.max(a[0], b[0]) <= rect.left || Math.min(a[0], b[0]) >= rect.right) return false;
  if (Math.max(a[1], b[1]) <= rect.top || Math.min(a[1], b[1]) >= rect.bottom) return false;
  const sides = corners(rect).map(([x, y]) => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]));
  return sides.some((side) => side < 0) && sides.some((side) => side > 0);
}

/** Whether √a + √b is at most `way`, for whole numbers, without rounding. */
export function rootsWithin(a: number, b: number, way: number): boolean {
  const rest = way * way - a - b;
  return way >= 0 && rest >= 0 && 4 * a * b <= rest * rest;
}

/** Whether the way from a to b around the rectangle is at most `way` long. Neither end may be inside. */
export function withinReach(a: Point, b: Point, way: number, rect: Rect): boolean {
  if (!crosses(a, b, rect)) return squaredDistance(a, b) <= way * way;
  const turns = corners(rect);
  for (let i = 0; i < 4; i++)
    for (const j of [i, (i + 1) % 4, (i + 3) % 4]) {
      const [first, last] = [turns[i]!, turns[j]!];
      if (crosses(a, first, rect) || crosses(last, b, rect)) continue;
      const side = Math.abs(first[0] - last[0]) + Math.abs(first[1] - last[1]);
      if (rootsWithin(squaredDistance(a, first), squaredDistance(last, b), way - side)) return true;
    }
  return false;
}

function corners({ left, top, right, bottom }: Rect): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

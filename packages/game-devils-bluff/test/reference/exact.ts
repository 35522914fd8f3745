/** The naive second implementation of all measuring: fractions of big integers, written straight from the rules, slow and simple. */

/** A fraction with a positive denominator. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const fraction = (n: bigint, d = 1n): Fraction => (d < 0n ? { n: -n, d: -d } : { n, d });
export const less = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;
export const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const largest = (a: Fraction, b: Fraction): Fraction => (less(a, b) ? b : a);
export const smallest = (a: Fraction, b: Fraction): Fraction => (less(a, b) ? a : b);
export const ZERO = fraction(0n);
export const ONE = fraction(1n);

export interface Spot {
  readonly x: bigint;
  readonly y: bigint;
}
export const spot = (x: number, y: number): Spot => ({ x: BigInt(x), y: BigInt(y) });

/** The squared distance of a point from a segment. */
export function squaredToSegment(p: Spot, a: Spot, b: Spot): Fraction {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = (p.x - a.x) * dx + (p.y - a.y) * dy;
  if (length === 0n || along <= 0n) return fraction((p.x - a.x) ** 2n + (p.y - a.y) ** 2n);
  if (along >= length) return fraction((p.x - b.x) ** 2n + (p.y - b.y) ** 2n);
  const across = dx * (p.y - a.y) - dy * (p.x - a.x);
  return fraction(across * across, length);
}

const turn = (a: Spot, b: Spot, c: Spot): bigint => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
const isZero = (f: Fraction): boolean => f.n === 0n;

/** Proper crossing only: everything that merely touches has an end at distance 0. */
function cross(a: Spot, b: Spot, c: Spot, d: Spot): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0n && turn(c, d, a) * turn(c, d, b) < 0n;
}

export function squaredBetween(a: Spot, b: Spot, c: Spot, d: Spot): Fraction {
  if (cross(a, b, c, d)) return ZERO;
  return [squaredToSegment(b, c, d), squaredToSegment(c, a, b), squaredToSegment(d, a, b)].reduce(
    smallest,
    squaredToSegment(a, c, d),
  );
}

export function cornersOf(polygon: readonly number[]): Spot[] {
  return Array.from({ length: polygon.length / 2 }, (_, i) => spot(polygon[2 * i]!, polygon[2 * i + 1]!));
}

export function edgesOf(polygon: readonly number[]): [Spot, Spot][] {
  const corners = cornersOf(polygon);
  return corners.map((corner, i) => [corner, corners[(i + 1) % corners.length]!]);
}

/** By counting crossings of a ray to the right; the border belongs to the polygon. */
export function isWithin(p: Spot, polygon: readonly number[]): boolean {
  const edges = edgesOf(polygon);
  if (edges.some(([a, b]) => isZero(squaredToSegment(p, a, b)))) return true;
  let inside = false;
  for (const [a, b] of edges) {
    if (a.y > p.y === b.y > p.y) continue;
    const at = fraction((p.y - a.y) * (b.x - a.x), b.y - a.y);
    if (less(fraction(p.x - a.x), at)) inside = !inside;
  }
  return inside;
}

/** A moving base overlaps a polygon: nearer than its radius to the border, or inside. */
export function overlaps(a: Spot, b: Spot, polygon: readonly number[], radius: bigint): boolean {
  return isWithin(a, polygon) || nearBorder(a, b, polygon, radius);
}

export function nearBorder(a: Spot, b: Spot, polygon: readonly number[], radius: bigint): boolean {
  const limit = fraction(radius * radius);
  return edgesOf(polygon).some(([c, d]) => less(squaredBetween(a, b, c, d), limit));
}

/** The least whole number whose square is not below n. */
export function rootUpwards(n: bigint): bigint {
  let low = 0n;
  let high = 1n;
  while (high * high < n) high *= 2n;
  while (low < high) {
    const middle = (low + high) / 2n;
    if (middle * middle < n) low = middle + 1n;
    else high = middle;
  }
  return low;
}

/** GEO-05 with roots taken to a billionth by big integers: -1 closer, 1 farther, and exact equality by squaring twice. */
export function compareGap(squared: bigint, radii: bigint, rise: bigint, limit: bigint): number {
  // gap = max(0, sqrt(squared) - radii); compare gap^2 + rise^2 with limit^2.
  const flat = limit * limit - rise * rise;
  if (flat < 0n) return 1;
  if (squared <= radii * radii) return flat > 0n ? -1 : 0;
  // sqrt(squared) against radii + sqrt(flat): square once, then once more.
  const left = squared - radii * radii - flat;
  if (left < 0n) return -1;
  const [l, r] = [left * left, 4n * radii * radii * flat];
  return l < r ? -1 : l > r ? 1 : 0;
}

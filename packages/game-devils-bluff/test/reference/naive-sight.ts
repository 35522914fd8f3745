/** GEO-19 to GEO-26 in fractions. */
import type { Bodies } from '../../src/geometry/bodies.js';
import type { Piece, Table } from '../../src/geometry/terrain.js';
import {
  compareGap,
  edgesOf,
  type Fraction,
  fraction,
  isWithin,
  largest,
  less,
  minus,
  ONE,
  plus,
  rootUpwards,
  type Spot,
  smallest,
  spot,
  times,
  ZERO,
} from './exact.js';

export interface NaiveSight {
  readonly result: 'clear' | 'obscured' | 'blocked';
  readonly open: number;
  readonly soft: number;
  readonly hard: number;
  readonly cover: boolean;
  readonly by: 'model' | 'friend' | 'terrain' | 'none';
}

type Interval = readonly [Fraction, Fraction];
interface Ray {
  readonly to: Spot;
  readonly z: Fraction;
}

const big = BigInt;
const heightOf = (b: Bodies, i: number): bigint => (b.mounted[i] === 1 ? 2000n : 1250n);
const radiusOf = (b: Bodies, i: number): bigint => (b.mounted[i] === 1 ? 800n : 500n);
const feetOf = (b: Bodies, i: number): bigint => big(b.level[i]!) * 2000n;
const placeOf = (b: Bodies, i: number): Spot => spot(b.x[i]!, b.y[i]!);

function roundHalfAway(n: bigint, d: bigint): bigint {
  const positive = n < 0n === d < 0n;
  const [a, b] = [n < 0n ? -n : n, d < 0n ? -d : d];
  const whole = (2n * a + b) / (2n * b);
  return positive ? whole : -whole;
}

function raysTo(b: Bodies, from: number, to: number): Ray[] {
  let [dx, dy] = [big(b.x[to]! - b.x[from]!), big(b.y[to]! - b.y[from]!)];
  if (dx === 0n && dy === 0n) dy = 1n;
  const square = (dx * dx + dy * dy) * 1_000_000n;
  const up = rootUpwards(square);
  const length = up * up === square ? up : up - 1n;
  const sideways = b.mounted[to] === 1 ? [-720n, -360n, 0n, 360n, 720n] : [-450n, -225n, 0n, 225n, 450n];
  return sideways.flatMap((o) => {
    const at: Spot = {
      x: big(b.x[to]!) + roundHalfAway(-dy * o * 1000n, length),
      y: big(b.y[to]!) + roundHalfAway(dx * o * 1000n, length),
    };
    return [1n, 5n, 9n].map((tenths) => ({
      to: at,
      z: plus(fraction(feetOf(b, to)), fraction(heightOf(b, to) * tenths, 10n)),
    }));
  });
}

/** Where along a ray its height lies strictly between two heights; undefined for nowhere. */
function heights(eye: Fraction, z: Fraction, bottom: Fraction, top: Fraction): Interval | undefined {
  const rise = minus(z, eye);
  if (rise.n === 0n) return less(bottom, eye) && less(eye, top) ? [fraction(-1n), fraction(2n)] : undefined;
  const at = (height: Fraction): Fraction => {
    const over = minus(height, eye);
    return fraction(over.n * rise.d, over.d * rise.n);
  };
  const [a, b] = [at(bottom), at(top)];
  return [smallest(a, b), largest(a, b)];
}

/** Where along a ray its plan lies strictly inside a convex polygon. */
function inside(eye: Spot, to: Spot, polygon: readonly number[]): Interval | undefined {
  let [t0, t1] = [ZERO, ONE];
  for (const [a, b] of edgesOf(polygon)) {
    const f = (p: Spot): bigint => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    const [f0, f1] = [f(eye), f(to)];
    if (f0 <= 0n && f1 <= 0n) return undefined;
    if (f0 === f1) continue;
    const t = fraction(f0, f0 - f1);
    if (f1 > f0) t0 = largest(t0, t);
    else t1 = smallest(t1, t);
  }
  return less(t0, t1) ? [t0, t1] : undefined;
}

function stops(piece: Piece, eye: Spot, eyeZ: Fraction, ray: Ray): boolean {
  const tall = heights(eyeZ, ray.z, fraction(big(piece.bottom)), fraction(big(piece.top)));
  if (tall === undefined) return false;
  return piece.parts.some((polygon) => {
    const wide = inside(eye, ray.to, polygon);
    return wide !== undefined && less(largest(wide[0], tall[0]), smallest(wide[1], tall[1]));
  });
}

function crosses(b: Bodies, model: number, eye: Spot, eyeZ: Fraction, ray: Ray): boolean {
  const tall = heights(
    eyeZ,
    ray.z,
    fraction(feetOf(b, model)),
    fraction(feetOf(b, model) + heightOf(b, model)),
  );
  if (tall === undefined) return false;
  const [from, to] = [largest(ZERO, tall[0]), smallest(ONE, tall[1])];
  if (!less(from, to)) return false;
  const axis = placeOf(b, model);
  const [dx, dy] = [ray.to.x - eye.x, ray.to.y - eye.y];
  const length = dx * dx + dy * dy;
  const nearest =
    length === 0n
      ? from
      : smallest(to, largest(from, fraction((axis.x - eye.x) * dx + (axis.y - eye.y) * dy, length)));
  const x = minus(fraction(axis.x - eye.x), times(fraction(dx), nearest));
  const y = minus(fraction(axis.y - eye.y), times(fraction(dy), nearest));
  return less(plus(times(x, x), times(y, y)), fraction(radiusOf(b, model) ** 2n));
}

function terrain(table: Table, b: Bodies, from: number, to: number) {
  const eye = placeOf(b, from);
  const eyeZ = fraction(feetOf(b, from) + heightOf(b, from));
  const pieces = table.pieces.filter(
    (piece) =>
      piece.sight === 'solid' ||
      (piece.sight === 'soft' && !piece.parts.some((polygon) => isWithin(eye, polygon))),
  );
  let cover = false;
  const kinds = raysTo(b, from, to).map((ray) => {
    const hit = pieces.filter((piece) => stops(piece, eye, eyeZ, ray));
    if (hit.some((piece) => piece.keywords.includes('cover'))) cover = true;
    if (hit.some((piece) => piece.sight === 'solid')) return { ray, kind: 'hard' };
    return { ray, kind: hit.length > 0 ? 'soft' : 'open' };
  });
  return { eye, eyeZ, kinds, cover };
}

export function distanceTo(b: Bodies, i: number, j: number, limit: number): number {
  const [p, q] = [placeOf(b, i), placeOf(b, j)];
  const squared = (p.x - q.x) ** 2n + (p.y - q.y) ** 2n;
  const rise = feetOf(b, i) - feetOf(b, j);
  return compareGap(squared, radiusOf(b, i) + radiusOf(b, j), rise < 0n ? -rise : rise, big(limit));
}

export function naiveLook(table: Table, b: Bodies, from: number, to: number, mutual: boolean): NaiveSight {
  const { eye, eyeZ, kinds, cover } = terrain(table, b, from, to);
  const tally = (kind: string): number => kinds.filter((ray) => ray.kind === kind).length;
  const [open, soft, hard] = [tally('open'), tally('soft'), tally('hard')];
  const counts = { open, soft, hard };
  const others = b.x.map((_, i) => i).filter((i) => i !== from && i !== to && b.where[i] === 1);
  const seen = kinds.filter((ray) => ray.kind !== 'hard');
  if (others.some((i) => seen.some(({ ray }) => crosses(b, i, eye, eyeZ, ray))))
    return { result: 'blocked', ...counts, cover: false, by: 'model' };
  const friends = others.filter((i) => b.seatOf[i] === b.seatOf[from]);
  if (distanceTo(b, from, to, 3000) > 0 && friends.some((i) => distanceTo(b, i, to, 1000) < 0))
    return { result: 'blocked', ...counts, cover: false, by: 'friend' };
  const back = mutual ? terrain(table, b, to, from).kinds : [];
  if (hard === 15 && back.every((ray) => ray.kind === 'hard'))
    return { result: 'blocked', ...counts, cover: false, by: 'terrain' };
  if (open === 15 || distanceTo(b, from, to, 3000) < 0)
    return { result: 'clear', ...counts, cover: false, by: 'none' };
  return { result: 'obscured', ...counts, cover: cover && b.mounted[to] !== 1, by: 'none' };
}

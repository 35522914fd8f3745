/** What a point lies at, so that stories and lists can name it. No rule looks at it. */
import { FOOT } from './bodies.js';
import type { Ground } from './ground.js';
import { contains, type Part, polygonContains, standsOn } from './part.js';

/** On a roof, in a street, right beside a piece, not far from one, or far from all. */
export type PlaceHow = 'on' | 'in' | 'by' | 'near' | 'open';

export interface Place {
  readonly how: PlaceHow;
  /** The piece's place in the table's list; -1 in the open. */
  readonly piece: number;
}

/** So near is a piece one stands by, and so far one that is still worth naming. */
const NEXT_TO = 400;
const NEAR = 3500;
const AROUND = [
  [0, 0],
  [NEXT_TO, 0],
  [-NEXT_TO, 0],
  [0, NEXT_TO],
  [0, -NEXT_TO],
] as const;

export function placeAt(ground: Ground, x: number, y: number, level: number): Place {
  for (const { shape, piece } of ground.floors[FOOT]![level]?.areas ?? [])
    if (polygonContains(shape.at, shape.corners, x, y)) return { how: 'on', piece };
  const beside = level > 0 ? -1 : pieceBeside(ground, x, y);
  if (beside !== -1) return { how: 'by', piece: beside };
  const under = ground.table.pieces.findIndex(
    ({ sight, keywords, parts }) =>
      sight === 'none' && keywords.length === 0 && parts.some((part) => isIn(part, x, y)),
  );
  if (under !== -1) return { how: 'in', piece: under };
  const near = nearest(ground, x, y);
  return near === -1 ? { how: 'open', piece: -1 } : { how: 'near', piece: near };
}

/** The first piece that a slightly larger base would touch. */
function pieceBeside({ sights }: Ground, x: number, y: number): number {
  for (const [dx, dy] of AROUND)
    for (const { part } of sights)
      if (contains(part, x + dx, y + dy) || standsOn(part, x + dx, y + dy, FOOT)) return part.piece;
  return -1;
}

function isIn(polygon: readonly number[], x: number, y: number): boolean {
  const at = Float64Array.from([...polygon, polygon[0]!, polygon[1]!]);
  return polygonContains(at, polygon.length / 2, x, y);
}

/** By their boxes. */
function nearest({ sights }: Ground, x: number, y: number): number {
  let best = -1;
  let least = NEAR * NEAR;
  for (const { part } of sights) {
    const away = squaredToBox(part, x, y);
    if (away >= least) continue;
    least = away;
    best = part.piece;
  }
  return best;
}

function squaredToBox({ minX, minY, maxX, maxY }: Part, x: number, y: number): number {
  const dx = Math.max(minX - x, 0, x - maxX);
  const dy = Math.max(minY - y, 0, y - maxY);
  return dx * dx + dy * dy;
}

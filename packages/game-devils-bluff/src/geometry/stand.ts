/** Where a base may stand (GEO-12, GEO-17), and the area under it. */
import { type Bodies, MOUNTED, ON_TABLE, RADII, radiusOf } from './bodies.js';
import type { AreaShape, Floor, Ground } from './ground.js';
import { borderNearer, polygonContains, standsOn } from './part.js';
import { isObstacle } from './terrain.js';

/** What is wrong with a place to stand; the model or the piece in the way is in `standBlocker`. */
export type StandFault =
  | 'off-table'
  | 'no-floor'
  | 'overhangs'
  | 'wall'
  | 'rough'
  | 'obstacle'
  | 'climbable'
  | 'base'
  | 'horse';

/** GEO-12 */
export function onTable(ground: Ground, x: number, y: number, body: 0 | 1): boolean {
  const radius = RADII[body];
  return x >= radius && y >= radius && x <= ground.width - radius && y <= ground.depth - radius;
}

/** The area of a level that carries the whole base, if any. */
export function areaUnder(floor: Floor, x: number, y: number, body: 0 | 1): AreaShape | undefined {
  for (const area of floor.areas) {
    const { at, corners } = area.shape;
    if (polygonContains(at, corners, x, y) && !borderNearer(at, corners, x, y, x, y, RADII[body]))
      return area;
  }
  return undefined;
}

/** Why a base may not stop at a place because of terrain, and the piece's place in the list (-1: none). */
export function terrainFault(
  ground: Ground,
  x: number,
  y: number,
  level: number,
  body: 0 | 1,
): { fault: StandFault; piece: number } | undefined {
  if (!onTable(ground, x, y, body)) return { fault: 'off-table', piece: -1 };
  const floor = ground.floors[body]?.[level];
  if (floor === undefined) return { fault: 'no-floor', piece: -1 };
  if (level > 0) {
    const area = areaUnder(floor, x, y, body);
    if (area === undefined) return noArea(floor, x, y);
    if (body === MOUNTED && !area.mountable) return { fault: 'horse', piece: area.piece };
  }
  const { walls, slow } = floor;
  for (let i = 0; i < walls.length; i++)
    if (standsOn(walls[i]!, x, y, body)) return pieceFault(ground, walls[i]!.piece, 'wall', 'climbable');
  for (let i = 0; i < slow.length; i++) {
    const { parts } = slow[i]!;
    for (let k = 0; k < parts.length; k++)
      if (standsOn(parts[k]!, x, y, body)) return pieceFault(ground, slow[i]!.piece, 'rough', 'obstacle');
  }
  return undefined;
}

/** `atObstacle`: what to call it where the piece is one (GEO-09, DB-21). */
function pieceFault(
  { table }: Ground,
  piece: number,
  usual: StandFault,
  atObstacle: StandFault,
): { fault: StandFault; piece: number } {
  return { fault: isObstacle(table.pieces[piece]!) ? atObstacle : usual, piece };
}

function noArea(floor: Floor, x: number, y: number): { fault: StandFault; piece: number } {
  for (const { shape, piece } of floor.areas)
    if (polygonContains(shape.at, shape.corners, x, y)) return { fault: 'overhangs', piece };
  return { fault: 'no-floor', piece: -1 };
}

/** The model whose base is in the way at a place, or -1; touching is allowed. */
export function baseInTheWay(
  bodies: Bodies,
  x: number,
  y: number,
  level: number,
  body: 0 | 1,
  mover: number,
): number {
  const own = RADII[body];
  for (let i = 0; i < bodies.x.length; i++) {
    if (i === mover || bodies.where[i] !== ON_TABLE || bodies.level[i] !== level) continue;
    const radii = own + radiusOf(bodies, i);
    const dx = bodies.x[i]! - x;
    if (dx >= radii || -dx >= radii) continue;
    const dy = bodies.y[i]! - y;
    if (dx * dx + dy * dy < radii * radii) return i;
  }
  return -1;
}

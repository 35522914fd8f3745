/** A table made ready for measuring: what hinders whom on which level, what stops sight, and where one can stand. */
import { FOOT, MOUNTED } from './bodies.js';
import { newPart, type Part } from './part.js';
import { entryFee, has, isObstacle, type Piece, type Polygon, type Table } from './terrain.js';

/** A rough piece or an obstacle, charged once however many parts it has (GEO-16). */
export interface Slow {
  readonly piece: number;
  readonly fee: number;
  readonly parts: readonly Part[];
}

export interface AreaShape {
  readonly piece: number;
  readonly level: number;
  readonly mountable: boolean;
  readonly shape: Part;
}

export interface SightPart {
  readonly part: Part;
  readonly solid: boolean;
  readonly cover: boolean;
  readonly bottom: number;
  readonly top: number;
}

/** What one kind of body (FOOT, MOUNTED) cannot pass on one level, and what slows it. */
export interface Floor {
  readonly walls: readonly Part[];
  readonly slow: readonly Slow[];
  readonly areas: readonly AreaShape[];
}

export interface Ground {
  readonly table: Table;
  readonly width: number;
  readonly depth: number;
  /** [body][level] */
  readonly floors: readonly (readonly Floor[])[];
  readonly sights: readonly SightPart[];
  /** Least and greatest x, then y, of each of `sights`, side by side: most looks need no more of a part. */
  readonly sightBoxes: Float64Array;
}

export function prepareGround(table: Table): Ground {
  const tops = table.pieces.flatMap((piece) => piece.areas.map((area) => area.level));
  const levels = Math.max(0, ...tops) + 1;
  const floors = [FOOT, MOUNTED].map((body) =>
    Array.from({ length: levels }, (_, level) => prepareFloor(table, body, level)),
  );
  const sights = table.pieces.flatMap((piece, index) =>
    piece.sight === 'none' ? [] : piece.parts.map((polygon) => sightPart(piece, index, polygon)),
  );
  const sightBoxes = Float64Array.from(
    sights.flatMap(({ part }) => [part.minX, part.maxX, part.minY, part.maxY]),
  );
  return { table, width: table.width, depth: table.depth, floors, sights, sightBoxes };
}

function prepareFloor(table: Table, body: number, level: number): Floor {
  const walls: Part[] = [];
  const slow: Slow[] = [];
  const areas: AreaShape[] = [];
  table.pieces.forEach((piece, index) => {
    const parts = (): Part[] => piece.parts.map((polygon) => newPart(index, polygon));
    if (piece.blocksLevel === level) {
      if (isWall(piece, body)) walls.push(...parts());
      else if (entryFee(piece) > 0) slow.push({ piece: index, fee: entryFee(piece), parts: parts() });
    }
    for (const area of piece.areas)
      if (area.level === level)
        areas.push({
          piece: index,
          level,
          mountable: area.mountable === true,
          shape: newPart(index, area.outline),
        });
  });
  return { walls, slow, areas };
}

/** DB-21, GEO-13: for riders an obstacle is a wall. */
function isWall(piece: Piece, body: number): boolean {
  return has(piece, 'impassable') || (body === MOUNTED && isObstacle(piece));
}

function sightPart(piece: Piece, index: number, polygon: Polygon): SightPart {
  return {
    part: newPart(index, polygon),
    solid: piece.sight === 'solid',
    cover: has(piece, 'cover'),
    bottom: piece.bottom,
    top: piece.top,
  };
}

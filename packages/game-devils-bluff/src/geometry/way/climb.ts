/** Ladders and stairs: legs that change the level (GEO-15), and the fixed rungs that moves by destination try. */
import { FOOT, RADII } from '../bodies.js';
import type { Ground } from '../ground.js';
import { isqrt } from '../numbers.js';
import { legOverlaps, newPart, type Part, polygonContains, standsOn } from '../part.js';
import { segmentsMeet } from '../segment.js';
import { areaUnder, onTable } from '../stand.js';
import type { ClimbEdge, Piece, Polygon } from '../terrain.js';

export interface Rung {
  readonly piece: number;
  readonly edge: ClimbEdge;
  readonly lowX: number;
  readonly lowY: number;
  readonly highX: number;
  readonly highY: number;
  /** Where climbing is not paid by the edge. */
  readonly upFee?: number;
  readonly downFee?: number;
}

/** GEO-16: 1" a level up, 1" for two levels down, 1" a level more on a rough edge (CR-52). */
export function climbFee(edge: ClimbEdge, up: boolean): number {
  const levels = edge.high - edge.low;
  const fee = up ? levels : Math.floor(levels / 2);
  return 1000 * (fee + (edge.rough === true ? levels : 0));
}

/** Whether a base on foot can climb between these two points over this edge, in either direction; enemies apart. */
export function canClimb(
  ground: Ground,
  piece: number,
  edge: ClimbEdge,
  lowX: number,
  lowY: number,
  highX: number,
  highY: number,
): boolean {
  const [ax, ay] = edge.from;
  const [bx, by] = edge.to;
  if (!onTable(ground, lowX, lowY, FOOT) || !onTable(ground, highX, highY, FOOT)) return false;
  if (!segmentsMeet(lowX, lowY, highX, highY, ax, ay, bx, by)) return false;
  if (!startsClear(ground, piece, edge, lowX, lowY)) return false;
  const above = ground.floors[FOOT]![edge.high]!;
  if (areaUnder(above, highX, highY, FOOT)?.piece !== piece) return false;
  if (crossesElsewhere(ground.table.pieces[piece]!, edge, lowX, lowY, highX, highY)) return false;
  return !somethingInTheWay(ground, piece, edge, lowX, lowY, highX, highY);
}

/** The lower end: clear of the piece that owns the edge, and on solid ground. */
function startsClear(ground: Ground, piece: number, edge: ClimbEdge, x: number, y: number): boolean {
  const owner = ground.table.pieces[piece]!;
  if (owner.blocksLevel === edge.low)
    for (const polygon of owner.parts) if (standsOn(newPart(piece, polygon), x, y, FOOT)) return false;
  return edge.low === 0 || areaUnder(ground.floors[FOOT]![edge.low]!, x, y, FOOT) !== undefined;
}

function crossesElsewhere(
  owner: Piece,
  edge: ClimbEdge,
  lowX: number,
  lowY: number,
  highX: number,
  highY: number,
): boolean {
  const shape = newPart(0, owner.areas[edge.area]!.outline);
  if (polygonContains(shape.at, shape.corners, lowX, lowY) && edge.low === 0) return true;
  const [ax, ay] = edge.from;
  const [bx, by] = edge.to;
  for (let i = 0; i < 2 * shape.corners; i += 2) {
    const [cx, cy, dx, dy] = [shape.at[i]!, shape.at[i + 1]!, shape.at[i + 2]!, shape.at[i + 3]!];
    const carries =
      segmentsMeet(cx, cy, dx, dy, ax, ay, ax, ay) && segmentsMeet(cx, cy, dx, dy, bx, by, bx, by);
    if (carries || !segmentsMeet(lowX, lowY, highX, highY, cx, cy, dx, dy)) continue;
    const atCorner = [
      [cx, cy],
      [dx, dy],
    ].some(
      ([x, y]) =>
        segmentsMeet(ax, ay, bx, by, x!, y!, x!, y!) &&
        segmentsMeet(lowX, lowY, highX, highY, x!, y!, x!, y!),
    );
    if (!atCorner) return true;
  }
  return false;
}

/** Every other impassable, rough or climbable piece of both levels stops a climber. */
function somethingInTheWay(
  ground: Ground,
  piece: number,
  edge: ClimbEdge,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const stops = (part: Part): boolean => part.piece !== piece && legOverlaps(part, ax, ay, bx, by, FOOT);
  return [edge.low, edge.high].some((level) => {
    const floor = ground.floors[FOOT]![level]!;
    return floor.walls.some(stops) || floor.slow.some((slow) => slow.parts.some(stops));
  });
}

/** GEO-15: both ends and the middle of every edge, and every half inch of a long one, as far as they can be climbed. */
export function rungsOf(ground: Ground): Rung[] {
  return ground.table.pieces.flatMap((piece, index) =>
    piece.climbEdges.flatMap((edge) =>
      rungPoints(edge)
        .map(([x, y]) => rungAt(piece, index, edge, x, y))
        .filter((r) => canClimb(ground, index, edge, r.lowX, r.lowY, r.highX, r.highY)),
    ),
  );
}

/** DB-U-climber: ladders cost nothing, and any wall of a roof can be climbed at 2" a level. */
export function climberRungs(ground: Ground): Rung[] {
  const ladders = rungsOf(ground).map((rung) => ({ ...rung, upFee: 0, downFee: 0 }));
  const walls = ground.table.pieces.flatMap((piece, index) =>
    piece.areas.flatMap((area, at) => {
      const edges = wallEdges(area.outline, at, area.level);
      return edges.flatMap((edge) =>
        rungPoints(edge)
          .map(([x, y]) => rungAt(piece, index, edge, x, y))
          .filter((r) => canClimb(ground, index, edge, r.lowX, r.lowY, r.highX, r.highY))
          .map((rung) => ({ ...rung, upFee: 2000 * area.level, downFee: 2000 * area.level })),
      );
    }),
  );
  return [...ladders, ...walls];
}

function wallEdges(outline: Polygon, area: number, level: number): ClimbEdge[] {
  return Array.from({ length: outline.length / 2 }, (_, i) => {
    const next = (2 * i + 2) % outline.length;
    const from: [number, number] = [outline[2 * i]!, outline[2 * i + 1]!];
    const to: [number, number] = [outline[next]!, outline[next + 1]!];
    return { area, from, to, low: 0, high: level };
  });
}

function rungPoints({ from, to }: ClimbEdge): [number, number][] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = isqrt(dx * dx + dy * dy);
  const at = (share: number): [number, number] => [
    from[0] + Math.round(dx * share),
    from[1] + Math.round(dy * share),
  ];
  const points = [at(0), at(0.5), at(1)];
  if (length > 1500) for (let way = 500; way < length; way += 500) points.push(at(way / length));
  return points.filter(([x, y], i) => points.findIndex(([u, v]) => u === x && v === y) === i);
}

/** One radius out from the wall and one radius in, each coordinate rounded away from the edge. */
function rungAt(piece: Piece, index: number, edge: ClimbEdge, x: number, y: number): Rung {
  const [nx, ny] = outwardNormal(piece.areas[edge.area]!.outline, edge);
  const radius = RADII[FOOT];
  const out = (n: number): number => (n < 0 ? Math.floor(n * radius) : Math.ceil(n * radius));
  return { piece: index, edge, lowX: x + out(nx), lowY: y + out(ny), highX: x - out(nx), highY: y - out(ny) };
}

/** The unit normal of the edge that points out of the area. */
function outwardNormal(outline: Polygon, { from, to }: ClimbEdge): [number, number] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = isqrt((dx * dx + dy * dy) * 1e6);
  const normal: [number, number] = [(dy * 1000) / length, (-dx * 1000) / length];
  const shape = newPart(0, outline);
  const middle = [from[0] + Math.round(dx / 2), from[1] + Math.round(dy / 2)];
  const probe = [middle[0]! + Math.round(normal[0] * 20), middle[1]! + Math.round(normal[1] * 20)];
  const inside = polygonContains(shape.at, shape.corners, probe[0]!, probe[1]!);
  return inside ? [-normal[0], -normal[1]] : normal;
}

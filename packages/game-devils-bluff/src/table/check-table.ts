/** What is wrong with a battlefield, and where (GEO-08, GEO-31), and what could be better (DB-02). */
import { type EventData, type Message, message } from '@fray/engine';
import { FOOT, MOUNTED, RADII } from '../geometry/bodies.js';
import { type Ground, prepareGround } from '../geometry/ground.js';
import { contains, newPart, type Part } from '../geometry/part.js';
import { comparePointSegment, segmentsMeet } from '../geometry/segment.js';
import { terrainFault } from '../geometry/stand.js';
import { has, type Piece, type Polygon, type Table } from '../geometry/terrain.js';
import { rungsOf } from '../geometry/way/climb.js';
import type { ProblemId, TableFault } from '../words/ids.js';

/** GEO-31: gaps wider than a base by less than this are refused. */
const HAIR = 150;
/** GEO-03: the longest diagonal for which every product stays exact, squared. */
const LONGEST = 59_000 * 59_000;

const fault = (id: TableFault, clause: string, data: EventData = {}): Message =>
  message(id, { clause, ...data });

/** Every fault, the worst kind first: measuring starts only when the form is right. */
export function tableFaults(table: Table): Message[] {
  const form = [...sizeFaults(table), ...table.pieces.flatMap((piece) => pieceFaults(table, piece))];
  if (form.length > 0) return form;
  const ground = prepareGround(table);
  return [
    ...overlapFaults(table),
    ...gapFaults(ground, FOOT),
    ...gapFaults(ground, MOUNTED),
    ...ladderFaults(ground),
    ...centreFaults(ground),
  ];
}

/** DB-02: not wrong, but worth saying. */
export function tableAdvice(table: Table): Message[] {
  const square = (table.width / 1000) * (table.depth / 1000);
  const share = Math.round((100 * terrainArea(table)) / (table.width * table.depth));
  const advice: Message[] = [];
  const say = (id: ProblemId, data: EventData): number =>
    advice.push(message(id, { clause: 'DB-02', ...data }));
  if (square < 700 || square > 1000) say('table-area-advice', { square: Math.round(square) });
  if (share < 20 || share > 35) say('table-cover-advice', { share });
  return advice;
}

/** What lies under terrain, in square thousandths; pieces without keywords do not count. */
export function terrainArea(table: Table): number {
  return table.pieces
    .filter((piece) => piece.keywords.length > 0)
    .flatMap((piece) => piece.parts)
    .reduce((sum, part) => sum + doubleArea(part) / 2, 0);
}

function doubleArea(polygon: Polygon): number {
  let sum = 0;
  for (let i = 0; i < polygon.length; i += 2) {
    const j = (i + 2) % polygon.length;
    sum += polygon[i]! * polygon[j + 1]! - polygon[j]! * polygon[i + 1]!;
  }
  return sum;
}

function sizeFaults({ width, depth }: Table): Message[] {
  const ok = width >= 12_000 && depth >= 12_000 && width * width + depth * depth <= LONGEST;
  return ok ? [] : [fault('table-size', 'GEO-01', { width: width / 1000, depth: depth / 1000 })];
}

function pieceFaults(table: Table, piece: Piece): Message[] {
  const who = { piece: piece.name };
  const faults: Message[] = [];
  const outlines = [...piece.parts, ...piece.areas.map((area) => area.outline)];
  if (piece.parts.length === 0 || outlines.some((outline) => outline.length < 6 || outline.length % 2 === 1))
    return [fault('table-piece-shape', 'GEO-08', who)];
  for (const outline of outlines)
    for (let i = 0; i < outline.length; i += 2) {
      const [x, y] = [outline[i]!, outline[i + 1]!];
      if (x < 0 || y < 0 || x > table.width || y > table.depth)
        return [fault('table-outside', 'GEO-12', { ...who, x: x / 1000, y: y / 1000 })];
    }
  if (piece.keywords.length > 0 || piece.sight !== 'none')
    for (const part of piece.parts)
      if (!isConvex(part)) faults.push(fault('table-not-convex', 'GEO-08', who));
  if (
    piece.areas.some(
      ({ outline, level }) => doubleArea(outline) <= 0 || level < 1 || !Number.isInteger(level),
    )
  )
    faults.push(fault('table-area', 'GEO-08', who));
  // Whoever could walk under a roof would stand inside its walls.
  if (piece.areas.length > 0 && piece.blocksLevel === 0 && !has(piece, 'impassable'))
    faults.push(fault('table-area', 'GEO-08', who));
  if (!piece.climbEdges.every((edge) => isOnBorder(piece, edge.area, edge.from, edge.to)))
    faults.push(fault('table-climb-edge', 'GEO-08', who));
  return faults;
}

/** Anticlockwise, never bending to the right, and with some area. */
export function isConvex(polygon: Polygon): boolean {
  const size = polygon.length;
  let bends = 0;
  for (let i = 0; i < size; i += 2) {
    const [ax, ay] = [polygon[i]!, polygon[i + 1]!];
    const [bx, by] = [polygon[(i + 2) % size]!, polygon[(i + 3) % size]!];
    const [cx, cy] = [polygon[(i + 4) % size]!, polygon[(i + 5) % size]!];
    const bend = (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
    if (bend < 0) return false;
    if (bend > 0) bends++;
  }
  return bends >= 3 && doubleArea(polygon) > 0;
}

function isOnBorder(piece: Piece, index: number, from: readonly number[], to: readonly number[]): boolean {
  const area = piece.areas[index];
  if (area === undefined) return false;
  const { at, corners } = newPart(0, area.outline);
  const on = (i: number, [x, y]: readonly number[]): boolean =>
    segmentsMeet(at[i]!, at[i + 1]!, at[i + 2]!, at[i + 3]!, x!, y!, x!, y!);
  for (let i = 0; i < 2 * corners; i += 2) if (on(i, from) && on(i, to)) return true;
  return false;
}

function overlapFaults(table: Table): Message[] {
  const pieces = table.pieces.filter((piece) => piece.keywords.length > 0 && piece.blocksLevel !== null);
  return pieces.flatMap((piece, i) =>
    pieces
      .slice(i + 1)
      .filter((other) => other.blocksLevel === piece.blocksLevel && overlap(piece, other))
      .map((other) =>
        fault('table-overlap', 'GEO-08', { piece: piece.name, other: other.name, ...placeOf(piece) }),
      ),
  );
}

function placeOf(piece: Piece): EventData {
  return { x: piece.parts[0]![0]! / 1000, y: piece.parts[0]![1]! / 1000 };
}

/** Sharing more than a border: some edge of one leaves nothing of the other outside. */
function overlap(a: Piece, b: Piece): boolean {
  return a.parts.some((p) => b.parts.some((q) => !separated(p, q) && !separated(q, p)));
}

function separated(p: Polygon, q: Polygon): boolean {
  for (let i = 0; i < p.length; i += 2) {
    const j = (i + 2) % p.length;
    const [dx, dy] = [p[j]! - p[i]!, p[j + 1]! - p[i + 1]!];
    let outside = true;
    for (let k = 0; k < q.length && outside; k += 2)
      outside = dx * (q[k + 1]! - p[i + 1]!) - dy * (q[k]! - p[i]!) <= 0;
    if (outside) return true;
  }
  return false;
}

/** GEO-31 */
function gapFaults(ground: Ground, body: 0 | 1): Message[] {
  const walls = ground.floors[body]![0]!.walls;
  const wide = 2 * RADII[body];
  const name = (part: Part): string => ground.table.pieces[part.piece]!.name;
  const faults: Message[] = [];
  walls.forEach((part, i) => {
    const at = { x: part.minX / 1000, y: part.minY / 1000, base: wide / 1000 };
    const edges = [part.minX, part.minY, ground.width - part.maxX, ground.depth - part.maxY];
    const tight = edges.find((gap) => gap > wide && gap < wide + HAIR);
    if (tight !== undefined)
      faults.push(fault('table-gap-edge', 'GEO-31', { piece: name(part), gap: tight / 1000, ...at }));
    for (const other of walls.slice(i + 1))
      if (other.piece !== part.piece && isTight(part, other, wide))
        faults.push(fault('table-gap', 'GEO-31', { piece: name(part), other: name(other), ...at }));
  });
  return faults;
}

/** Farther apart than a base is wide, but by less than a hair. */
function isTight(a: Part, b: Part, wide: number): boolean {
  return compareGap(a, b, wide) > 0 && compareGap(a, b, wide + HAIR) < 0;
}

/** Two parts closer than a limit (-1), exactly so far apart (0), or farther (1). */
function compareGap(a: Part, b: Part, limit: number): number {
  if (contains(a, b.at[0]!, b.at[1]!) || contains(b, a.at[0]!, a.at[1]!)) return -1;
  let least = 1;
  for (let i = 0; i < 2 * a.corners; i += 2)
    for (let j = 0; j < 2 * b.corners; j += 2) {
      const [ax, ay, bx, by] = [a.at[i]!, a.at[i + 1]!, a.at[i + 2]!, a.at[i + 3]!];
      const [cx, cy, dx, dy] = [b.at[j]!, b.at[j + 1]!, b.at[j + 2]!, b.at[j + 3]!];
      if (segmentsMeet(ax, ay, bx, by, cx, cy, dx, dy)) return -1;
      least = Math.min(
        least,
        comparePointSegment(ax, ay, cx, cy, dx, dy, limit),
        comparePointSegment(cx, cy, ax, ay, bx, by, limit),
      );
    }
  return least;
}

/** A ladder that nobody can climb is a mistake. */
function ladderFaults(ground: Ground): Message[] {
  const rungs = rungsOf(ground);
  return ground.table.pieces.flatMap((piece, index) =>
    piece.climbEdges
      .filter((edge) => !rungs.some((rung) => rung.piece === index && rung.edge === edge))
      .map((edge) =>
        fault('table-ladder', 'GEO-15', {
          piece: piece.name,
          x: edge.from[0] / 1000,
          y: edge.from[1] / 1000,
        }),
      ),
  );
}

/** The flag of Run Them Out of Town stands in the middle: somebody must be able to stand there. */
function centreFaults(ground: Ground): Message[] {
  const [x, y] = [ground.width / 2, ground.depth / 2];
  const wrong = terrainFault(ground, Math.round(x), Math.round(y), 0, FOOT);
  if (wrong === undefined) return [];
  return [fault('table-centre', 'DB-67', { piece: ground.table.pieces[wrong.piece]?.name ?? '' })];
}

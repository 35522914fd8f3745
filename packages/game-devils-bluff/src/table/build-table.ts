/** From the written form to the one that rules measure: thousandths of an inch, corners anticlockwise. */
import { PIECE_KINDS, type PieceKind } from '../data/piece-kinds.js';
import { INCH } from '../geometry/numbers.js';
import type { ClimbEdge, Piece, Polygon, Table } from '../geometry/terrain.js';
import type { Ladder, OwnPiece, PieceFile, TableFile, UsualPiece } from './table-file.js';

export function buildTable(file: TableFile): Table {
  const [width, depth] = file.size;
  return {
    id: file.id,
    name: file.name ?? file.id,
    width: units(width),
    depth: units(depth),
    pieces: file.pieces.map(buildPiece),
  };
}

/** GEO-02: snapped to the nearest thousandth. */
export function units(inches: number): number {
  return Math.round(inches * INCH);
}

function buildPiece(file: PieceFile, index: number): Piece {
  const id = `${file.kind}-${index + 1}`;
  return file.kind === 'own' ? ownPiece(file, id) : usualPiece(file, id);
}

function usualPiece(file: UsualPiece, id: string): Piece {
  const kind: PieceKind = PIECE_KINDS[file.kind];
  const storeys = file.storeys ?? 1;
  const [x, y, w, d] = [file.at[0], file.at[1], file.size[0], file.size[1]].map(units) as [
    number,
    number,
    number,
    number,
  ];
  const outline = kind.round === true ? octagon(x, y, w, d) : [x, y, x + w, y, x + w, y + d, x, y + d];
  return {
    id,
    name: file.name ?? file.kind,
    kind: file.kind,
    parts: [outline],
    bottom: 0,
    top: kind.roof === true ? kind.top * storeys : kind.top,
    keywords: kind.keywords,
    sight: kind.sight,
    blocksLevel: 0,
    areas: kind.roof === true ? [{ level: storeys, outline }] : [],
    climbEdges: (file.ladders ?? []).map((ladder) => ladderEdge(ladder, x, y, w, d, storeys)),
  };
}

/** A rectangle with its corners cut at three tenths of the shorter side. */
function octagon(x: number, y: number, w: number, d: number): Polygon {
  const cut = Math.round(Math.min(w, d) * 0.3);
  const [right, top] = [x + w, y + d];
  return [
    ...[x + cut, y, right - cut, y, right, y + cut, right, top - cut],
    ...[right - cut, top, x + cut, top, x, top - cut, x, y + cut],
  ];
}

function ladderEdge(ladder: Ladder, x: number, y: number, w: number, d: number, storeys: number): ClimbEdge {
  const half = units(ladder.wide ?? 1) / 2;
  const [from, to] = [units(ladder.at) - half, units(ladder.at) + half];
  const along = ladder.side === 'north' || ladder.side === 'south';
  const [atX, atY] = [ladder.side === 'east' ? x + w : x, ladder.side === 'north' ? y + d : y];
  return {
    area: 0,
    from: along ? [x + from, atY] : [atX, y + from],
    to: along ? [x + to, atY] : [atX, y + to],
    low: 0,
    high: storeys,
    ...(ladder.rough === true ? { rough: true } : {}),
  };
}

function ownPiece(file: OwnPiece, id: string): Piece {
  const polygon = (corners: readonly number[]): Polygon => corners.map(units);
  const pair = ([x, y]: readonly [number, number]): [number, number] => [units(x), units(y)];
  return {
    id,
    name: file.name,
    kind: 'own',
    parts: file.parts.map(polygon),
    bottom: units(file.bottom ?? 0),
    top: units(file.top),
    keywords: file.keywords,
    sight: file.sight,
    blocksLevel: file.blocksLevel === undefined ? 0 : file.blocksLevel,
    areas: (file.areas ?? []).map((area) => ({
      level: area.level,
      outline: polygon(area.outline),
      ...(area.mountable === true ? { mountable: true } : {}),
    })),
    climbEdges: (file.climbEdges ?? []).map((edge) => ({
      area: edge.area ?? 0,
      from: pair(edge.from),
      to: pair(edge.to),
      low: edge.low ?? 0,
      high: edge.high ?? 1,
      ...(edge.rough === true ? { rough: true } : {}),
    })),
  };
}

/** What a battlefield is made of (GEO-08): plain data, all figures in thousandths of an inch. */

export type Keyword = 'clear' | 'climbable' | 'impassable' | 'rough' | 'cover';
export type SightKind = 'none' | 'soft' | 'solid';

/** Corners one after the other, x then y, anticlockwise. */
export type Polygon = readonly number[];

/** A top that models can stand on. */
export interface Area {
  readonly level: number;
  readonly outline: Polygon;
  /** DB-72: riders may be placed here (a hill at the table's edge). */
  readonly mountable?: boolean;
}

/** GEO-08: a stretch of an area's border where one climbs between two levels. */
export interface ClimbEdge {
  /** Which of the piece's areas it borders. */
  readonly area: number;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** The level below and the level above. */
  readonly low: number;
  readonly high: number;
  readonly rough?: boolean;
}

export interface Piece {
  readonly id: string;
  /** What it is called: an id of the word books, or what a player called it. */
  readonly name: string;
  /** What it looks like: building, wall, fence, rock, brush and so on. Rules never look at it. */
  readonly kind: string;
  /** Convex, unless the piece is only a boardwalk. */
  readonly parts: readonly Polygon[];
  readonly bottom: number;
  readonly top: number;
  readonly keywords: readonly Keyword[];
  readonly sight: SightKind;
  /** The level on which it hinders movement; null for a walkway overhead. */
  readonly blocksLevel: number | null;
  readonly areas: readonly Area[];
  readonly climbEdges: readonly ClimbEdge[];
}

export interface Table {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly depth: number;
  readonly pieces: readonly Piece[];
}

export function has(piece: Piece, keyword: Keyword): boolean {
  return piece.keywords.includes(keyword);
}

/** GEO-09: climbed over, never stood on. */
export function isObstacle(piece: Piece): boolean {
  return has(piece, 'climbable') && !has(piece, 'impassable') && piece.areas.length === 0;
}

/** GEO-16: what entering it costs, beyond the distance. */
export function entryFee(piece: Piece): number {
  if (isObstacle(piece)) return has(piece, 'rough') ? 2000 : 1000;
  return has(piece, 'rough') ? 1000 : 0;
}

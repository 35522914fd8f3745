/** The form in which battlefields are written by hand: inches, one line a piece. */
import type { PieceKindId } from '../data/piece-kinds.js';
import type { Keyword, SightKind } from '../geometry/terrain.js';

export type Side = 'north' | 'south' | 'east' | 'west';

/** A ladder one inch wide on a side of a building, so many inches from that side's lower or left end (its middle). */
export interface Ladder {
  readonly side: Side;
  readonly at: number;
  readonly wide?: number;
  readonly rough?: boolean;
}

/** A usual piece: a rectangle, or an octagon where the kind is round, given by its lower left corner and its size. */
export interface UsualPiece {
  readonly kind: PieceKindId;
  readonly name?: string;
  readonly at: readonly [x: number, y: number];
  readonly size: readonly [width: number, depth: number];
  readonly storeys?: number;
  readonly ladders?: readonly Ladder[];
}

/** Anything else, corner by corner (GEO-08). */
export interface OwnPiece {
  readonly kind: 'own';
  readonly name: string;
  readonly parts: readonly (readonly number[])[];
  readonly bottom?: number;
  readonly top: number;
  readonly keywords: readonly Keyword[];
  readonly sight: SightKind;
  readonly blocksLevel?: number | null;
  readonly areas?: readonly {
    readonly level: number;
    readonly outline: readonly number[];
    readonly mountable?: boolean;
  }[];
  readonly climbEdges?: readonly {
    readonly area?: number;
    readonly from: readonly [number, number];
    readonly to: readonly [number, number];
    readonly low?: number;
    readonly high?: number;
    readonly rough?: boolean;
  }[];
}

export type PieceFile = UsualPiece | OwnPiece;

export interface TableFile {
  readonly id: string;
  /** What a player called it; ready-made tables are named by the word books. */
  readonly name?: string;
  readonly size: readonly [width: number, depth: number];
  readonly pieces: readonly PieceFile[];
}

/** What the usual pieces of a battlefield are like (GEO-10, CR-30). Heights in thousandths of an inch. */
import type { Keyword, SightKind } from '../geometry/terrain.js';

export interface PieceKind {
  readonly top: number;
  readonly keywords: readonly Keyword[];
  readonly sight: SightKind;
  /** Cut corners: rocks and plants are octagons. */
  readonly round?: boolean;
  /** A roof to stand on, one level a storey. */
  readonly roof?: boolean;
}

const LOW = { top: 750, keywords: ['climbable', 'cover'], sight: 'solid' } as const;

export const PIECE_KINDS = {
  building: { top: 2000, keywords: ['clear', 'impassable', 'cover'], sight: 'solid', roof: true },
  wall: LOW,
  crate: LOW,
  trough: LOW,
  stone: LOW,
  barrel: { ...LOW, round: true },
  fence: { top: 750, keywords: ['climbable'], sight: 'soft' },
  wagon: { top: 1500, keywords: ['impassable', 'cover'], sight: 'solid' },
  boxcar: { top: 2500, keywords: ['impassable', 'cover'], sight: 'solid' },
  rock: { top: 2500, keywords: ['impassable', 'cover'], sight: 'solid', round: true },
  boulder: { top: 1500, keywords: ['impassable', 'cover'], sight: 'solid', round: true },
  brush: { top: 1250, keywords: ['rough'], sight: 'soft', round: true },
  cactus: { top: 1500, keywords: ['rough'], sight: 'soft', round: true },
  boardwalk: { top: 0, keywords: [], sight: 'none' },
  road: { top: 0, keywords: [], sight: 'none' },
} as const satisfies Readonly<Record<string, PieceKind>>;

export type PieceKindId = keyof typeof PIECE_KINDS;

export const PIECE_KIND_IDS = Object.keys(PIECE_KINDS) as PieceKindId[];

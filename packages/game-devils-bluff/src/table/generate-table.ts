/** Battlefields from a seed: fair, because every piece has a twin where half a turn of the table would put it. */
import { below, type Rng, rngFromSeed } from '@fray/engine';
import type { PieceKindId } from '../data/piece-kinds.js';
import type { Ladder, Side, TableFile, UsualPiece } from './table-file.js';

/** Tenths of an inch: so far apart are pieces that no gap is a hair wider than a base (GEO-31). */
const APART = 18;
/** The middle stays free for the flag. */
const CENTRE = 25;
const TRIES = 60;

interface Recipe {
  readonly kind: PieceKindId;
  readonly name: string;
  readonly pairs: number;
  /** Smallest and largest size in tenths, along and across. */
  readonly long: readonly [number, number];
  readonly short: readonly [number, number];
}

const RECIPES: readonly Recipe[] = [
  { kind: 'building', name: 'house', pairs: 3, long: [45, 55], short: [40, 50] },
  { kind: 'rock', name: 'rocks', pairs: 2, long: [25, 35], short: [25, 30] },
  { kind: 'wagon', name: 'wagon', pairs: 1, long: [30, 36], short: [16, 20] },
  { kind: 'boulder', name: 'boulder', pairs: 2, long: [18, 25], short: [18, 22] },
  { kind: 'wall', name: 'low-wall', pairs: 3, long: [20, 30], short: [5, 5] },
  { kind: 'fence', name: 'fence', pairs: 1, long: [30, 45], short: [3, 3] },
  { kind: 'crate', name: 'crates', pairs: 2, long: [9, 12], short: [9, 12] },
  { kind: 'brush', name: 'brush', pairs: 2, long: [20, 30], short: [15, 25] },
  { kind: 'cactus', name: 'cactus', pairs: 1, long: [10, 10], short: [10, 10] },
];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly d: number;
}

export function generateTable(seed: string, width = 24, depth = 36): TableFile {
  const rng = rngFromSeed(`devils-bluff table ${seed}`);
  const size = { w: width * 10, d: depth * 10 };
  const taken: Box[] = [];
  const pieces: UsualPiece[] = [];
  for (const recipe of RECIPES)
    for (let pair = 0; pair < pairsOn(recipe, width * depth); pair++)
      addPair(recipe, size, taken, pieces, rng);
  return {
    id: `${width === depth ? 'square' : 'random'}:${seed}`,
    size: [width, depth],
    pieces,
  };
}

/** DB-02: a larger table needs more to be as well filled. */
function pairsOn({ pairs }: Recipe, area: number): number {
  return Math.round((pairs * area) / (24 * 36));
}

function addPair(
  recipe: Recipe,
  size: { w: number; d: number },
  taken: Box[],
  pieces: UsualPiece[],
  rng: Rng,
): void {
  for (let i = 0; i < TRIES; i++) {
    const box = anywhere(recipe, size, rng);
    const twin = { ...box, x: size.w - box.x - box.w, y: size.d - box.y - box.d };
    if (!isFree(box, [...taken, twin], size)) continue;
    taken.push(box, twin);
    const side = (['north', 'south', 'east', 'west'] as const)[below(rng, 4)]!;
    pieces.push(piece(recipe, box, side), piece(recipe, twin, OPPOSITE[side], side));
    return;
  }
}

function anywhere({ long, short }: Recipe, size: { w: number; d: number }, rng: Rng): Box {
  const length = long[0] + below(rng, long[1] - long[0] + 1);
  const breadth = short[0] + below(rng, short[1] - short[0] + 1);
  const [w, d] = below(rng, 2) === 0 ? [length, breadth] : [breadth, length];
  const room = (whole: number, own: number): number => APART + below(rng, whole - own - 2 * APART + 1);
  return { x: room(size.w, w), y: room(size.d, d), w, d };
}

function isFree(box: Box, taken: readonly Box[], size: { w: number; d: number }): boolean {
  const centre = { x: size.w / 2, y: size.d / 2, w: 0, d: 0 };
  return gap(box, centre) >= CENTRE && taken.every((other) => gap(box, other) >= APART);
}

/** How far two boxes are apart along the axis on which they are farther apart. */
function gap(a: Box, b: Box): number {
  return Math.max(a.x - b.x - b.w, b.x - a.x - a.w, a.y - b.y - b.d, b.y - a.y - a.d);
}

const OPPOSITE: Readonly<Record<Side, Side>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

function piece(recipe: Recipe, box: Box, side: Side, twinOf?: Side): UsualPiece {
  const base = {
    kind: recipe.kind,
    name: recipe.name,
    at: [box.x / 10, box.y / 10] as const,
    size: [box.w / 10, box.d / 10] as const,
  };
  if (recipe.kind !== 'building') return base;
  const along = (side === 'north' || side === 'south' ? box.w : box.d) / 10;
  // Half a turn puts a ladder as far from the other end of the opposite wall.
  const at = twinOf === undefined ? 1.5 : along - 1.5;
  const ladders: Ladder[] = [{ side, at }];
  return { ...base, ladders };
}

/** The round bodies of models (4.2), and how far apart they are. */
import { compareDistance, RISE, squaredGap } from './distance.js';

export const FOOT = 0;
export const MOUNTED = 1;
/** By FOOT and MOUNTED. */
export const RADII = [500, 800] as const;
export const HEIGHTS = [1250, 2000] as const;
/** GEO-20: half and whole sideways figures of the target points. */
export const SIDEWAYS = [
  [450, 225],
  [720, 360],
] as const;
export const MARKER_RADIUS = 787;

export const RESERVE = 0;
export const ON_TABLE = 1;
export const REMOVED = 2;

/** Every model by its number. A game state is one. */
export interface Bodies {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly level: readonly number[];
  /** 1 on a horse. */
  readonly mounted: readonly number[];
  /** RESERVE, ON_TABLE or REMOVED. */
  readonly where: readonly number[];
  readonly seatOf: readonly number[];
}

export function radiusOf(bodies: Bodies, model: number): number {
  return RADII[bodies.mounted[model] === 1 ? MOUNTED : FOOT];
}

/** Two models against a limit: -1 within, 0 exactly, 1 farther (GEO-06). */
export function compareModels(bodies: Bodies, a: number, b: number, limit: number): -1 | 0 | 1 {
  const squared = squaredGap(bodies.x[a]!, bodies.y[a]!, bodies.x[b]!, bodies.y[b]!);
  const rise = Math.abs(bodies.level[a]! - bodies.level[b]!) * RISE;
  return compareDistance(squared, radiusOf(bodies, a) + radiusOf(bodies, b), rise, limit);
}

/** A model against a point or a marker: `radius` is the marker's. */
export function compareToPoint(
  bodies: Bodies,
  model: number,
  x: number,
  y: number,
  level: number,
  radius: number,
  limit: number,
): -1 | 0 | 1 {
  const squared = squaredGap(bodies.x[model]!, bodies.y[model]!, x, y);
  const rise = Math.abs(bodies.level[model]! - level) * RISE;
  return compareDistance(squared, radiusOf(bodies, model) + radius, rise, limit);
}

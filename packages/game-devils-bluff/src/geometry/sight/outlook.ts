/**
 * What terrain does to the rays between two places, remembered: bots, and rules that list attacks, look from the same places at the
 * same places again and again. Nothing here depends on who stands where else.
 */
import { type Bodies, MOUNTED } from '../bodies.js';
import type { Ground } from '../ground.js';
import { ALL_RAYS, RAYS } from './fan.js';
import { Rays } from './rays.js';

/** The rays that are stopped for good come first, then those that are stopped at all. */
export const ALL_HARD = ALL_RAYS;
const STOPPED = RAYS;
export const ANY_STOPPED = ALL_HARD << STOPPED;
/** What stops them gives cover. */
export const COVERED = 1 << (2 * RAYS);

/** So many pairs of looks are remembered; a new one takes the place of the older of its pair. */
const PAIR_BITS = 16;
/** A look has four words, side by side with the other of its pair: eye, target, how both stand, and what stops it. */
const LOOK_SIZE = 4;
const PAIR_SIZE = 2 * LOOK_SIZE;

export class Outlook {
  private readonly rays = new Rays();
  private readonly looks = new Int32Array(PAIR_SIZE << PAIR_BITS);

  constructor(private readonly ground: Ground) {}

  /** What terrain does to a look: bits as above. */
  between(bodies: Bodies, from: number, to: number): number {
    const eye = placeOf(bodies, from);
    const target = placeOf(bodies, to);
    // Never 0, so that an empty place is no look.
    const stances = 256 + 16 * stanceOf(bodies, from) + stanceOf(bodies, to);
    const newer = PAIR_SIZE * pairOf(eye, target, stances);
    const older = newer + LOOK_SIZE;
    const { looks } = this;
    if (looks[newer] === eye && looks[newer + 1] === target && looks[newer + 2] === stances)
      return looks[newer + 3]!;
    const isKnown = looks[older] === eye && looks[older + 1] === target && looks[older + 2] === stances;
    const stops = isKnown ? looks[older + 3]! : this.look(bodies, from, to);
    for (let i = 0; i < LOOK_SIZE; i++) looks[older + i] = looks[newer + i]!;
    looks[newer] = eye;
    looks[newer + 1] = target;
    looks[newer + 2] = stances;
    looks[newer + 3] = stops;
    return stops;
  }

  private look(bodies: Bodies, from: number, to: number): number {
    this.rays.aim(bodies, from, to);
    this.rays.throughTerrain(this.ground);
    return stopsOf(this.rays);
  }
}

/** Exact for all places of a table: coordinates have 16 bits, levels 3. */
function placeOf({ x, y }: Bodies, model: number): number {
  return (x[model]! << 16) | y[model]!;
}

function stanceOf({ level, mounted }: Bodies, model: number): number {
  return 2 * level[model]! + (mounted[model] === MOUNTED ? 1 : 0);
}

function pairOf(eye: number, target: number, stances: number): number {
  const high = Math.imul(target, 0xc2b2ae35);
  const mixed = Math.imul(eye, 0x9e3779b1) ^ high ^ (high >>> 13) ^ Math.imul(stances, 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0x9e3779b1) >>> (32 - PAIR_BITS);
}

function stopsOf(rays: Rays): number {
  return (rays.cover ? COVERED : 0) | (rays.stopped << STOPPED) | rays.hard;
}

/**
 * What terrain does to the rays between two places, remembered: bots, and rules that list attacks, look from the same places at the
 * same places again and again. Nothing here depends on who stands where else.
 */
import { type Bodies, MOUNTED } from '../bodies.js';
import type { Ground } from '../ground.js';
import { RAYS } from './fan.js';
import { HARD, Rays, SOFT } from './rays.js';

/** A bit for every ray: that all of them are stopped for good, and the place of those that are stopped at all. */
export const ALL_HARD = (1 << RAYS) - 1;
const STOPPED = RAYS;
export const ANY_STOPPED = ALL_HARD << STOPPED;
/** What stops them gives cover. */
export const COVERED = 1 << (2 * RAYS);

/** So many looks are remembered; one that falls on the same slot takes its place. */
const SLOT_BITS = 17;
/** A slot has four words, so that one is found in one place: eye, target, how both stand, and what stops the look. */
const SLOT_SIZE = 4;

export class Outlook {
  private readonly rays = new Rays();
  private readonly slots = new Int32Array(SLOT_SIZE << SLOT_BITS);

  constructor(private readonly ground: Ground) {}

  /** What terrain does to a look: bits as above. */
  between(bodies: Bodies, from: number, to: number): number {
    const eye = placeOf(bodies, from);
    const target = placeOf(bodies, to);
    // Never 0, which is an empty slot.
    const stances = 256 + 16 * stanceOf(bodies, from) + stanceOf(bodies, to);
    const at = SLOT_SIZE * slotOf(eye, target, stances);
    const { slots } = this;
    if (slots[at] === eye && slots[at + 1] === target && slots[at + 2] === stances) return slots[at + 3]!;
    this.rays.aim(bodies, from, to);
    this.rays.throughTerrain(this.ground);
    const stops = stopsOf(this.rays);
    slots[at] = eye;
    slots[at + 1] = target;
    slots[at + 2] = stances;
    slots[at + 3] = stops;
    return stops;
  }
}

/** Exact for all places of a table: coordinates have 16 bits, levels 3. */
function placeOf({ x, y }: Bodies, model: number): number {
  return (x[model]! << 16) | y[model]!;
}

function stanceOf({ level, mounted }: Bodies, model: number): number {
  return 2 * level[model]! + (mounted[model] === MOUNTED ? 1 : 0);
}

function slotOf(eye: number, target: number, stances: number): number {
  const high = Math.imul(target, 0xc2b2ae35);
  const mixed = Math.imul(eye, 0x9e3779b1) ^ high ^ (high >>> 13) ^ Math.imul(stances, 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0x9e3779b1) >>> (32 - SLOT_BITS);
}

function stopsOf(rays: Rays): number {
  return (rays.cover ? COVERED : 0) | (rays.stopped(SOFT) << STOPPED) | rays.stopped(HARD);
}

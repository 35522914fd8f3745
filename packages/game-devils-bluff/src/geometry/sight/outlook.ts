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
const SLOTS = 1 << SLOT_BITS;
const NOTHING = -1;

export class Outlook {
  private readonly rays = new Rays();
  /** Eye and target of each slot, side by side. */
  private readonly places = new Float64Array(2 * SLOTS).fill(NOTHING);
  private readonly stops = new Int32Array(SLOTS);

  constructor(private readonly ground: Ground) {}

  /** What terrain does to a look: bits as above. */
  between(bodies: Bodies, from: number, to: number): number {
    const eye = placeOf(bodies, from);
    const target = placeOf(bodies, to);
    const slot = slotOf(eye, target);
    const { places } = this;
    if (places[2 * slot] === eye && places[2 * slot + 1] === target) return this.stops[slot]!;
    this.rays.aim(bodies, from, to);
    this.rays.throughTerrain(this.ground);
    places[2 * slot] = eye;
    places[2 * slot + 1] = target;
    const stops = stopsOf(this.rays);
    this.stops[slot] = stops;
    return stops;
  }
}

/** Exact for all places of a table: coordinates have 16 bits, levels 3. */
function placeOf({ x, y, level, mounted }: Bodies, model: number): number {
  return (x[model]! * 65_536 + y[model]!) * 16 + level[model]! * 2 + (mounted[model] === MOUNTED ? 1 : 0);
}

function slotOf(eye: number, target: number): number {
  const low = Math.imul(eye | 0, 0x9e3779b1) ^ Math.imul((eye / 65_536) | 0, 0x85ebca6b);
  const high = Math.imul(target | 0, 0xc2b2ae35) ^ Math.imul((target / 65_536) | 0, 0x27d4eb2f);
  const mixed = Math.imul(low ^ (high >>> 13) ^ high, 0x9e3779b1);
  return mixed >>> (32 - SLOT_BITS);
}

function stopsOf(rays: Rays): number {
  return (rays.cover ? COVERED : 0) | (rays.stopped(SOFT) << STOPPED) | rays.stopped(HARD);
}

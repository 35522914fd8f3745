/** Clear, obscured or blocked (CR-33, GEO-24 to GEO-26), and by what. */
import { type Bodies, compareModels, MOUNTED, ON_TABLE, RADII } from '../bodies.js';
import type { Ground } from '../ground.js';
import { ALL_RAYS, RAYS } from './fan.js';
import { Rays } from './rays.js';

export const CLEAR = 0;
export const OBSCURED = 1;
export const BLOCKED = 2;

/** Why sight came out as it did. */
export type SightReason = 'open' | 'close' | 'partly' | 'terrain' | 'model' | 'friend';

export interface Sight {
  result: number;
  reason: SightReason;
  /** GEO-25 */
  cover: boolean;
  open: number;
  soft: number;
  hard: number;
  /** The model that blocks, or the attacker's friend beside the target; -1 for none. */
  model: number;
  /** Pieces that stop rays, as places in the table's list. */
  pieces: number[];
}

export function newSight(): Sight {
  return { result: CLEAR, reason: 'open', cover: false, open: 15, soft: 0, hard: 0, model: -1, pieces: [] };
}

/** Reused from look to look: every look aims it anew. */
const RAYS_THERE = new Rays();
const RAYS_BACK = new Rays();

/** CR-33: the attacker is this close, or the target is not obscured. */
export const CLOSE = 3000;
/** CR-33: a friend of the attacker this close to the target forbids shooting from afar. */
export const BESIDE = 1000;
/** So far apart, no two bases are beside each other. */
const NOT_BESIDE = BESIDE + 2 * RADII[MOUNTED];

/** GEO-24: how the target looks to the attacker. Fills `sight` and gives its result. */
export function look(
  ground: Ground,
  bodies: Bodies,
  attacker: number,
  target: number,
  mutual: boolean,
  sight: Sight,
): number {
  const rays = RAYS_THERE;
  rays.aim(bodies, attacker, target);
  rays.throughTerrain(ground);
  count(rays, sight);
  sight.model = -1;
  const near = compareModels(bodies, attacker, target, CLOSE);
  const crossing = modelBetween(bodies, rays, attacker, target);
  if (crossing !== -1) return settle(sight, BLOCKED, 'model', crossing);
  if (near > 0) {
    const friend = friendBeside(bodies, attacker, target);
    if (friend !== -1) return settle(sight, BLOCKED, 'friend', friend);
  }
  if (sight.hard === RAYS && (!mutual || isHiddenBack(ground, bodies, attacker, target)))
    return settle(sight, BLOCKED, 'terrain', -1);
  if (sight.open === RAYS) return settle(sight, CLEAR, 'open', -1);
  if (near < 0) return settle(sight, CLEAR, 'close', -1);
  settle(sight, OBSCURED, 'partly', -1);
  sight.cover = rays.cover && bodies.mounted[target] !== 1;
  return OBSCURED;
}

function count(rays: Rays, sight: Sight): void {
  sight.open = countBits(ALL_RAYS & ~rays.stopped);
  sight.hard = countBits(rays.hard);
  sight.soft = RAYS - sight.open - sight.hard;
  const { pieces } = sight;
  pieces.length = 0;
  for (const { part } of rays.stoppers) if (!pieces.includes(part.piece)) pieces.push(part.piece);
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function settle(sight: Sight, result: number, reason: SightReason, model: number): number {
  sight.result = result;
  sight.reason = reason;
  sight.model = model;
  sight.cover = false;
  return result;
}

function modelBetween(bodies: Bodies, rays: Rays, attacker: number, target: number): number {
  if (rays.hard === ALL_RAYS) return -1;
  for (let i = 0; i < bodies.x.length; i++)
    if (i !== attacker && i !== target && bodies.where[i] === ON_TABLE && rays.crossedBy(bodies, i)) return i;
  return -1;
}

/** CR-33: a friend of the attacker beside the target, or -1. */
export function friendBeside(bodies: Bodies, attacker: number, target: number): number {
  const { x, y, where, seatOf } = bodies;
  const seat = seatOf[attacker];
  const targetX = x[target]!;
  const targetY = y[target]!;
  for (let i = 0; i < x.length; i++) {
    if (seatOf[i] !== seat || where[i] !== ON_TABLE || i === attacker || i === target) continue;
    const dx = x[i]! - targetX;
    const dy = y[i]! - targetY;
    if (dx > NOT_BESIDE || -dx > NOT_BESIDE || dy > NOT_BESIDE || -dy > NOT_BESIDE) continue;
    if (compareModels(bodies, i, target, BESIDE) < 0) return i;
  }
  return -1;
}

/** GEO-26: terrain alone blocks only if nothing of the attacker can be seen from the target either. */
function isHiddenBack(ground: Ground, bodies: Bodies, attacker: number, target: number): boolean {
  RAYS_BACK.aim(bodies, target, attacker);
  return RAYS_BACK.areAllStopped(ground, RAYS_THERE.stoppers);
}

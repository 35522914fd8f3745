/** The same as `look` says of a target, quickly and without saying why: for whoever compares many. */
import { type Bodies, compareModels, FOOT, MOUNTED, ON_TABLE, RADII, SIDEWAYS } from '../bodies.js';
import { ALL_HARD, ANY_STOPPED, COVERED, type Outlook } from './outlook.js';
import { Rays } from './rays.js';
import { BLOCKED, CLEAR, CLOSE, friendBeside, OBSCURED } from './sight.js';

/** Beside OBSCURED: and the target has cover (GEO-25). */
export const IN_COVER = 4;
/** Aimed anew whenever somebody may stand between. */
const RAYS_THERE = new Rays();
/** No ray goes farther aside from the line between two centres. */
const ASIDE = SIDEWAYS[MOUNTED][0];
/** More than all roundings come to. */
const SLACK = 4;
/** Nobody farther than this from a look's box is in its way. */
const FARTHEST = ASIDE + RADII[MOUNTED] + SLACK;

/** GEO-24: CLEAR, BLOCKED, or OBSCURED with or without IN_COVER. */
export function glance(
  outlook: Outlook,
  bodies: Bodies,
  attacker: number,
  target: number,
  mutual: boolean,
): number {
  const stops = outlook.between(bodies, attacker, target);
  const hard = stops & ALL_HARD;
  if (hard === ALL_HARD) {
    const back = mutual ? outlook.between(bodies, target, attacker) & ALL_HARD : ALL_HARD;
    if (back === ALL_HARD) return BLOCKED;
  } else if (isCrossed(bodies, attacker, target, hard)) return BLOCKED;
  const near = compareModels(bodies, attacker, target, CLOSE);
  if (near > 0 && friendBeside(bodies, attacker, target) !== -1) return BLOCKED;
  if ((stops & ANY_STOPPED) === 0 || near < 0) return CLEAR;
  return (stops & COVERED) !== 0 && bodies.mounted[target] !== 1 ? OBSCURED | IN_COVER : OBSCURED;
}

/** Whether a third model crosses a ray that terrain has not stopped for good. */
function isCrossed(bodies: Bodies, attacker: number, target: number, hard: number): boolean {
  const { x, y, where } = bodies;
  const eyeX = x[attacker]!;
  const eyeY = y[attacker]!;
  const alongX = x[target]! - eyeX;
  const alongY = y[target]! - eyeY;
  const half = (Math.max(Math.abs(alongX), Math.abs(alongY)) >> 1) + FARTHEST;
  const middleX = eyeX + alongX / 2;
  const middleY = eyeY + alongY / 2;
  let length = 0;
  let aimed = false;
  for (let i = 0; i < x.length; i++) {
    if (where[i] !== ON_TABLE || i === attacker || i === target) continue;
    const asideX = x[i]! - middleX;
    const asideY = y[i]! - middleY;
    if (asideX > half || -asideX > half || asideY > half || -asideY > half) continue;
    if (length === 0) length = Math.sqrt(alongX * alongX + alongY * alongY);
    const radius = RADII[bodies.mounted[i] === 1 ? MOUNTED : FOOT] + SLACK;
    if (!isNear(alongX, alongY, x[i]! - eyeX, y[i]! - eyeY, length, radius)) continue;
    if (!aimed) {
      RAYS_THERE.aim(bodies, attacker, target);
      RAYS_THERE.recall(hard);
      aimed = true;
    }
    if (RAYS_THERE.crossedBy(bodies, i)) return true;
  }
  return false;
}

/**
 * Whether somebody stands so near to the fan of rays as to be in the way, perhaps: mostly nobody does. What a body touches of the
 * fan lies within its radius, and the fan is as wide as the share of the way.
 */
function isNear(
  alongX: number,
  alongY: number,
  towardX: number,
  towardY: number,
  length: number,
  radius: number,
): boolean {
  if (length === 0) return true;
  const way = (towardX * alongX + towardY * alongY) / length + radius;
  if (way < 0 || way > length + 2 * radius) return false;
  const wide = radius + ASIDE * Math.min(1, way / length);
  return Math.abs(alongX * towardY - alongY * towardX) <= wide * length;
}

/** The same as `look` says of a target, quickly and without saying why: for whoever compares many. */
import { type Bodies, compareModels, FOOT, MOUNTED, ON_TABLE, RADII, SIDEWAYS } from '../bodies.js';
import { Fan } from './fan.js';
import { ALL_HARD, ANY_STOPPED, COVERED, type Outlook } from './outlook.js';

import { BLOCKED, CLEAR, CLOSE, friendBeside, OBSCURED } from './sight.js';

/** Beside OBSCURED: and the target has cover (GEO-25). */
export const IN_COVER = 4;
/** Aimed anew whenever somebody may stand between. */
const FAN = new Fan();
/** More than all roundings come to. */
const SLACK = 4;
/** Nobody farther than this from a look's box is in its way. */
const FARTHEST = SIDEWAYS[MOUNTED][0] + RADII[MOUNTED] + SLACK;
/** Who might stand between: filled and read at once. */
const NEAR: number[] = [];

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

/** Whether a third model crosses a ray that terrain has not stopped for good. Most who do cross the middle of the fan. */
function isCrossed(bodies: Bodies, attacker: number, target: number, hard: number): boolean {
  const count = findNear(bodies, attacker, target);
  if (count === 0) return false;
  FAN.aimMiddle(bodies, attacker, target);
  for (let i = 0; i < count; i++) if (FAN.middleCrossedBy(bodies, NEAR[i]!, hard)) return true;
  FAN.aimSides();
  for (let i = 0; i < count; i++) if (FAN.sidesCrossedBy(bodies, NEAR[i]!, hard)) return true;
  return false;
}

/** How many stand near the fan of rays between two models: they are the first in NEAR. */
function findNear(bodies: Bodies, attacker: number, target: number): number {
  const { x, y, where } = bodies;
  const eyeX = x[attacker]!;
  const eyeY = y[attacker]!;
  const alongX = x[target]! - eyeX;
  const alongY = y[target]! - eyeY;
  const half = (Math.max(Math.abs(alongX), Math.abs(alongY)) >> 1) + FARTHEST;
  const middleX = eyeX + alongX / 2;
  const middleY = eyeY + alongY / 2;
  const aside = SIDEWAYS[bodies.mounted[target] === 1 ? MOUNTED : FOOT][0];
  let length = 0;
  let count = 0;
  for (let i = 0; i < x.length; i++) {
    if (where[i] !== ON_TABLE || i === attacker || i === target) continue;
    const asideX = x[i]! - middleX;
    const asideY = y[i]! - middleY;
    if (asideX > half || -asideX > half || asideY > half || -asideY > half) continue;
    if (length === 0) length = Math.sqrt(alongX * alongX + alongY * alongY);
    const radius = RADII[bodies.mounted[i] === 1 ? MOUNTED : FOOT] + SLACK;
    if (isNear(alongX, alongY, x[i]! - eyeX, y[i]! - eyeY, length, radius, aside)) NEAR[count++] = i;
  }
  return count;
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
  aside: number,
): boolean {
  if (length === 0) return true;
  const way = (towardX * alongX + towardY * alongY) / length + radius;
  if (way < 0 || way > length + 2 * radius) return false;
  const wide = radius + aside * Math.min(1, way / length);
  return Math.abs(alongX * towardY - alongY * towardX) <= wide * length;
}

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
/** Who might stand between: filled and read at once. */
const NEAR: number[] = [];
/** Who crossed the last look of each pair, by attacker and target: only where to begin. */
const MOST_MODELS = 64;
const LAST = new Uint8Array(MOST_MODELS * MOST_MODELS);

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

/**
 * Whether a third model crosses a ray that terrain has not stopped for good. Most who do cross the middle of the fan, and mostly the same
 * one does as at the last look of these two.
 */
function isCrossed(bodies: Bodies, attacker: number, target: number, hard: number): boolean {
  FAN.aimMiddle(bodies, attacker, target);
  const pair = attacker * MOST_MODELS + target;
  const last = LAST[pair]!;
  if (isThird(bodies, last, attacker, target) && FAN.middleCrossedBy(bodies, last, hard)) return true;
  const count = findNear(bodies, attacker, target);
  for (let i = 0; i < count; i++)
    if (FAN.middleCrossedBy(bodies, NEAR[i]!, hard)) return remember(pair, NEAR[i]!);
  if (count > 0) FAN.aimSides();
  for (let i = 0; i < count; i++)
    if (FAN.sidesCrossedBy(bodies, NEAR[i]!, hard)) return remember(pair, NEAR[i]!);
  return false;
}

function remember(pair: number, model: number): true {
  LAST[pair] = model;
  return true;
}

/** Whether there is such a model on the table beside these two. */
function isThird({ where }: Bodies, model: number, attacker: number, target: number): boolean {
  return where[model] === ON_TABLE && model !== attacker && model !== target;
}

/** How many stand near the fan of rays between two models: they are the first in NEAR. */
function findNear(bodies: Bodies, attacker: number, target: number): number {
  const { x, y } = bodies;
  const eyeX = x[attacker]!;
  const eyeY = y[attacker]!;
  const alongX = x[target]! - eyeX;
  const alongY = y[target]! - eyeY;
  const length = Math.sqrt(alongX * alongX + alongY * alongY);
  const aside = SIDEWAYS[bodies.mounted[target] === 1 ? MOUNTED : FOOT][0];
  let count = 0;
  for (let i = 0; i < x.length; i++) {
    if (!isThird(bodies, i, attacker, target)) continue;
    const radius = RADII[bodies.mounted[i] === 1 ? MOUNTED : FOOT] + SLACK;
    const towardX = x[i]! - eyeX;
    const towardY = y[i]! - eyeY;
    // What a body touches of the fan lies within its radius.
    const way = towardX * alongX + towardY * alongY;
    if (way < -radius * length || way > (length + radius) * length) continue;
    const across = Math.abs(alongX * towardY - alongY * towardX);
    if (across > (radius + aside) * length) continue;
    // The fan is as wide as the share of the way.
    if (length === 0 || across <= radius * length + aside * (way / length + radius)) NEAR[count++] = i;
  }
  return count;
}

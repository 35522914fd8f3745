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
  let aimed = false;
  for (let i = 0; i < bodies.x.length; i++) {
    if (i === attacker || i === target || bodies.where[i] !== ON_TABLE) continue;
    if (!isBetween(bodies, i, attacker, target)) continue;
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
 * Whether a model stands so near to the fan of rays that it could be in the way: mostly it does not. Whatever it touches of the fan
 * lies within its radius, and the fan is as wide as the share of the way.
 */
function isBetween({ x, y, mounted }: Bodies, model: number, from: number, to: number): boolean {
  const radius = RADII[mounted[model] === 1 ? MOUNTED : FOOT] + SLACK;
  const alongX = x[to]! - x[from]!;
  const alongY = y[to]! - y[from]!;
  const towardX = x[model]! - x[from]!;
  const towardY = y[model]! - y[from]!;
  const length = Math.sqrt(alongX * alongX + alongY * alongY);
  if (length === 0) return true;
  const way = (towardX * alongX + towardY * alongY) / length + radius;
  if (way < 0 || way > length + 2 * radius) return false;
  const wide = radius + ASIDE * Math.min(1, way / length);
  return Math.abs(alongX * towardY - alongY * towardX) <= wide * length;
}

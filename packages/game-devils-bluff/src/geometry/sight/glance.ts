/** The same as `look` says of a target, quickly and without saying why: for whoever compares many. */
import { type Bodies, compareModels, MOUNTED, ON_TABLE, RADII, SIDEWAYS } from '../bodies.js';
import { ALL_HARD, ANY_STOPPED, COVERED, type Outlook } from './outlook.js';
import { Rays } from './rays.js';
import { BLOCKED, CLEAR, CLOSE, friendBeside, OBSCURED } from './sight.js';

/** Beside OBSCURED: and the target has cover (GEO-25). */
export const IN_COVER = 4;
/** Aimed anew whenever somebody may stand between. */
const RAYS_THERE = new Rays();
/** No ray goes farther aside from the line between two centres, roundings included. */
const ASIDE = SIDEWAYS[MOUNTED][0] + 2;

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

/** Whether a model stands so near to the line between two others that it could be in the way: mostly it does not. */
function isBetween({ x, y, mounted }: Bodies, model: number, from: number, to: number): boolean {
  const reach = ASIDE + RADII[mounted[model] === 1 ? MOUNTED : 0];
  const ax = x[from]!;
  const bx = x[to]!;
  const px = x[model]!;
  if (px + reach < (ax < bx ? ax : bx) || px - reach > (ax < bx ? bx : ax)) return false;
  const ay = y[from]!;
  const by = y[to]!;
  const py = y[model]!;
  if (py + reach < (ay < by ? ay : by) || py - reach > (ay < by ? by : ay)) return false;
  const dx = bx - ax;
  const dy = by - ay;
  const across = dx * (py - ay) - dy * (px - ax);
  return across * across <= reach * reach * (dx * dx + dy * dy);
}

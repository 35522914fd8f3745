/** What a hero's sheet reads right now, with everything that runs. */

import {
  ARMOUR,
  BRAWN,
  DICE,
  DOUBLED,
  type DuelState,
  hasMark,
  MAGIC,
  markedSince,
  other,
  SPEED,
  STAGGERED,
  STATS,
  TIME_SHIFT,
} from '../state/state.js';
import { EFFECT_SIZE } from './effects.js';

/** Rounds in which time shift is felt. */
const TIME_SHIFT_ROUNDS = 3;

/** The sum of the running effects on one stat of one seat. */
export function running(s: Readonly<DuelState>, seat: number, stat: number): number {
  return s.now[seat * STATS + stat]!;
}

/** R-FLOOR: no attribute falls below 0. */
export function attribute(s: Readonly<DuelState>, seat: number, stat: number): number {
  if (stat === SPEED) return speedOf(s, seat);
  return Math.max(0, s.sheets[seat]!.base[stat]! + running(s, seat, stat) + rageOf(s, seat, stat));
}

/** DQ-S-time-shift: raised to the other's speed, never lowered; read anew whenever speed is read. */
export function speedOf(s: Readonly<DuelState>, seat: number): number {
  const own = ownSpeed(s, seat);
  return isTimeShifted(s, seat) ? Math.max(own, ownSpeed(s, other(seat))) : own;
}

function ownSpeed(s: Readonly<DuelState>, seat: number): number {
  return Math.max(0, s.sheets[seat]!.base[SPEED]! + running(s, seat, SPEED) + rageOf(s, seat, SPEED));
}

/** What low health adds (seeing red, last defence, near death). */
function rageOf(s: Readonly<DuelState>, seat: number, stat: number): number {
  const { rages } = s.sheets[seat]!;
  let sum = 0;
  for (let i = 0; i < rages.length; i++)
    if (rages[i]!.stat === stat && s.health[seat]! <= rages[i]!.at) sum += rages[i]!.by;
  return sum;
}

export function isTimeShifted(s: Readonly<DuelState>, seat: number): boolean {
  return hasMark(s, seat, TIME_SHIFT) && s.round - markedSince(s, seat, TIME_SHIFT) < TIME_SHIFT_ROUNDS;
}

/** Whether this is the last round in which a time shift is felt. */
export function endsTimeShift(s: Readonly<DuelState>, seat: number): boolean {
  return hasMark(s, seat, TIME_SHIFT) && s.round - markedSince(s, seat, TIME_SHIFT) >= TIME_SHIFT_ROUNDS - 1;
}

export function might(s: Readonly<DuelState>, seat: number): number {
  return Math.max(attribute(s, seat, BRAWN), attribute(s, seat, MAGIC));
}

/** DQ-2.1: at least one die; one more and one fewer cancel out. */
export function speedDiceOf(s: Readonly<DuelState>, seat: number): number {
  return Math.max(1, 2 + running(s, seat, DICE));
}

/** R-ARMOUR without the attacker's last word: boosts, then doubling, then stagger. */
export function armourOf(s: Readonly<DuelState>, seat: number): number {
  if (running(s, seat, STAGGERED) > 0) return 0;
  const armour = attribute(s, seat, ARMOUR);
  return running(s, seat, DOUBLED) > 0 ? armour * 2 : armour;
}

/** Armour with lasting changes, but without the boosts of this round (avenging spirit). */
export function lastingArmour(s: Readonly<DuelState>, seat: number): number {
  if (running(s, seat, STAGGERED) > 0) return 0;
  let armour = s.sheets[seat]!.base[ARMOUR]!;
  const e = s.effects;
  for (let i = 0; i < e.length; i += EFFECT_SIZE) {
    if (e[i + 1] !== seat || e[i + 2] !== ARMOUR || e[i + 4]! > s.round) continue;
    const boost = e[i + 3]! > 0 && e[i + 5] === s.round;
    if (!boost) armour += e[i + 3]!;
  }
  return Math.max(0, armour);
}

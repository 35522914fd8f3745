/** Attack speed as it stands: dice as they count, speed, and what is taken off the total. */
import { HOOK } from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';
import { CONVULSIONS, type DuelState, hasMark, markedSince, TOTAL } from '../state/state.js';
import { withHook } from './sheet.js';
import { running, speedOf } from './values.js';

export function attackSpeed(s: Readonly<DuelState>, seat: number): number {
  const dice = s.speedDice[seat]!;
  let total = speedOf(s, seat) + running(s, seat, TOTAL);
  const plain = withHook(s.sheets[seat]!, HOOK.speedDie).length === 0;
  for (let i = 0; i < dice.length; i++) total += plain ? dice[i]! : countedFace(s, seat, dice[i]!);
  return total;
}

/** What an attack-speed die of this seat counts as (shadow speed). */
export function countedFace(s: Readonly<DuelState>, seat: number, face: number): number {
  const counts = withHook(s.sheets[seat]!, HOOK.speedDie);
  let counted = face;
  for (let k = 0; k < counts.length; k++) counted = ABILITIES[counts[k]!]!.speedDie!(counted);
  return counted;
}

/** DQ-2.3: any two equal dice; a single die never is a double. */
export function hasDouble(faces: readonly number[]): boolean {
  let seen = 0;
  for (let i = 0; i < faces.length; i++) {
    const bit = 1 << faces[i]!;
    if ((seen & bit) !== 0) return true;
    seen |= bit;
  }
  return false;
}

/** R-CONVULSIONS: from the round after it was played, a double loses the round. */
export function isForced(s: Readonly<DuelState>, seat: number): boolean {
  if (!hasMark(s, seat, CONVULSIONS) || markedSince(s, seat, CONVULSIONS) >= s.round) return false;
  return hasDouble(s.speedDice[seat]!);
}

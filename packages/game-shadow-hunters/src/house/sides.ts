/** How many faces the die of an attack has (SH-H-07, SH-H-11). */
import { ONLY_D4, ONLY_D6, type ShadowState } from '../state.js';

/** The attacker's first die; a Blur is thrown with the same. */
export function firstSides(s: Readonly<Pick<ShadowState, 'options'>>, dice: number): number {
  if (dice === ONLY_D4) return 4;
  return dice === ONLY_D6 ? s.options.duelAttackDie : 6;
}

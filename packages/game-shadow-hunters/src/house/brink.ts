/** How little Health counts as being on the brink: one table for every rule that asks (SH-H-16, SH-H-17). */
import { HP } from '../data/characters.js';
import type { ShadowState } from '../state.js';

type Marked = Pick<ShadowState, 'damage' | 'options'>;

/** The most Health left that counts, for a character; -1 when none does. */
export function brinkOf(s: Readonly<Pick<ShadowState, 'options'>>, character: number): number {
  const hp = HP[character]!;
  if (hp >= 12) return s.options.coupThreshold12;
  if (hp >= 10) return s.options.coupThreshold10;
  return s.options.coupThresholdHp8 === 'one' ? 1 : -1;
}

/** Whether this seat is on the brink if it is this character. */
export function isLow(s: Readonly<Marked>, seat: number, character: number): boolean {
  return isBrink(s, s.damage[seat]!, character);
}

export function isBrink(
  s: Readonly<Pick<ShadowState, 'options'>>,
  damage: number,
  character: number,
): boolean {
  return HP[character]! - damage <= brinkOf(s, character);
}

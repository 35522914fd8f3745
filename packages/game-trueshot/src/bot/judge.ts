/** How good a position is for a seat. */
import { settled } from '@fray/engine';
import type { TrueshotState } from '../state/state.js';

export function judge(s: Readonly<TrueshotState>, seat: number): number {
  const over = settled(s.outcome, seat);
  if (over !== undefined) return over;
  return 0;
}

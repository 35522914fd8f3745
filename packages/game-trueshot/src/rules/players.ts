/** Players' Health: each change is cut to 0 … 10 at once (TL-A36). */
import { FULL_HEALTH } from '../state/setup.js';
import type { TrueshotState } from '../state/state.js';
import { isInGame, type Table } from './board.js';
import { type Rules, tell } from './tell.js';

export function isShielded(s: Table, seat: number): boolean {
  return s.shielded[seat]! >= s.clock;
}

/** A hit on a player; `by` is the card that does it. Nothing while shielded (TL-N51). */
export function loseHealth(s: TrueshotState, run: Rules, seat: number, amount: number, by: string): void {
  if (amount <= 0 || !isInGame(s, seat)) return;
  if (isShielded(s, seat)) {
    if (run.listening) tell(run, 'shielded', 'TL-N51', { seat, amount, by });
    return;
  }
  const before = s.health[seat]!;
  s.health[seat] = Math.max(0, before - amount);
  // TL-N59: any hit counts, also at 0.
  s.lost |= 1 << seat;
  if (run.listening)
    tell(run, 'lost-health', 'TL-A36', { seat, amount, by, before, health: s.health[seat]! });
}

/** TL-27, TL-A35: up to ten, and not under a healing ban. */
export function gainHealth(s: TrueshotState, run: Rules, seat: number, amount: number, by: string): void {
  if (!isInGame(s, seat) || (s.gone & (1 << seat)) !== 0) return;
  const before = s.health[seat]!;
  const barred = (s.unhealed & (1 << seat)) !== 0;
  if (!barred) s.health[seat] = Math.min(FULL_HEALTH, before + amount);
  if (run.listening) {
    if (barred) tell(run, 'heal-barred', 'TL-A35', { seat, by });
    else if (s.health[seat]! > before)
      tell(run, 'gained-health', 'TL-27', { seat, amount, by, before, health: s.health[seat]! });
  }
}

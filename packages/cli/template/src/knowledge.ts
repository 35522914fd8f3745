/** What a bot knows about playing well. */
import { type Move, type SeatView, settled } from '@fray/engine';
import { FULL_HEALTH, type State } from './state.js';
import { REST } from './verbs.js';
import type { View } from './view.js';

/** How good a state is for a seat, from -1 (lost) to 1 (won). */
export function judge(s: Readonly<State>, seat: number): number {
  return settled(s.outcome, seat) ?? (s.health[seat]! - s.health[1 - seat]!) / FULL_HEALTH;
}

/** Rests only when the next blow could be the last, and the other one is not about to fall. */
export function policy({ table, seat }: SeatView<View>, moves: readonly Move[]): number {
  const inDanger = table.health[seat]! <= 3 && table.health[1 - seat]! > 3;
  const rest = moves.findIndex(([verb]) => verb === REST);
  return inDanger && rest !== -1 ? rest : 0;
}

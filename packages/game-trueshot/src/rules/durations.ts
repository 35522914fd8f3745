/** One lap (TL-A8): every seat's strike step once, the present one too if it is not spent yet. */
import { playersInGame, type Table } from './board.js';

/** The clock at which a one-lap effect that begins now has its last moment. */
export function oneLap(s: Table): number {
  const slot = s.clock >> 1;
  return 2 * (slot + playersInGame(s) - (s.spent ? 0 : 1));
}

/** Slots that an effect still covers, the present one included. */
export function slotsLeft(s: Table, until: number): number {
  return Math.max(0, (until >> 1) - ((s.clock + 1) >> 1) + 1);
}

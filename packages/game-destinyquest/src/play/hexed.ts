/** R-HEXED: what a hexed hero has played, and what one more costs. */
import type { DuelState } from '../state/state.js';

/** With the whole set of the blood-sworn. */
export const BEYOND_COST = 4;

/** Whether this ability would be one more than a hexed hero may use. */
export function isBeyond(s: Readonly<DuelState>, seat: number, place: number): boolean {
  const { limit, free } = s.sheets[seat]!;
  if (limit < 0 || free.includes(place)) return false;
  let uses = 0;
  s.played[seat]!.forEach((played, at) => {
    if (!free.includes(at)) uses += played;
  });
  return uses >= limit;
}

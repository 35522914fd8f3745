/** Which cards a seat has had in this match: read by nobody but figures over many matches. */
import type { TrueshotState } from '../state/state.js';

/** Weapons and spells are counted behind the pets. */
export const OWNED_WEAPONS = 100;
export const OWNED_SPELLS = 200;

export function noteOwned(s: TrueshotState, seat: number, card: number): void {
  const owned = s.owned[seat]!;
  if (!owned.includes(card)) owned.push(card);
}

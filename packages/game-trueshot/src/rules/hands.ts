/** Spells that come to a hand and leave it, and which of them everybody has seen there (TL-A6, TL-N58). */
import type { TrueshotState } from '../state/state.js';
import type { Table } from './board.js';
import { noteOwned, OWNED_SPELLS } from './owned.js';

/** Whether a Flare of somebody else keeps this hand open. */
export function isHandOpen(s: Table, seat: number): boolean {
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && (s.inGame & (1 << other)) !== 0 && s.flare[other]! >= s.round) return true;
  return false;
}

/** Adds a card; `openly` when everybody sees which. */
export function toHand(s: TrueshotState, seat: number, spell: number, openly: boolean): void {
  s.hands[seat]!.push(spell);
  noteOwned(s, seat, OWNED_SPELLS + spell);
  if (openly || isHandOpen(s, seat)) s.known.push(spell);
}

export function fromHand(s: TrueshotState, seat: number, spell: number): void {
  const hand = s.hands[seat]!;
  hand.splice(hand.indexOf(spell), 1);
  forget(s, spell);
}

export function forget(s: TrueshotState, spell: number): void {
  const at = s.known.indexOf(spell);
  if (at !== -1) s.known.splice(at, 1);
}

/** Flare: everything that opponents hold now has been seen. */
export function openHandsOf(s: TrueshotState, seats: number): void {
  for (let seat = 0; seat < s.seats; seat++)
    if ((seats & (1 << seat)) !== 0)
      for (const spell of s.hands[seat]!) if (!s.known.includes(spell)) s.known.push(spell);
}

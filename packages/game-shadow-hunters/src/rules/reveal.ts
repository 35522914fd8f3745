/** Turning a character face up, and what the table may conclude from what it saw. */
import type { Run } from '@fray/engine';
import { CHARACTER_IDS, FACTION, FACTION_IDS } from '../data/characters.js';
import { isRevealed, type ShadowState } from '../state.js';
import type { Events } from '../words/events.js';

/** SH-B-70: for good. Everybody else is now known to be somebody else. */
export function reveal(s: ShadowState, run: Run<ShadowState, Events>, seat: number, clause: string): void {
  if (isRevealed(s, seat)) return;
  s.revealed |= 1 << seat;
  const character = s.characters[seat]!;
  for (let other = 0; other < s.seats; other++) s.open[other]! &= ~(1 << character);
  s.open[seat] = 1 << character;
  if (run.listening)
    run.tell({
      type: 'revealed',
      clause,
      data: { seat, character: CHARACTER_IDS[character]!, faction: FACTION_IDS[FACTION[character]!]! },
    });
}

/** Whether a seat may have the ability of this character, for all that the table knows (SH-B-73). */
export function could(s: Readonly<ShadowState>, seat: number, character: number): boolean {
  return (s.open[seat]! & (1 << character)) !== 0 && (s.cancelled & (1 << seat)) === 0;
}

/** Whether the seat really has it, and has not used it up. */
export function hasAbility(s: Readonly<ShadowState>, seat: number, character: number): boolean {
  return s.characters[seat] === character && ((s.cancelled | s.spent) & (1 << seat)) === 0;
}

/** Face up, and the ability works. */
export function isOpenly(s: Readonly<ShadowState>, seat: number, character: number): boolean {
  return isRevealed(s, seat) && s.characters[seat] === character && (s.cancelled & (1 << seat)) === 0;
}

/** A character this hidden seat is not, as everybody saw. */
export function ruleOut(s: ShadowState, seat: number, set: number): void {
  if (!isRevealed(s, seat)) s.open[seat]! &= ~set;
}

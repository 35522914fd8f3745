/** Damage and healing: what moves a marker on the track (SH-B-54, SH-B-56). */
import type { Run } from '@fray/engine';
import { MOST_HP } from '../data/characters.js';
import type { ShadowState } from '../state.js';
import type { Events } from '../words/events.js';

/** What did it: a card, an area, a character or a house rule, as the glossary names it. */
export type Cause = string;
/** A Hermit card, whichever it was. */
export const HERMIT_CARD: Cause = 'deck:hermit';

/** SH-B-04: the track ends at 14. Returns what was dealt; deaths are looked at when the whole effect is done (SH-B-87). */
export function hurt(
  s: ShadowState,
  run: Run<ShadowState, Events>,
  seat: number,
  amount: number,
  by: number,
  cause: Cause,
  clause: string,
): number {
  if (amount <= 0) return 0;
  if ((s.barriers & (1 << seat)) !== 0) {
    spared(run, seat, 'character:gregor', 'SH-C-Gregor');
    return 0;
  }
  const before = s.damage[seat]!;
  const damage = Math.min(MOST_HP, before + amount);
  s.damage[seat] = damage;
  if (run.listening) {
    // SH-B-80: of a Hermit card everybody sees the marker move, and no more.
    const seen = cause === HERMIT_CARD ? damage - before : amount;
    run.tell({ type: 'hurt', clause, data: { seat, amount: seen, before, damage, by, cause } });
  }
  return amount;
}

export function heal(
  s: ShadowState,
  run: Run<ShadowState, Events>,
  seat: number,
  amount: number,
  cause: Cause,
  clause: string,
): void {
  const before = s.damage[seat]!;
  const damage = Math.max(0, before - amount);
  s.damage[seat] = damage;
  if (run.listening)
    run.tell({ type: 'healed', clause, data: { seat, amount: before - damage, before, damage, cause } });
}

/** SH-E-33: neither damage nor healing. */
export function setDamage(
  s: ShadowState,
  run: Run<ShadowState, Events>,
  seat: number,
  damage: number,
  cause: Cause,
  clause: string,
): void {
  const before = s.damage[seat]!;
  s.damage[seat] = damage;
  if (run.listening) run.tell({ type: 'marked', clause, data: { seat, before, damage, cause } });
}

/** Somebody would have been hurt, and something kept it off. */
export function spared(run: Run<ShadowState, Events>, seat: number, by: Cause, clause: string): void {
  if (run.listening) run.tell({ type: 'spared', clause, data: { seat, by } });
}

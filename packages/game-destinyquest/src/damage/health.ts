/** Losing and gaining health. Who falls by it is decided in fall.ts. */

import type { Run } from '@fray/engine';
import { abilityClause, abilityId } from '../abilities/ids.js';
import type { DuelState } from '../state/state.js';
import { tell } from '../words/speak.js';

/** Takes health off; `cause` is an ability, or NONE for a plain damage score. */
export function lose(
  s: DuelState,
  run: Run<DuelState>,
  seat: number,
  by: number,
  cause: number,
  clause: string,
): void {
  if (by <= 0) return;
  s.health[seat] = Math.max(0, s.health[seat]! - by);
  if (run.listening)
    tell(run, 'lose', clause, { step: s.step, seat, by, ability: abilityId(cause), health: s.health[seat]! });
}

/** Never above the maximum (DQ-P2), and never for a hero that has fallen (DQ-8.3). */
export function heal(s: DuelState, run: Run<DuelState>, seat: number, by: number, cause: number): void {
  const health = s.health[seat]!;
  const gain = Math.min(by, s.sheets[seat]!.max - health);
  if (health <= 0 || gain <= 0) return;
  s.health[seat] = health + gain;
  if (!run.listening) return;
  const data = { step: s.step, seat, by: gain, ability: abilityId(cause), health: s.health[seat]! };
  tell(run, 'heal', abilityClause(cause), data);
}

/** Simultaneous damage is measured from here (DQ-8.2). */
export function rememberHealth(s: DuelState): void {
  s.before[0] = s.health[0]!;
  s.before[1] = s.health[1]!;
}

/** An ability has one use more; for a usurper that is the use taken over. */
import type { Run } from '@fray/engine';
import { abilityClause, abilityId } from '../abilities/ids.js';
import type { DuelState } from '../state/state.js';
import { tell } from '../words/speak.js';

/** `place` on the sheet is brought back by the ability `by`. */
export function renew(s: DuelState, run: Run<DuelState>, seat: number, by: number, place: number): void {
  s.left[seat]![place]!++;
  if (!run.listening) return;
  const ability = abilityId(s.sheets[seat]!.abilities[place]!);
  tell(run, 'renew', abilityClause(by), { step: s.step, seat, ability, by: abilityId(by) });
}

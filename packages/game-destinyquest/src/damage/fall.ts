/** Who falls: health is checked after every change (R-DEATH). */

import type { Run } from '@fray/engine';
import { HOOK } from '../abilities/entry/ability.js';
import { abilityId } from '../abilities/ids.js';
import { ABILITIES } from '../abilities/index.js';
import { withHook } from '../sheet/sheet.js';
import { type DuelState, other } from '../state/state.js';

/** Ends the duel if a hero is at 0. What falls together is checked together (DQ-8.2). */
export function checkFallen(s: DuelState, run: Run<DuelState>, clause: string): boolean {
  const first = isFallen(s, run, 0);
  const second = isFallen(s, run, 1);
  if (!first && !second) return false;
  if (first && second) bothFall(s, run);
  else fall(s, run, first ? 0 : 1, clause);
  return true;
}

/** Kick start comes before the check. */
function isFallen(s: DuelState, run: Run<DuelState>, seat: number): boolean {
  if (s.health[seat]! > 0) return false;
  for (const self of withHook(s.sheets[seat]!, HOOK.saves)) {
    if (!ABILITIES[self]!.saves!(s, seat, run, self)) continue;
    if (run.listening)
      run.tell({
        type: 'saved',
        clause: 'R-DEATH',
        data: { step: s.step, seat, ability: abilityId(self), health: s.health[seat]! },
      });
    return false;
  }
  return true;
}

function fall(s: DuelState, run: Run<DuelState>, seat: number, clause: string): void {
  if (run.listening) run.tell({ type: 'fall', clause, data: { step: s.step, seat } });
  run.finish([other(seat)], clause, `${s.sheets[seat]!.name} has fallen.`);
}

function bothFall(s: DuelState, run: Run<DuelState>): void {
  if (run.listening) run.tell({ type: 'double', clause: 'DQ-8.2', data: { step: s.step } });
  const lead = s.before[0]! - s.before[1]!;
  if (s.rules.doubleKnockOut === 'draw' || lead === 0) run.finish([], 'DQ-8.2', 'Both heroes fall together.');
  else
    run.finish([lead > 0 ? 0 : 1], 'DQ-8.2', 'Both heroes fall together; the healthier one is the winner.');
}

/** Who falls: health is checked after every change (R-DEATH). */
import type { Run } from '@fray/engine';
import { HOOK } from '../abilities/entry/ability.js';
import { abilityClause, abilityId } from '../abilities/ids.js';
import { ABILITIES } from '../abilities/index.js';
import { applyEffects, tellAnnounced } from '../play/play.js';
import { unmark } from '../sheet/effects.js';
import { withHook } from '../sheet/sheet.js';
import { PASSING_MARKS } from '../state/marks.js';
import { type DuelState, other } from '../state/state.js';
import type { OutcomeId } from '../words/ids.js';
import { tell } from '../words/speak.js';
import { lose } from './health.js';

/** Ends the duel if a hero is at 0. What falls together is checked together (DQ-8.2). */
export function checkFallen(s: DuelState, run: Run<DuelState>, clause: string): boolean {
  readThresholds(s, run, 0);
  readThresholds(s, run, 1);
  const first = isFallen(s, run, 0);
  const second = isFallen(s, run, 1);
  if (!first && !second) return false;
  if (first && second) bothFall(s, run);
  else fall(s, run, first ? 0 : 1, clause);
  return true;
}

/** R-THRESHOLD: what one hero does once the other is low, before that one is checked. */
function readThresholds(s: DuelState, run: Run<DuelState>, seat: number): void {
  const foe = other(seat);
  for (const self of withHook(s.sheets[seat]!, HOOK.threshold)) {
    const { at, fells, does } = ABILITIES[self]!.threshold!;
    const place = s.sheets[seat]!.abilities.indexOf(self);
    const health = s.health[foe]!;
    if (health === 0 || health > at || s.left[seat]![place] === 0) continue;
    s.left[seat]![place] = 0;
    if (run.listening) tellAnnounced(s, run, seat, self);
    if (fells === true) lose(s, run, foe, health, self, 'R-THRESHOLD');
    if (does !== undefined) applyEffects(s, run, does, seat, self);
  }
}

/** Kick start comes before the check. */
function isFallen(s: DuelState, run: Run<DuelState>, seat: number): boolean {
  if (s.health[seat]! > 0) return false;
  for (const self of withHook(s.sheets[seat]!, HOOK.saves)) if (getsUp(s, run, seat, self)) return false;
  return true;
}

function getsUp(s: DuelState, run: Run<DuelState>, seat: number, self: number): boolean {
  const place = s.sheets[seat]!.abilities.indexOf(self);
  if (s.left[seat]![place] === 0) return false;
  s.left[seat]![place] = 0;
  s.health[seat] = ABILITIES[self]!.saves!;
  if (run.listening) {
    const data = { step: s.step, seat, ability: abilityId(self), health: s.health[seat]! };
    tell(run, 'saved', abilityClause(self), data);
  }
  for (const mark of PASSING_MARKS) unmark(s, run, self, seat, mark);
  return true;
}

function fall(s: DuelState, run: Run<DuelState>, seat: number, clause: string): void {
  finish(run, [other(seat)], clause, 'fallen', { seat });
  if (run.listening) tell(run, 'fall', clause, { step: s.step, seat });
}

function bothFall(s: DuelState, run: Run<DuelState>): void {
  const lead = s.before[0]! - s.before[1]!;
  if (s.rules.doubleKnockOut === 'draw' || lead === 0) finish(run, [], 'DQ-8.2', 'both-fallen');
  else finish(run, [lead > 0 ? 0 : 1], 'DQ-8.2', 'healthier');
  if (run.listening) tell(run, 'double', 'DQ-8.2', { step: s.step });
}

/** The duel is over, for a reason that the word books know. */
export function finish(
  run: Run<DuelState>,
  winners: number[],
  clause: string,
  reason: OutcomeId,
  data?: { readonly [key: string]: number },
): void {
  run.finish(winners, clause, reason, data === undefined ? undefined : { data });
}

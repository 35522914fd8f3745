/** The event of a damage roll: every die, what each counts beyond its face, and every point added. */

import type { EventValue, GameEvent, Run } from '@fray/engine';
import { HOOK } from '../abilities/entry/ability.js';
import { abilityId } from '../abilities/ids.js';
import { ABILITIES } from '../abilities/index.js';
import { causesOf } from '../sheet/effects.js';
import { abilityPoints, dieBonus, hitTotal, scoreMight } from './hit.js';
import { withHook } from '../sheet/sheet.js';
import { BRAWN, type DuelState, MAGIC, NONE, SCORE, SCORE_HIT } from '../state/state.js';
import { attribute, running } from '../sheet/values.js';

export function tellRoll(s: Readonly<DuelState>, run: Run<DuelState>): void {
  if (!run.listening) return;
  // The blow itself first, then what its player takes along with it.
  for (const own of [false, true])
    for (let at = 0; at < 2; at++)
      if (s.hit.by[at] !== NONE && (s.hit.by[at] === at) === own) run.tell(rollEvent(s, at));
}

function rollEvent(s: Readonly<DuelState>, at: number): GameEvent {
  const hit = s.hit;
  const by = hit.by[at]!;
  const score = hit.kind === SCORE_HIT;
  const data: { [key: string]: EventValue } = {
    step: s.step,
    seat: by,
    at,
    ability: abilityId(hit.ability),
    dice: hit.faces[at]!.slice(),
    bonus: dieBonus(s, at),
    points: abilityPoints(s, at),
    added: hit.added[at]!,
    total: hitTotal(s, at),
    score,
  };
  const causes = [...bonusCauses(s, at), ...(score ? scoreCauses(s, by) : [])];
  data['causes'] = causes.map((cause) => ({ ability: abilityId(cause.ability), by: cause.by }));
  if (score) Object.assign(data, scoreData(s, by));
  return { type: 'roll', clause: score ? 'DQ-5.3' : 'DQ-4.2', data };
}

function scoreData(s: Readonly<DuelState>, by: number): { [key: string]: EventValue } {
  const might = scoreMight(s, by);
  return { might, of: mightStat(s, by) === MAGIC ? 'magic' : 'brawn', changed: running(s, by, SCORE) };
}

function mightStat(s: Readonly<DuelState>, by: number): number {
  return scoreMight(s, by) > attribute(s, by, BRAWN) ? MAGIC : BRAWN;
}

type Cause = { readonly ability: number; readonly by: number };

function scoreCauses(s: Readonly<DuelState>, by: number): Cause[] {
  return [...causesOf(s, by, mightStat(s, by)), ...causesOf(s, by, SCORE)];
}

/** What each passive adds to all dice together. */
function bonusCauses(s: Readonly<DuelState>, at: number): Cause[] {
  const by = s.hit.by[at]!;
  const dice = s.hit.faces[at]!.length;
  if (by === at) return [];
  return withHook(s.sheets[by]!, HOOK.dieBonus)
    .map((ability) => ({
      ability,
      by: dice * ABILITIES[ability]!.dieBonus!(s, by, s.hit.kind === SCORE_HIT),
    }))
    .filter((cause) => cause.by !== 0);
}

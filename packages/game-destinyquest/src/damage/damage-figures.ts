/** Damage on the table to the last point: every die, what each counts beyond its face, and every point added. */
import { HOOK } from '../abilities/entry/ability.js';
import { abilityId } from '../abilities/ids.js';
import { ABILITIES } from '../abilities/index.js';
import { type Cause, causesOf } from '../sheet/effects.js';
import { withHook } from '../sheet/sheet.js';
import { attribute, running } from '../sheet/values.js';
import { BRAWN, type DuelState, MAGIC, SCORE, SCORE_HIT } from '../state/state.js';
import type { DamageFigures } from '../words/events.js';
import { abilityPoints, dieBonus, hitTotal, scoreMight, sixPoints } from './hit.js';

export function damageFigures(s: Readonly<DuelState>, at: number): DamageFigures {
  const hit = s.hit;
  const by = hit.by[at]!;
  const score = hit.kind === SCORE_HIT;
  const causes = [...bonusCauses(s, at), ...(score ? scoreCauses(s, by) : [])];
  return {
    seat: by,
    at,
    ability: abilityId(hit.ability),
    dice: hit.faces[at]!.slice(),
    bonus: dieBonus(s, at),
    points: abilityPoints(s, at),
    added: hit.added[at]! + (score ? sixPoints(s, at) : 0),
    score,
    might: score ? scoreMight(s, by) : 0,
    of: score && mightStat(s, by) === MAGIC ? 'magic' : 'brawn',
    changed: score ? running(s, by, SCORE) : 0,
    causes: causes.map((cause) => ({ ability: abilityId(cause.ability), by: cause.by })),
    total: hitTotal(s, at),
  };
}

function mightStat(s: Readonly<DuelState>, by: number): number {
  return scoreMight(s, by) > attribute(s, by, BRAWN) ? MAGIC : BRAWN;
}

function scoreCauses(s: Readonly<DuelState>, by: number): Cause[] {
  return [...causesOf(s, by, mightStat(s, by)), ...causesOf(s, by, SCORE)];
}

/** What each passive adds to all dice together. */
function bonusCauses(s: Readonly<DuelState>, at: number): Pick<Cause, 'ability' | 'by'>[] {
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

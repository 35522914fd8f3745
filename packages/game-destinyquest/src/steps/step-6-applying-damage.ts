/** Step 6: armour comes off the damage score, the rest off health, and the winner may press on. */

import { procedureOf, type Run } from '@fray/engine';
import type { Ability } from '../abilities/entry/ability.js';
import { abilityId } from '../abilities/ids.js';
import { ABILITIES } from '../abilities/index.js';
import { applyHit } from '../damage/apply-hit.js';
import { countedArmour } from '../damage/counted-armour.js';
import { clearHit, hitTotal, layHit } from '../damage/hit.js';
import { tellRoll } from '../damage/tell-roll.js';
import { decideBrace, decidePost } from '../legality/decisions.js';
import { canAnswer } from '../legality/playable.js';
import { CHOOSE, PASS } from '../legality/verbs.js';
import { announce, applyEffects } from '../play/play.js';
import { causesOf, change } from '../sheet/effects.js';
import { BRACE_ASK, POST_ASK } from '../sheet/sheet.js';
import { ARMOUR, type DuelState, E, EXTRA_HIT, loser, NONE } from '../state/state.js';
import { tell } from '../words/speak.js';
import { dealing, openWindow } from './window.js';

export const applyingDamage = procedureOf<DuelState>()('applying damage', {
  // R-ARMOURBACK
  brace(s, run) {
    const early = s.rules.armourBack === 'before armour' && s.hit.martyred[loser(s)] === 0;
    if (early && canAnswer(s, loser(s), BRACE_ASK)) run.ask(loser(s), decideBrace);
    else run.goto(applyingDamage.at.apply);
  },
  braced(s, run) {
    if (run.verb === PASS) return;
    const seat = loser(s);
    const ability = announce(s, run, seat, run.a);
    applyEffects(s, run, ability.brace!, seat, run.a);
    s.owed = run.a;
  },
  // DQ-6.1 and DQ-6.2
  apply(s, run) {
    const at = loser(s);
    const self = s.hit.ability;
    const ability = self === NONE ? undefined : ABILITIES[self]!;
    const martyred = s.hit.martyred[at] !== 0;
    s.counted = martyred ? 0 : countedArmour(s, at, ability);
    s.scored = 1;
    if (run.listening && !martyred) tellArmour(s, run, at);
    s.caused[s.winner] = 0;
    const lifted = applyHit(s, run, 'DQ-6.2', 'DQ-6.2', s.counted);
    if (s.outcome !== null) return;
    s.hurt = s.caused[s.winner]!;
    if (ability?.does !== undefined)
      applyEffects(s, run, ability.does, s.winner, self, (lifted & (1 << at)) !== 0);
    clearHit(s);
    if (martyred) s.skipTo = 8;
  },
  window(s, run) {
    openWindow(s, run, E);
  },
  // DQ-6.3
  press(s, run) {
    if (s.hurt > 0 && canAnswer(s, s.winner, POST_ASK)) run.ask(s.winner, decidePost);
    else run.leave();
  },
  pressed(s, run) {
    if (run.verb === PASS) return;
    const seat = s.winner;
    const ability = announce(s, run, seat, run.a);
    if (run.verb === CHOOSE) {
      const { by, span } = ability.lowers!;
      change(s, run, run.a, loser(s), run.b, by as number, span);
      return;
    }
    if (ability.list === 'post' && ability.does !== undefined)
      applyEffects(s, run, ability.does, seat, run.a);
    addDamage(s, run, run.a, ability);
  },
});

/** Damage that an ability of 6.3 adds: shock, or fatal blow played late (R-FATAL). */
function addDamage(s: DuelState, run: Run<DuelState>, self: number, ability: Ability): void {
  const late = ability.list === 'post' ? ability.points : ability.late;
  if (late === undefined) return;
  layHit(s, EXTRA_HIT, self);
  s.hit.by[loser(s)] = s.winner;
  if (ability.list !== 'post') s.hit.added[loser(s)] = typeof late === 'number' ? late : late(s, s.winner);
  tellRoll(s, run);
  run.call(dealing, { clause: 'DQ-6.3', felled: 'DQ-6.3' });
}

function tellArmour(s: Readonly<DuelState>, run: Run<DuelState>, at: number): void {
  const score = hitTotal(s, at);
  const rest = Math.max(0, score - s.counted);
  const causes = causesOf(s, at, ARMOUR).map(({ ability, by }) => ({ ability: abilityId(ability), by }));
  tell(run, 'armour', 'DQ-6.1', { step: s.step, seat: at, score, armour: s.counted, rest, causes });
}

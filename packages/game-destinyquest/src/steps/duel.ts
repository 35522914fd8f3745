/** The duel from the check list to the fall of a hero: the ten numbered steps, round after round. */
import { procedureOf } from '@fray/engine';
import { canAnswer } from '../legality/playable.js';
import { DODGE_ASK, SPEED_ASK, STRIKE_ASK } from '../sheet/sheet.js';
import { type DuelState, hasMark, loser, NONE, STONE_SKIN } from '../state/state.js';
import { beforeCombat } from './before-combat.js';
import { startRound } from './start-round.js';
import { speedAbilities } from './step-1-speed-abilities.js';
import { attackSpeedRoll } from './step-2-attack-speed.js';
import { dodgesAndInterrupts } from './step-3-dodges-and-interrupts.js';
import { damageDice } from './step-4-damage-dice.js';
import { damageScore } from './step-5-damage-score.js';
import { applyingDamage } from './step-6-applying-damage.js';
import { strikeBack } from './step-7-strike-back.js';
import { passives } from './step-8-passives.js';
import { endOfRound } from './step-9-end-of-round.js';

export const duel = procedureOf<DuelState>()('duel', {
  checkList(_s, run) {
    run.call(beforeCombat);
  },
  startOfRound(_s, run) {
    run.call(startRound);
  },
  step1(s, run) {
    s.step = 1;
    if (!canAnswer(s, 0, SPEED_ASK) && !canAnswer(s, 1, SPEED_ASK)) return;
    run.call(speedAbilities, { first: 0, asked: 0 });
  },
  step2(s, run) {
    s.step = 2;
    run.call(attackSpeedRoll);
  },
  step3(s, run) {
    if (s.skipTo > 3) return;
    s.step = 3;
    if (!canAnswer(s, loser(s), DODGE_ASK) && !hasMark(s, loser(s), STONE_SKIN)) return;
    run.call(dodgesAndInterrupts, { ability: NONE });
  },
  step4(s, run) {
    if (s.skipTo > 4) return;
    s.step = 4;
    run.call(damageDice);
  },
  step5(s, run) {
    if (s.skipTo > 5) return;
    s.step = 5;
    run.call(damageScore);
  },
  step6(s, run) {
    if (s.skipTo > 6) return;
    s.step = 6;
    run.call(applyingDamage);
  },
  step7(s, run) {
    if (s.skipTo > 7) return;
    s.step = 7;
    if (s.owed === NONE && !canAnswer(s, loser(s), STRIKE_ASK)) return;
    run.call(strikeBack);
  },
  step8(s, run) {
    if (s.skipTo > 8) return;
    s.step = 8;
    run.call(passives);
  },
  step9(s, run) {
    s.step = 9;
    run.call(endOfRound);
  },
  nextRound(_s, run) {
    run.goto(duel.at.startOfRound);
  },
});

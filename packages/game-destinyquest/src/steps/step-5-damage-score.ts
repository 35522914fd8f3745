/** Step 5: rolling the damage score. */
import { procedureOf, type Run } from '@fray/engine';
import { ABILITIES } from '../abilities/index.js';
import { settleRoll, tellStopped } from '../apply-hit.js';
import { addForSix, clearHit, rollAt } from '../hit.js';
import { C, D, type DuelState, EXTRA_DICE, loser, NONE } from '../state.js';
import { tellRoll } from '../tell-roll.js';
import { running } from '../values.js';
import { openWindow } from '../window.js';
import { canSacrifice, sacrifice } from './sacrifice.js';

export const damageScore = procedureOf<DuelState>()('damage score', {
  windowBefore(s, run) {
    openWindow(s, run, C);
  },
  // DQ-5.3
  roll(s, run) {
    const ability = s.hit.ability === NONE ? undefined : ABILITIES[s.hit.ability]!;
    const extra = running(s, s.winner, EXTRA_DICE);
    if (ability?.usesSpeedDice === true) {
      takeSpeedDice(s, run);
      rollAt(s, run, s.winner, loser(s), extra);
    } else {
      const more = typeof ability?.dice === 'number' ? ability.dice : 0;
      rollAt(s, run, s.winner, loser(s), 1 + more + extra);
    }
    tellRoll(s, run);
  },
  windowAfter(s, run) {
    openWindow(s, run, D);
  },
  settle(s, run) {
    settleRoll(s, run);
  },
  // DQ-5.4
  sacrifice(s, run) {
    if (canSacrifice(s)) run.call(sacrifice);
  },
  absorbed(s, run) {
    if (s.hit.stopped[loser(s)] === 0) return;
    if (run.listening) tellStopped(s, run, loser(s));
    clearHit(s);
  },
});

/** Windwalker and slick: the dice as they lie at the end of step 2. */
function takeSpeedDice(s: DuelState, run: Run<DuelState>): void {
  const at = loser(s);
  const dice = s.speedDice[s.winner]!;
  const faces = s.hit.faces[at]!;
  for (let i = 0; i < dice.length; i++) faces.push(dice[i]!);
  s.hit.rolled[at] = s.speedRolled[s.winner]!;
  for (let i = 0; i < dice.length; i++) if (dice[i] === 6) addForSix(s, run, at);
}

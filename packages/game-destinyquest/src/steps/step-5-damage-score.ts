/** Step 5: rolling the damage score. */
import { procedureOf, type Run } from '@fray/engine';
import { ABILITIES } from '../abilities/index.js';
import { settleRoll, tellStopped } from '../damage/apply-hit.js';
import { addForSix, clearHit, rollAt, strikesWithSpeedDice } from '../damage/hit.js';
import { laid } from '../damage/laid.js';
import { running } from '../sheet/values.js';
import { C, D, type DuelState, EXTRA_DICE, loser, NONE } from '../state/state.js';
import { canSacrifice, sacrifice } from './sacrifice.js';
import { openWindow } from './window.js';

export const damageScore = procedureOf<DuelState>()('damage score', {
  windowBefore(s, run) {
    openWindow(s, run, C);
  },
  // DQ-5.3
  roll(s, run) {
    const ability = s.hit.ability === NONE ? undefined : ABILITIES[s.hit.ability]!;
    const extra = running(s, s.winner, EXTRA_DICE);
    if (ability?.usesSpeedDice === true) {
      answerSixes(s, run);
      rollAt(s, run, s.winner, loser(s), extra);
    } else {
      const more = typeof ability?.dice === 'number' ? ability.dice : 0;
      // A die that lies there already is the one basic die (R-ROLLWITHIT).
      const lying = s.hit.faces[loser(s)]!.length;
      if (lying > 0) answerSixes(s, run);
      rollAt(s, run, s.winner, loser(s), 1 - lying + more + extra);
    }
    laid(s, run);
  },
  windowAfter(s, run) {
    openWindow(s, run, D);
  },
  settle(s, run) {
    settleRoll(s, run);
    if (strikesWithSpeedDice(s, s.winner)) giveSpeedDiceBack(s);
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

/** The dice of windwalker and slick lie there already; only sixes may bring more of them. */
function answerSixes(s: DuelState, run: Run<DuelState>): void {
  const at = loser(s);
  const faces = s.hit.faces[at]!;
  for (let i = 0, n = faces.length; i < n; i++) if (faces[i] === 6) addForSix(s, run, at);
}

/** What happened to them as damage dice has happened to the attack-speed dice. */
function giveSpeedDiceBack(s: DuelState): void {
  const dice = s.speedDice[s.winner]!;
  const at = loser(s);
  for (let i = 0; i < dice.length; i++) dice[i] = s.hit.faces[at]![i]!;
  s.speedRolled[s.winner] = s.hit.rolled[at]! & ((1 << dice.length) - 1);
}

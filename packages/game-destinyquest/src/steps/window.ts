/**
 * The windows in which modifiers are played (R-WINDOW), and damage on its way to health. They stand together
 * because a re-rolled die may cause damage, and damage opens a window.
 */
import { procedureOf, type Run } from '@fray/engine';
import { HOOK } from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';
import { applyHit, settleRoll } from '../damage/apply-hit.js';
import { clearHit, layHit, rollAt } from '../damage/hit.js';
import { laid } from '../damage/laid.js';
import { decideModifier } from '../legality/decisions.js';
import { diceOwner } from '../legality/dice-choice.js';
import { canAnswer } from '../legality/playable.js';
import { PASS } from '../legality/verbs.js';
import { playModifier } from '../play/play-modifier.js';
import { attackSpeed, isForced } from '../sheet/attack-speed.js';
import { MODIFIER_ASK, withHook } from '../sheet/sheet.js';
import { speedOf } from '../sheet/values.js';
import { D, type DuelState, loser, NONE, other, SPIN_HIT } from '../state/state.js';

/** `w` the window, `seat` whose turn it is, `passes` in a row. */
type WindowLocals = { w: number; seat: number; passes: number };

/** Opens a window, unless nobody could do anything in it: sheets are open, so skipping tells nothing. */
export function openWindow(s: DuelState, run: Run<DuelState>, w: number): void {
  s.window = w;
  if (canAnswer(s, 0, MODIFIER_ASK) || canAnswer(s, 1, MODIFIER_ASK))
    run.call(modifierWindow, { w, seat: opener(s), passes: 0 });
  else s.window = NONE;
}

/** The hero worse off opens: trailing in speed, or the loser from step 3 on. */
function opener(s: Readonly<DuelState>): number {
  if (s.rules.windowOrder === 'player one') return 0;
  const worse = worseOff(s);
  return s.rules.windowOrder === 'worse off' ? worse : other(worse);
}

function worseOff(s: Readonly<DuelState>): number {
  if (s.winner !== NONE) return loser(s);
  if (s.step === 2) {
    const forced = Number(isForced(s, 1)) - Number(isForced(s, 0));
    if (forced !== 0) return forced > 0 ? 1 : 0;
    const lead = attackSpeed(s, 0) - attackSpeed(s, 1);
    if (lead !== 0) return lead > 0 ? 1 : 0;
  }
  return speedOf(s, 1) < speedOf(s, 0) ? 1 : 0;
}

export const modifierWindow = procedureOf<DuelState, WindowLocals>()('modifier window', {
  turn: takeTurn,
  answer(s, run, at) {
    const seat = at.seat;
    at.seat = other(seat);
    if (run.verb === PASS) {
      at.passes++;
      // At once: most windows are passed, and to jump back would be two more steps for each of them.
      takeTurn(s, run, at);
      return;
    }
    at.passes = 0;
    const ones = playModifier(s, run, seat);
    if (ones > 0 && s.outcome === null) answerOnes(s, run, diceOwner(seat, ABILITIES[run.a]!.changes!), ones);
  },
  again(_s, run) {
    run.goto(modifierWindow.at.turn);
  },
});
const ANSWER = modifierWindow.at.answer;

/** Whoever could answer is asked, anybody else has passed; two passes in a row close the window. */
function takeTurn(s: DuelState, run: Run<DuelState>, at: WindowLocals): void {
  s.window = at.w;
  while (at.passes < 2 && !canAnswer(s, at.seat, MODIFIER_ASK)) {
    at.seat = other(at.seat);
    at.passes++;
  }
  if (at.passes < 2) {
    run.ask(at.seat, decideModifier);
    run.goto(ANSWER);
    return;
  }
  s.window = NONE;
  run.leave();
}

/** Damage that has been rolled or fixed: window (d), then it is settled and applied. */
export const dealing = procedureOf<DuelState, { clause: string; felled: string }>()('dealing', {
  window(s, run) {
    openWindow(s, run, D);
  },
  settle(s, run) {
    settleRoll(s, run);
  },
  apply(s, run, at) {
    applyHit(s, run, at.clause, at.felled);
    clearHit(s);
  },
});

/** DQ-V-shield-spin: the other hero's dice for 1s that a seat has just rolled for attack speed. */
export function answerOnes(s: DuelState, run: Run<DuelState>, seat: number, ones: number): void {
  if (ones === 0) return;
  const spins = withHook(s.sheets[other(seat)]!, HOOK.answersOnes);
  if (spins.length === 0) return;
  layHit(s, SPIN_HIT, spins[0]!);
  rollAt(s, run, other(seat), seat, ones);
  if (laid(s, run)) return;
  const { clause } = ABILITIES[spins[0]!]!;
  run.call(dealing, { clause, felled: clause });
}

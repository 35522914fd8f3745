/** Step 2: announced speed abilities are played, both roll, the higher attack speed wins the round. */
import { procedureOf, type Run } from '@fray/engine';
import { HOOK } from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';
import { readSpeedDoubles } from '../damage/doubles.js';
import { checkFallen } from '../damage/fall.js';
import { rememberHealth } from '../damage/health.js';
import { applyEffects, endChain } from '../play/play.js';
import { tellSpeed } from '../play/speed-figures.js';
import { attackSpeed, isForced } from '../sheet/attack-speed.js';
import { withHook } from '../sheet/sheet.js';
import { speedDiceOf, speedOf } from '../sheet/values.js';
import { B, type DuelState, NONE, other } from '../state/state.js';
import { truncate } from '../state/truncate.js';
import { tell } from '../words/speak.js';
import { answerOnes, openWindow } from './window.js';

export const attackSpeedRoll = procedureOf<DuelState>()('attack speed', {
  // DQ-1.5: an execution comes before any die; two together are simultaneous.
  execute(s, run) {
    rememberHealth(s);
    for (let seat = 0; seat < 2; seat++) {
      const self = s.speedSlot[seat]!;
      if (self !== NONE) ABILITIES[self]!.inForce?.(s, seat, run, self);
    }
    checkFallen(s, run, 'DQ-1.5');
  },
  // DQ-2.1
  play(s, run) {
    for (let seat = 0; seat < 2; seat++) {
      const self = s.speedSlot[seat]!;
      if (self === NONE) continue;
      const effects = ABILITIES[self]!.does;
      if (effects !== undefined) applyEffects(s, run, effects, seat, self);
    }
  },
  roll(s, run) {
    rollSpeed(s, run, 0);
    rollSpeed(s, run, 1);
  },
  doubles(s, run) {
    readSpeedDoubles(s, run);
  },
  onesOfFirst(s, run) {
    answerOnes(s, run, 0, ones(s, 0));
  },
  onesOfSecond(s, run) {
    answerOnes(s, run, 1, ones(s, 1));
  },
  window(s, run) {
    openWindow(s, run, B);
  },
  settle(s, run) {
    rememberHealth(s);
    for (let seat = 0; seat < 2; seat++) s.totals[seat] = attackSpeed(s, seat);
    for (let seat = 0; seat < 2; seat++) {
      for (const self of withHook(s.sheets[seat]!, HOOK.speedSettled))
        ABILITIES[self]!.speedSettled!(s, seat, run, self);
    }
    checkFallen(s, run, 'DQ-2.2');
  },
  // DQ-2.2 and DQ-2.3
  decide(s, run) {
    const winner = winnerOf(s);
    if (winner === NONE && s.rules.tie === 'reroll' && !isForced(s, 0)) {
      if (run.listening) tell(run, 'tie', 'DQ-2.2', { totals: s.totals.slice() });
      run.goto(attackSpeedRoll.at.roll);
      return;
    }
    s.winner = winner;
    if (winner === NONE) s.skipTo = 8;
    if (run.listening) tellWinner(s, run);
    for (let seat = 0; seat < 2; seat++) if (seat !== winner) endChain(s, run, seat);
  },
});

function rollSpeed(s: DuelState, run: Run<DuelState>, seat: number): void {
  const dice = s.speedDice[seat]!;
  const count = speedDiceOf(s, seat);
  truncate(dice, 0);
  for (let i = 0; i < count; i++) dice.push(run.die(6));
  s.speedRolled[seat] = (1 << count) - 1;
  if (run.listening) tellSpeed(s, run, seat);
}

function ones(s: Readonly<DuelState>, seat: number): number {
  let count = 0;
  for (const face of s.speedDice[seat]!) if (face === 1) count++;
  return count;
}

function winnerOf(s: Readonly<DuelState>): number {
  const first = isForced(s, 0);
  if (first !== isForced(s, 1)) return first ? 1 : 0;
  if (first) return NONE;
  const lead = s.totals[0]! - s.totals[1]!;
  if (lead !== 0) return lead > 0 ? 0 : 1;
  if (s.rules.tie !== 'faster') return NONE;
  const faster = speedOf(s, 0) - speedOf(s, 1);
  return faster === 0 ? NONE : faster > 0 ? 0 : 1;
}

function tellWinner(s: Readonly<DuelState>, run: Run<DuelState>): void {
  const forced = s.winner !== NONE && isForced(s, other(s.winner));
  const data = { seat: s.winner, totals: s.totals.slice(), forced };
  tell(run, 'won', forced ? 'DQ-2.3' : 'DQ-2.2', data);
}

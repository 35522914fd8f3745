/** Step 2: announced speed abilities are played, both roll, the higher attack speed wins the round. */
import { procedureOf, type Run } from '@fray/engine';
import { HOOK } from '../abilities/entry/ability.js';
import { ABILITIES, abilityIndex } from '../abilities/index.js';
import { readSpeedDoubles } from '../damage/doubles.js';
import { checkFallen } from '../damage/fall.js';
import { rememberHealth } from '../damage/health.js';
import { canAnswer } from '../legality/playable.js';
import { applyEffects, endChain } from '../play/play.js';
import { answerFaces } from '../play/speed-faces.js';
import { tellSpeed } from '../play/speed-figures.js';
import { attackSpeed, hasDouble, isForced } from '../sheet/attack-speed.js';
import { unmark } from '../sheet/effects.js';
import { STAB_ASK, withHook } from '../sheet/sheet.js';
import { speedDiceOf, speedOf } from '../sheet/values.js';
import { B, type DuelState, hasMark, NONE, other, UNDERHAND } from '../state/state.js';
import { truncate } from '../state/truncate.js';
import { tell } from '../words/speak.js';
import { backstab } from './backstab.js';
import { answerOnes, openWindow } from './window.js';

const UNDERHAND_ABILITY = abilityIndex('underhand');

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
    if (canAnswer(s, 0, STAB_ASK) || canAnswer(s, 1, STAB_ASK)) run.call(backstab, { seat: 0 });
  },
  roll(s, run) {
    rollSpeed(s, run, 0);
    rollSpeed(s, run, 1);
    rememberHealth(s);
    answerFaces(s, run, 0);
    answerFaces(s, run, 1);
    if (!readSpeedDoubles(s, run)) checkFallen(s, run, 'R-SPEEDDICE');
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
    keepHeld(s);
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
    for (let seat = 0; seat < 2; seat++) {
      unmark(s, run, UNDERHAND_ABILITY, seat, UNDERHAND);
      if (seat !== winner) endChain(s, run, seat);
    }
  },
});

function rollSpeed(s: DuelState, run: Run<DuelState>, seat: number): void {
  const dice = s.speedDice[seat]!;
  const count = speedDiceOf(s, seat);
  truncate(dice, 0);
  const lying = layLying(s, seat, count);
  for (let i = lying; i < count; i++) dice.push(run.die(6));
  s.speedRolled[seat] = ((1 << count) - 1) & ~((1 << lying) - 1);
  if (run.listening) tellSpeed(s, run, seat);
}

/** R-FROZEN: dice of the last round lie there first; with fewer dice the highest of them go. Returns how many there are. */
function layLying(s: DuelState, seat: number, count: number): number {
  if (s.rare === null) return 0;
  const lying = s.rare.lying[seat]!;
  while (lying.length > count) lying.splice(lying.indexOf(Math.max(...lying)), 1);
  s.speedDice[seat]!.push(...lying);
  return lying.length;
}

/** R-FROZEN: what silver frost holds is what lies there when the window closes. */
function keepHeld(s: DuelState): void {
  if (s.rare === null) return;
  for (let seat = 0; seat < 2; seat++)
    if (s.rare.heldAll[seat] === 1) s.rare.held[seat] = s.speedDice[seat]!.slice();
}

function ones(s: Readonly<DuelState>, seat: number): number {
  let count = 0;
  const dice = s.speedDice[seat]!;
  for (let i = 0; i < dice.length; i++) if (dice[i] === 1 && ((s.speedRolled[seat]! >> i) & 1) === 1) count++;
  return count;
}

function winnerOf(s: Readonly<DuelState>): number {
  const first = isForced(s, 0);
  if (first !== isForced(s, 1)) return first ? 1 : 0;
  if (first) return NONE;
  const lead = s.totals[0]! - s.totals[1]!;
  if (lead !== 0) {
    const trailing = lead > 0 ? 1 : 0;
    return isTurned(s, trailing) ? trailing : other(trailing);
  }
  if (s.rules.tie !== 'faster') return NONE;
  const faster = speedOf(s, 0) - speedOf(s, 1);
  return faster === 0 ? NONE : faster > 0 ? 0 : 1;
}

/** R-UNDERHAND: the double is still there. */
function isTurned(s: Readonly<DuelState>, seat: number): boolean {
  return hasMark(s, seat, UNDERHAND) && hasDouble(s.speedDice[seat]!);
}

function tellWinner(s: Readonly<DuelState>, run: Run<DuelState>): void {
  const forced = s.winner !== NONE && isForced(s, other(s.winner));
  const data = { seat: s.winner, totals: s.totals.slice(), forced };
  tell(run, 'won', forced ? 'DQ-2.3' : 'DQ-2.2', data);
}

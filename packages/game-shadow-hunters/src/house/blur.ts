/** Blur: a defender tries to match the attacker's throw before anything is added (SH-H-29 to SH-H-37). */
import {
  type Decision,
  decision,
  type Locals,
  type Move,
  procedureOf,
  type Refusal,
  type Run,
} from '@fray/engine';
import { BLUR_AFTER_COUP, BLUR_NO_ATTACK, BLUR_TOO_LATE, BLUR_USED } from '../refusals.js';
import { type Attack, BOTH_DICE, type ShadowState } from '../state.js';
import { BLUR, PASS } from '../verbs.js';
import type { Events } from '../words/events.js';
import { pendingOf, prompt } from '../words/ids.js';
import { BLUR_RULE } from './ids.js';
import type { HouseRule } from './rule.js';
import { firstSides } from './sides.js';
import { isUsedUp, withUse } from './uses.js';

const current = (s: Readonly<ShadowState>): Attack => s.attacks[s.attacks.length - 1]!;

/** SH-H-36, SH-H-37 */
function refused(s: Readonly<ShadowState>, attack: Readonly<Attack>, seat: number): Refusal | undefined {
  if (isUsedUp(s.blurred, seat, s.options.blurUses)) return BLUR_USED;
  const locked =
    s.options.blurCoupLock === 'turn'
      ? s.coupsThisTurn.some((targets) => targets !== 0)
      : (s.coupsThisTurn[attack.by]! & (1 << seat)) !== 0;
  return locked ? BLUR_AFTER_COUP : undefined;
}

export const blurDecision: Decision<ShadowState> = decision<ShadowState>({
  id: 'blur',
  clause: 'SH-H-29',
  paced: true,
  offers(s, seat, out) {
    out.offer(undefined, PASS);
    out.offer(refused(s, current(s), seat), BLUR);
  },
  prompt: (s) => prompt('blur', { by: current(s).by, uses: s.options.blurUses }),
  pending: (s) => {
    const { by, targets } = current(s);
    const order = Array.from({ length: s.seats }, (_, i) => (by + i) % s.seats);
    return {
      what: pendingOf('attack', { by }),
      source: by,
      by: 'house:blur',
      order: order.filter(
        (seat) => (targets & (1 << seat)) !== 0 && refused(s, current(s), seat) === undefined,
      ),
      passed: [],
    };
  },
  timeout: (): Move => [PASS, 0, 0, 0, 0],
});

export const dodge = procedureOf<ShadowState, { asked: number }, Events>()('dodge', {
  ask(s, run) {
    const attack = current(s);
    let seats = 0;
    for (let seat = 0; seat < s.seats; seat++)
      if ((attack.left & (1 << seat)) !== 0 && refused(s, attack, seat) === undefined) seats |= 1 << seat;
    if (seats === 0) run.leave();
    else run.askAll(seats, blurDecision);
  },
  /** Whoever declared is kept in `answers` as -1 until the throw. */
  declare(s, run) {
    const attack = current(s);
    for (let step = 1; step < s.seats; step++) {
      const seat = (attack.by + step) % s.seats;
      const bit = 1 << seat;
      if ((attack.left & bit) === 0 || refused(s, attack, seat) !== undefined) continue;
      if (run.sealed(seat)[0] !== BLUR) continue;
      s.blurred = withUse(s.blurred, seat);
      attack.answers[seat] = DECLARED;
      if (run.listening) run.tell({ type: 'blur', clause: 'SH-H-29', data: { seat, by: attack.by } });
    }
  },
});
const DECLARED = -1;

/** SH-H-31, SH-H-32: raw results with the same dice; a difference where both are thrown. */
export const contest = procedureOf<ShadowState, Locals, Events>()('contest', {
  roll(s, run) {
    const attack = current(s);
    for (let step = 1; step < s.seats; step++) {
      const seat = (attack.by + step) % s.seats;
      if (attack.answers[seat] !== DECLARED) continue;
      attack.answers[seat] = 0;
      match(s, run, attack, seat);
    }
  },
});

function match(s: ShadowState, run: Run<ShadowState, Events>, attack: Attack, seat: number): void {
  const both = attack.dice === BOTH_DICE;
  const first = run.die(firstSides(s, attack.dice));
  const second = both ? run.die(4) : 0;
  const mine = both ? Math.abs(first - second) : first;
  const theirs = both ? Math.abs(attack.first - attack.second) : attack.first;
  const missed = mine >= theirs;
  const ends = missed && attack.by === s.turn;
  if (missed) attack.left = s.options.blurMachineGun === 'all' ? 0 : attack.left & ~(1 << seat);
  if (ends) s.cut = true;
  if (!run.listening) return;
  const dice = both ? [first, second] : [first];
  const clause = missed ? 'SH-H-33' : 'SH-H-34';
  run.tell({ type: 'dodged', clause, data: { seat, by: attack.by, dice, missed, ends } });
}

export const blur: HouseRule = {
  id: 'blur',
  bit: BLUR_RULE,
  verbs: [BLUR],
  at: { threatened: dodge, rolled: contest },
  refuse(s, seat, out) {
    const attack = s.attacks[s.attacks.length - 1];
    if (isUsedUp(s.blurred, seat, s.options.blurUses)) out.otherwise(BLUR, () => BLUR_USED);
    else if (attack === undefined || (attack.targets & (1 << seat)) === 0)
      out.otherwise(BLUR, () => BLUR_NO_ATTACK);
    else if (attack.first !== 0) out.otherwise(BLUR, () => refused(s, attack, seat) ?? BLUR_TOO_LATE);
  },
};

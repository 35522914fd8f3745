/** Coup de Grâce: whoever is left on the brink may be finished by nothing but sixes (SH-H-15 to SH-H-23). */
import { type Decision, decision, type Locals, type Move, procedureOf } from '@fray/engine';
import { HP, members, STANDING_AT, setOf } from '../data/characters.js';
import { COUP_MOMENT, COUP_TRIED } from '../refusals.js';
import { ruleOut } from '../rules/reveal.js';
import { type Attack, isRevealed, type ShadowState } from '../state.js';
import { COUP, PASS } from '../verbs.js';
import type { Events } from '../words/events.js';
import { pendingOf, prompt } from '../words/ids.js';
import { isLow } from './brink.js';
import { COUP_DE_GRACE } from './ids.js';
import type { HouseRule } from './rule.js';
import { isUsedUp, withUse } from './uses.js';

const FINISHING = 6;

/** The characters that would be within reach with this seat's damage. */
function windowSet(s: Readonly<ShadowState>, seat: number): number {
  let set = 0;
  for (let rest = STANDING_AT[s.damage[seat]!]!; rest !== 0; rest &= rest - 1) {
    const character = 31 - Math.clz32(rest & -rest);
    if (isLow(s, seat, character)) set |= 1 << character;
  }
  return set;
}

/** SH-H-22: as often as the table allows. */
function isTried(s: Readonly<ShadowState>, by: number, target: number): boolean {
  return isUsedUp(s.coups[by]!, target, s.options.coupUses);
}

const current = (s: Readonly<ShadowState>): Attack => s.attacks[s.attacks.length - 1]!;

/** SH-H-18, SH-H-22: whether the attacker is asked about this defender. Hidden ones are asked about whoever they are. */
function isTarget(s: Readonly<ShadowState>, attack: Readonly<Attack>, seat: number): boolean {
  if ((attack.hurt & (1 << seat)) === 0 || isTried(s, attack.by, seat)) return false;
  if (s.damage[seat]! >= HP[s.characters[seat]!]!) return false;
  if (isRevealed(s, seat) || s.options.coupSecrecy === 'leaky') return isLow(s, seat, s.characters[seat]!);
  return s.options.coupSecrecy === 'blind';
}

/** The first defender from `attack.at` on, clockwise from the attacker; -1 when there is none. */
function nextTarget(s: Readonly<ShadowState>, attack: Readonly<Attack>): number {
  for (let step = attack.at; step < s.seats; step++)
    if (isTarget(s, attack, (attack.by + step) % s.seats)) return step;
  return -1;
}

function targetSeat(s: Readonly<ShadowState>): number {
  const attack = current(s);
  return (attack.by + nextTarget(s, attack)) % s.seats;
}

export const coup: Decision<ShadowState> = decision<ShadowState>({
  id: 'coup',
  clause: 'SH-H-18',
  offers(_s, _seat, out) {
    out.offer(undefined, PASS);
    out.offer(undefined, COUP);
  },
  prompt(s) {
    const target = targetSeat(s);
    const data = { target, sixes: s.options.coupSixes };
    return prompt(isRevealed(s, target) ? 'coup' : 'coup-blind', data);
  },
  pending(s) {
    const target = targetSeat(s);
    const { by } = current(s);
    return {
      what: pendingOf('wound', { seat: target, damage: s.damage[target]! }),
      source: by,
      target,
      by: 'house:coupDeGrace',
      order: [by],
      passed: [],
    };
  },
  timeout: (): Move => [PASS, 0, 0, 0, 0],
});

export const execution = procedureOf<ShadowState, Locals, Events>()('execution', {
  /** Being asked or not tells the table who stands: it is written down before anybody is. */
  look(s) {
    const attack = current(s);
    attack.at = 1;
    for (let seat = 0; seat < s.seats; seat++) {
      if ((attack.hurt & (1 << seat)) === 0) continue;
      const standing = STANDING_AT[s.damage[seat]!]!;
      const falls = s.damage[seat]! >= HP[s.characters[seat]!]!;
      ruleOut(s, seat, falls ? standing : ~standing);
      if (falls || s.options.coupSecrecy !== 'leaky' || isTried(s, attack.by, seat)) continue;
      const within = windowSet(s, seat);
      ruleOut(s, seat, isLow(s, seat, s.characters[seat]!) ? ~within : within);
    }
  },
  ask(s, run) {
    const attack = current(s);
    if (nextTarget(s, attack) === -1) run.leave();
    else run.ask(attack.by, coup);
  },
  /** SH-H-19: all of them sixes, and the blow must have left them low enough. */
  roll(s, run) {
    const attack = current(s);
    const step = nextTarget(s, attack);
    const target = (attack.by + step) % s.seats;
    attack.at = step + 1;
    run.goto(execution.at.ask);
    if (run.verb !== COUP) return;
    s.coups[attack.by] = withUse(s.coups[attack.by]!, target);
    s.coupsThisTurn[attack.by]! |= 1 << target;
    const dice = Array.from({ length: s.options.coupSixes }, () => run.die(6));
    const sixes = dice.every((die) => die === FINISHING);
    const character = s.characters[target]!;
    const finished = sixes && isLow(s, target, character);
    if (finished) s.damage[target] = HP[character]!;
    else if (sixes) ruleOut(s, target, windowSet(s, target));
    if (finished) ruleOut(s, target, ~setOf(({ hp }) => hp === s.damage[target]));
    if (run.listening)
      run.tell({ type: 'coup', clause: 'SH-H-19', data: { seat: attack.by, target, dice, finished } });
  },
});

export const coupDeGrace: HouseRule = {
  id: 'coupDeGrace',
  bit: COUP_DE_GRACE,
  verbs: [COUP],
  at: { wounded: execution },
  refuse(s, seat, out) {
    const attack = s.attacks[s.attacks.length - 1];
    const tried = attack?.by === seat && members(attack.hurt).some((other) => isTried(s, seat, other));
    out.otherwise(COUP, () => (tried ? COUP_TRIED : COUP_MOMENT));
  },
};

/** Playing a modifier: dice change, attributes rise, abilities come back. */

import type { Run } from '@fray/engine';
import type { Ability, DiceChange } from './abilities/ability.js';
import { abilityId } from './abilities/ids.js';
import { ABILITIES } from './abilities/index.js';
import { CONTROL_DIE, fits, SELF_DIE } from './dice-choice.js';
import { change, endEffects } from './effects.js';
import { addDie, addForSix } from './hit.js';
import { raiseBy } from './modifier-rules.js';
import { announce, applyEffects } from './play.js';
import { ARMOUR, B, D, type DuelState, EXTRA_DICE, other } from './state.js';
import { AIM, CHOOSE, PICK, PLAY, RENEW, SPEND, SWAP } from './verbs.js';

/** Whose dice a modifier of this seat changes. */
export function diceOwner(ability: Ability, seat: number): number {
  return ability.changes?.whose === 'foe' ? other(seat) : seat;
}

/** Returns how many 1s were rolled anew on attack-speed dice (shield spin answers those). */
export function playModifier(s: DuelState, run: Run<DuelState>, seat: number): number {
  const { verb, a: self, b, c } = run;
  const ability = announce(s, run, seat, self);
  if (ability.does !== undefined) applyEffects(s, run, ability.does, seat, self);
  if (verb === CHOOSE) {
    const raise = ability.raises!;
    change(s, run, self, seat, b, raiseBy(s, seat, raise, b), raise.span);
  } else if (verb === RENEW) renew(s, run, seat, b);
  else if (verb === SPEND) ability.play!(s, seat, run, self, b);
  else if (verb === SWAP) swap(s, run, seat, self, b, c);
  else if (verb === AIM || verb === PICK || ability.changes !== undefined)
    return changeDice(s, run, seat, self, ability, verb, b);
  else if (ability.scoreDie === true) addScoreDie(s, run, seat, self);
  else if (verb === PLAY) ability.play?.(s, seat, run, self, 0);
  return 0;
}

function addScoreDie(s: DuelState, run: Run<DuelState>, seat: number, self: number): void {
  if (s.hit.faces[other(seat)]!.length === 0) change(s, run, self, seat, EXTRA_DICE, 1, 'round');
  else addDie(s, run, other(seat), self);
}

/** The place in the sheet gets one use more; for a usurper that is the use taken over. */
function renew(s: DuelState, run: Run<DuelState>, seat: number, which: number): void {
  const place = s.sheets[seat]!.abilities.indexOf(which);
  s.left[seat]![place]!++;
  if (run.listening)
    run.tell({ type: 'renew', clause: 'DQ-10.1', data: { step: s.step, seat, ability: abilityId(which) } });
}

function swap(
  s: DuelState,
  run: Run<DuelState>,
  seat: number,
  self: number,
  mine: number,
  theirs: number,
): void {
  const own = s.speedDice[seat]!;
  const foe = s.speedDice[other(seat)]!;
  const given = own[mine]!;
  const taken = foe[theirs]!;
  setFace(own, s.speedRolled, seat, mine, taken);
  setFace(foe, s.speedRolled, other(seat), theirs, given);
  if (run.listening)
    run.tell({
      type: 'swap',
      clause: 'DQ-10.1',
      data: { step: s.step, seat, ability: abilityId(self), given, taken },
    });
}

function setFace(faces: number[], rolled: number[], seat: number, i: number, face: number): void {
  faces[i] = face;
  rolled[seat]! &= ~(1 << i);
}

function changeDice(
  s: DuelState,
  run: Run<DuelState>,
  seat: number,
  self: number,
  ability: Ability,
  verb: number,
  which: number,
): number {
  const dice = ability.changes!;
  const owner = diceOwner(ability, seat);
  if (verb === AIM && which === CONTROL_DIE) {
    rerollControl(s, run, seat, self);
    return 0;
  }
  const selfDie = verb === AIM && which >= SELF_DIE;
  const at = s.window === B || selfDie ? owner : other(owner);
  const faces = s.window === B ? s.speedDice[owner]! : s.hit.faces[at]!;
  const rolled = s.window === B ? s.speedRolled : s.hit.rolled;
  const set = chosen(verb, selfDie ? which - SELF_DIE : which, faces.length);
  let ones = 0;
  for (let i = 0, n = faces.length; i < n; i++) {
    if ((set & (1 << i)) === 0 || !fits(dice, faces[i]!)) continue;
    const before = faces[i]!;
    turnDie(run, dice, faces, rolled, at, i);
    if (dice.face === undefined && faces[i] === 1) ones++;
    if (run.listening)
      run.tell({
        type: 'die',
        clause: ability.clause,
        data: { step: s.step, seat, owner, ability: abilityId(self), die: i, from: before, to: faces[i]! },
      });
    if (s.window === D && at !== owner && faces[i] === 6) addForSix(s, run, at);
  }
  if (dice.plus !== undefined) addPoints(s, run, seat, self, at, dice.plus);
  return s.window === B ? ones : 0;
}

function addPoints(
  s: DuelState,
  run: Run<DuelState>,
  seat: number,
  self: number,
  at: number,
  by: number,
): void {
  s.hit.added[at]! += by;
  if (run.listening)
    run.tell({
      type: 'add',
      clause: 'DQ-10.1',
      data: { step: s.step, seat, ability: abilityId(self), by },
    });
}

function chosen(verb: number, which: number, dice: number): number {
  if (verb === AIM) return 1 << which;
  return verb === PICK ? which + 1 : (1 << dice) - 1;
}

function turnDie(
  run: Run<DuelState>,
  dice: DiceChange,
  faces: number[],
  rolled: number[],
  at: number,
  i: number,
): void {
  if (dice.face !== undefined) {
    setFace(faces, rolled, at, i, dice.face(faces[i]!));
    return;
  }
  faces[i] = run.die(6);
  rolled[at]! |= 1 << i;
}

/** A steering die, or the die of an ice shield, is rolled again and what hung on it follows. */
function rerollControl(s: DuelState, run: Run<DuelState>, seat: number, self: number): void {
  const face = run.die(6);
  if (run.listening)
    run.tell({
      type: 'control',
      clause: 'DQ-M-charm',
      data: { step: s.step, seat, ability: abilityId(self), die: face },
    });
  if (s.window === D && s.hit.control > 0) {
    s.hit.control = face;
    ABILITIES[s.hit.ability]!.steered!(s, seat, run, s.hit.ability);
    return;
  }
  s.controlDie[seat] = face;
  const source = ABILITIES.findIndex((ability) => ability.id === 'ice-shield');
  endEffects(s, source, seat);
  change(s, run, source, seat, ARMOUR, face, 'round');
}

/** Playing a modifier: dice change, attributes rise, abilities come back. */

import type { Run } from '@fray/engine';
import { type DiceChange, HOOK } from '../abilities/entry/ability.js';
import { abilityClause, abilityId } from '../abilities/ids.js';
import { ABILITIES } from '../abilities/index.js';
import { readAgain } from '../damage/doubles.js';
import { checkFallen } from '../damage/fall.js';
import { rememberHealth } from '../damage/health.js';
import { addDie, addForSix } from '../damage/hit.js';
import {
  CONTROL_DIE,
  countFor,
  diceFor,
  diceOwner,
  fits,
  isFree,
  SELF_DIE,
  SPEED_DIE,
} from '../legality/dice-choice.js';
import { raiseBy } from '../legality/moments.js';
import { AIM, CHOOSE, PICK, PLAY, RENEW, SPEND, SWAP } from '../legality/verbs.js';
import { hasDouble } from '../sheet/attack-speed.js';
import { addUp, change } from '../sheet/effects.js';
import { withHook } from '../sheet/sheet.js';
import { B, C, D, type DuelState, EXTRA_DICE, other } from '../state/state.js';
import { tell } from '../words/speak.js';
import { changeControl } from './control-die.js';
import { announce, applyEffects } from './play.js';
import { renew } from './renew.js';
import { answerFace } from './speed-faces.js';
import { tellControl } from './tell-control.js';

/** Returns how many 1s were rolled anew on attack-speed dice (shield spin answers those). */
export function playModifier(s: DuelState, run: Run<DuelState>, seat: number): number {
  const { verb, a: self, b, c } = run;
  if (fails(s, run, seat, self)) return 0;
  const ability = announce(s, run, seat, self);
  if (ability.does !== undefined) applyEffects(s, run, ability.does, seat, self);
  if (verb === CHOOSE) {
    const raise = ability.raises!;
    change(s, run, self, seat, b, raiseBy(s, seat, raise, b), raise.span);
  } else if (verb === RENEW) renew(s, run, seat, self, s.sheets[seat]!.abilities.indexOf(b));
  else if (ability.namesDie === true) ability.play!(s, seat, run, self, b < SELF_DIE ? b : b - SPEED_DIE);
  else if (verb === SPEND) ability.play!(s, seat, run, self, b);
  else if (verb === SWAP) swap(s, run, seat, self, b, c);
  else if (verb === AIM && b === CONTROL_DIE) changeControl(s, run, seat, self, ability.changes!);
  else if (verb === AIM || verb === PICK || ability.changes !== undefined)
    return changeDice(s, run, seat, self, ability.changes!, verb, b);
  else if (ability.scoreDie === true) addScoreDie(s, run, seat, self);
  else if (verb === PLAY) ability.play?.(s, seat, run, self, 0);
  return 0;
}

/** DQ-M-elysium-soaked: on a 1 the modifier fails this round, and keeps its use. */
function fails(s: DuelState, run: Run<DuelState>, seat: number, self: number): boolean {
  for (const soaked of withHook(s.sheets[seat]!, HOOK.falters)) {
    const face = run.die(6);
    if (run.listening) tellControl(s, run, seat, soaked, face, abilityClause(soaked));
    if (face > 1) continue;
    s.rare!.failed[seat]!.push(s.sheets[seat]!.abilities.indexOf(self));
    return true;
  }
  return false;
}

/** Before the roll it joins the dice to come. */
function addScoreDie(s: DuelState, run: Run<DuelState>, seat: number, self: number): void {
  if (s.window === C) addUp(s, run, self, seat, EXTRA_DICE, 1, 'round');
  else addDie(s, run, other(seat), self);
}

function swap(
  s: DuelState,
  run: Run<DuelState>,
  seat: number,
  self: number,
  mine: number,
  theirs: number,
): void {
  const change = ABILITIES[self]!.changes!;
  const own = diceFor(s, seat, change) as number[];
  const foe = diceFor(s, other(seat), change) as number[];
  const given = own[mine]!;
  const taken = foe[theirs]!;
  show(s, own, mine, taken, false);
  show(s, foe, theirs, given, false);
  if (run.listening)
    tell(run, 'swap', abilityClause(self), {
      step: s.step,
      seat,
      ability: abilityId(self),
      speed: s.speedDice.includes(own),
      mine,
      theirs,
      given,
      taken,
    });
  answerSix(s, run, own, mine);
  answerSix(s, run, foe, theirs);
}

/** Turns a die and notes whether it now shows what was rolled. */
function show(s: DuelState, faces: number[], i: number, face: number, rolled: boolean): void {
  const bits = s.speedDice.includes(faces) ? s.speedRolled : s.hit.rolled;
  const at = Math.max(s.speedDice.indexOf(faces), s.hit.faces.indexOf(faces));
  faces[i] = face;
  if (rolled) bits[at]! |= 1 << i;
  else bits[at]! &= ~(1 << i);
}

/** A 6 on a damage die may bring another die (raining blows); before (d) the roll itself looks for them. */
function answerSix(s: DuelState, run: Run<DuelState>, faces: readonly number[], i: number): void {
  const at = s.hit.faces.indexOf(faces as number[]);
  if (s.window === D && faces[i] === 6 && at >= 0 && s.hit.by[at] !== at) addForSix(s, run, at);
}

function changeDice(
  s: DuelState,
  run: Run<DuelState>,
  seat: number,
  self: number,
  dice: DiceChange,
  verb: number,
  which: number,
): number {
  const owner = diceOwner(seat, dice);
  rememberHealth(s);
  const faces = facesOf(s, seat, dice, verb, which);
  const count = countFor(s, seat, dice, faces);
  const set = chosen(verb, which, count);
  let ones = 0;
  for (let i = 0; i < count; i++) {
    if ((set & (1 << i)) === 0 || !fits(dice, faces[i]!) || !isFree(s, seat, dice, faces, i)) continue;
    const before = faces[i]!;
    show(s, faces, i, dice.face?.(before) ?? run.die(6), dice.face === undefined);
    if (dice.face === undefined && faces[i] === 1) ones++;
    if (dice.once === true) s.rare!.sparked |= 1 << i;
    if (dice.face === undefined && s.window === B) answerFace(s, run, owner, faces[i]!);
    if (run.listening) tellDie(s, run, seat, self, owner, faces, i, before);
    answerSix(s, run, faces, i);
  }
  if (dice.plus !== undefined) addPoints(s, run, seat, self, other(owner), dice.plus);
  if (dice.face !== undefined) return 0;
  if (showsDouble(s, owner, faces)) readAgain(s, run, owner, s.window === B);
  if (s.outcome === null) checkFallen(s, run, 'R-SPEEDDICE');
  return s.window === B ? ones : 0;
}

/** Whether dice that have just been rolled again make a double: attack-speed dice do so in step 2 only. */
function showsDouble(s: Readonly<DuelState>, owner: number, faces: readonly number[]): boolean {
  const counts = s.window === B ? s.speedDice[owner] === faces : s.hit.faces[other(owner)] === faces;
  return counts && hasDouble(faces);
}

/** The dice among which `which` is named. */
function facesOf(s: DuelState, seat: number, dice: DiceChange, verb: number, which: number): number[] {
  const owner = diceOwner(seat, dice);
  if (verb !== AIM || which < SELF_DIE) return diceFor(s, seat, dice) as number[];
  return which < SPEED_DIE ? s.hit.faces[owner]! : s.speedDice[owner]!;
}

function tellDie(
  s: Readonly<DuelState>,
  run: Run<DuelState>,
  seat: number,
  self: number,
  owner: number,
  faces: number[],
  i: number,
  from: number,
): void {
  const speed = s.speedDice.includes(faces);
  const rolled = ABILITIES[self]!.changes!.face === undefined;
  const data = { step: s.step, seat, owner, ability: abilityId(self), speed, rolled };
  tell(run, 'die', ABILITIES[self]!.clause, { ...data, die: i, from, to: faces[i]! });
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
    tell(run, 'add', abilityClause(self), { step: s.step, seat, ability: abilityId(self), by });
}

/** The named dice as bits. */
function chosen(verb: number, which: number, dice: number): number {
  if (verb === PICK) return which + 1;
  if (verb !== AIM) return (1 << dice) - 1;
  return 1 << (which < SELF_DIE ? which : which < SPEED_DIE ? which - SELF_DIE : which - SPEED_DIE);
}

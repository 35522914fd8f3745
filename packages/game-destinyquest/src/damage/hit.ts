/** Damage on the table: laying it out, rolling it and adding it up. */
import type { Run } from '@fray/engine';
import { HOOK } from '../abilities/entry/ability.js';
import { abilityId } from '../abilities/ids.js';
import { ABILITIES } from '../abilities/index.js';
import { withHook } from '../sheet/sheet.js';
import { attribute, running } from '../sheet/values.js';
import { BRAWN, D, type DuelState, MAGIC, NO_HIT, NONE, other, SCORE, SCORE_HIT } from '../state/state.js';
import { truncate } from '../state/truncate.js';
import { tell } from '../words/speak.js';
import { readAgain } from './doubles.js';
import { rolledSixes } from './sixes.js';

/** No roll of ours needs more; a chain of sixes stops here. */
const MOST_DICE = 24;

export function layHit(s: DuelState, kind: number, ability: number): void {
  const hit = s.hit;
  hit.kind = kind;
  hit.ability = ability;
  hit.control = 0;
  if (s.rare !== null) {
    s.rare.sparked = 0;
    s.rare.picked = NONE;
  }
  for (let seat = 0; seat < 2; seat++) {
    hit.by[seat] = NONE;
    truncate(hit.faces[seat]!, 0);
    hit.rolled[seat] = 0;
    hit.added[seat] = 0;
    hit.stopped[seat] = 0;
    hit.martyred[seat] = 0;
  }
}

export function clearHit(s: DuelState): void {
  if (s.hit.kind !== NO_HIT) layHit(s, NO_HIT, NONE);
}

/** Rolls dice of `by` at a seat. */
export function rollAt(s: DuelState, run: Run<DuelState>, by: number, at: number, dice: number): void {
  const hit = s.hit;
  hit.by[at] = by;
  for (let i = 0; i < dice; i++) addDie(s, run, at, hit.ability);
}

/** One die more, and one for each 6 it shows if sixes go on (raining blows). `cause` brought it. */
export function addDie(s: DuelState, run: Run<DuelState>, at: number, cause: number): void {
  const hit = s.hit;
  const faces = hit.faces[at]!;
  if (faces.length >= MOST_DICE) return;
  hit.rolled[at]! |= 1 << faces.length;
  const face = run.die(6);
  faces.push(face);
  if (s.window === D) {
    if (run.listening) tellDie(s, run, at, cause, face);
    const by = hit.by[at]!;
    if (by !== at && faces.indexOf(face) < faces.length - 1) readAgain(s, run, by, false);
  }
  if (face === 6) addForSix(s, run, at);
}

export function addForSix(s: DuelState, run: Run<DuelState>, at: number): void {
  const hit = s.hit;
  if (hit.kind !== SCORE_HIT) return;
  const explodes = withHook(s.sheets[hit.by[at]!]!, HOOK.explodes);
  if (explodes.length > 0) addDie(s, run, at, explodes[0]!);
}

/** A die that joins a roll which has been told already. */
function tellDie(s: Readonly<DuelState>, run: Run<DuelState>, at: number, cause: number, die: number): void {
  const data = { step: s.step, seat: s.hit.by[at]!, at, ability: abilityId(cause), die };
  tell(run, 'another', ABILITIES[cause]!.clause, { ...data, total: hitTotal(s, at) });
}

/** R-DICEBONUS: what every die at a seat counts beyond its face. Dice at oneself get nothing. */
export function dieBonus(s: Readonly<DuelState>, at: number): number {
  const by = s.hit.by[at]!;
  return by === NONE || by === at ? 0 : dieBonusOf(s, by, s.hit.kind === SCORE_HIT);
}

/** What a hero's passives add to each die; `score` for dice of a damage score. */
export function dieBonusOf(s: Readonly<DuelState>, by: number, score: boolean): number {
  let bonus = 0;
  const hooks = withHook(s.sheets[by]!, HOOK.dieBonus);
  for (let i = 0; i < hooks.length; i++) bonus += ABILITIES[hooks[i]!]!.dieBonus!(s, by, score);
  return bonus;
}

/** Fixed points of the ability behind the hit. */
export function abilityPoints(s: Readonly<DuelState>, at: number): number {
  const by = s.hit.by[at]!;
  if (s.hit.ability === NONE || by === NONE || by === at) return 0;
  const points = ABILITIES[s.hit.ability]!.points ?? 0;
  return typeof points === 'number' ? points : points(s, by);
}

/** Brawn or magic, whichever is higher, with what the ability adds to magic (R-SCORE). */
export function scoreMight(s: Readonly<DuelState>, by: number): number {
  const surge = s.hit.ability === NONE ? 0 : (ABILITIES[s.hit.ability]!.surge ?? 0);
  return Math.max(attribute(s, by, BRAWN), attribute(s, by, MAGIC) + surge);
}

/** R-SCORE: everything aimed at a seat, before armour. */
export function hitTotal(s: Readonly<DuelState>, at: number): number {
  return Math.max(0, hitSum(s, at));
}

/** The same before it is known whether reductions leave anything. */
export function hitSum(s: Readonly<DuelState>, at: number): number {
  const hit = s.hit;
  const by = hit.by[at]!;
  if (by === NONE) return 0;
  const faces = hit.faces[at]!;
  let total = faces.length * dieBonus(s, at) + abilityPoints(s, at) + hit.added[at]!;
  for (let i = 0; i < faces.length; i++) total += faces[i]!;
  if (hit.kind === SCORE_HIT) total += scoreMight(s, by) + running(s, by, SCORE) + sixPoints(s, at);
  return total;
}

/** What passives add for every 6 that came up on a damage score (mangle). */
export function sixPoints(s: Readonly<DuelState>, at: number): number {
  const hooks = withHook(s.sheets[s.hit.by[at]!]!, HOOK.perSix);
  if (hooks.length === 0 || s.hit.kind !== SCORE_HIT) return 0;
  let each = 0;
  for (let i = 0; i < hooks.length; i++) each += ABILITIES[hooks[i]!]!.perSix!;
  return each * rolledSixes(s, at);
}

/** Windwalker and slick: whether the seat's attack-speed dice are its damage dice. */
export function strikesWithSpeedDice(s: Readonly<DuelState>, seat: number): boolean {
  const hit = s.hit;
  if (hit.ability === NONE || hit.by[other(seat)] !== seat) return false;
  return ABILITIES[hit.ability]!.usesSpeedDice === true;
}

/** Whether the player of the attack may use modifiers on it (R-DICEBONUS). */
export function bansModifiers(s: Readonly<DuelState>, seat: number): boolean {
  const hit = s.hit;
  if (hit.ability === NONE || hit.by[other(seat)] !== seat) return false;
  return ABILITIES[hit.ability]!.noModifiers === true;
}

/** When a modifier may be played (R-WINDOW), and on what. */
import type { Refusal } from '@fray/engine';
import type { Ability, DiceChange, Effect } from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';
import { bansModifiers } from '../damage/hit.js';
import { attackSpeed, hasDouble, isForced } from '../sheet/attack-speed.js';
import { opensIn } from '../sheet/sheet.js';
import { attribute } from '../sheet/values.js';
import { BRAWN, type DuelState, isMight, MAGIC, NONE, other, SCORE_HIT } from '../state/state.js';
import { anyInRoll, whyNoDie, whyNotDie } from './dice-choice.js';
import { countsNow, dieCounts, helps, raiseBy, raiseCounts } from './moments.js';
import {
  CAN_WAIT,
  FULL_HEALTH,
  HAS_NONE,
  NO_MODIFIERS,
  NOT_BEHIND,
  NOT_IN_WINDOW,
  NOT_NAMED,
  NOT_YOUR_SCORE,
  NOTHING_TO_RENEW,
} from './refusals.js';

export function modifierWhyNot(
  s: Readonly<DuelState>,
  seat: number,
  ability: Ability,
  place: number,
): Refusal | undefined {
  if (!opensIn(ability, s.window)) return NOT_IN_WINDOW;
  const from = s.hit.ability === NONE ? undefined : ABILITIES[s.hit.ability];
  const { changes } = ability;
  // A die of the roll at hand is something to change that cannot wait, so there is nothing else to ask.
  if (changes !== undefined && changes.pick !== 'swap' && anyInRoll(s, seat, changes))
    return ability.refuse?.(s, seat, from);
  const why = whyNothingToDo(s, seat, ability, place) ?? ability.refuse?.(s, seat, from);
  if (why !== undefined || s.rules.modifiers === 'at any time') return why;
  return countsNow(s, seat, ability) ? undefined : CAN_WAIT;
}

/** A modifier needs something that it can change, renew, raise or heal. */
function whyNothingToDo(
  s: Readonly<DuelState>,
  seat: number,
  ability: Ability,
  place: number,
): Refusal | undefined {
  if (ability.changes !== undefined) return whyNoDie(s, seat, ability.changes);
  if (ability.renews !== undefined) return anyRenewal(s, seat, ability, place) ? undefined : NOTHING_TO_RENEW;
  if (ability.raises !== undefined) return whyNoRaise(s, seat, ability);
  if (ability.addsToScore === true && (s.hit.kind !== SCORE_HIT || s.winner !== seat)) return NOT_YOUR_SCORE;
  if (ability.addsToScore === true || raisesMight(ability.does))
    return isBarred(s, seat) ? NO_MODIFIERS : undefined;
  if (ability.namesDie === true) return undefined;
  if (ability.trailing === true) return canTurn(s, seat) ? undefined : NOT_BEHIND;
  return s.health[seat]! >= s.sheets[seat]!.max && onlyHeals(ability) ? FULL_HEALTH : undefined;
}

/** R-UNDERHAND. */
function canTurn(s: Readonly<DuelState>, seat: number): boolean {
  if (isForced(s, seat) || !hasDouble(s.speedDice[seat]!)) return false;
  return attackSpeed(s, seat) < attackSpeed(s, other(seat));
}

/** R-DICEBONUS: the damage score on the table is one that the seat's modifiers cannot touch. */
function isBarred(s: Readonly<DuelState>, seat: number): boolean {
  return s.hit.kind === SCORE_HIT && bansModifiers(s, seat);
}

function raisesMight(effects: readonly Effect[] | undefined): boolean {
  if (effects === undefined) return false;
  for (const effect of effects)
    if (effect.do === 'change' && effect.on === 'me' && isMight(effect.stat)) return true;
  return false;
}

function onlyHeals({ does }: Ability): boolean {
  return does !== undefined && does.length === 1 && does[0]!.do === 'heal';
}

function whyNoRaise(s: Readonly<DuelState>, seat: number, ability: Ability): Refusal | undefined {
  let why: Refusal = NOT_NAMED;
  for (const stat of ability.raises!.among) {
    const reason = whyNotRaise(s, seat, ability, stat);
    if (reason === undefined) return undefined;
    if (reason !== NOT_NAMED && reason !== HAS_NONE) why = reason;
  }
  return why;
}

/** Why this one die may not be changed. */
export function whyNotAim(
  s: Readonly<DuelState>,
  seat: number,
  change: DiceChange,
  die: number,
): Refusal | undefined {
  const why = whyNotDie(s, seat, change, die);
  if (why !== undefined || s.rules.modifiers === 'at any time') return why;
  return dieCounts(s, seat, change, die) ? undefined : CAN_WAIT;
}

/** Why this one attribute may not be raised. */
export function whyNotRaise(
  s: Readonly<DuelState>,
  seat: number,
  ability: Ability,
  stat: number,
): Refusal | undefined {
  const raise = ability.raises!;
  if (raiseBy(s, seat, raise, stat) <= 0) return NOT_NAMED;
  if (typeof raise.by === 'number' && lacks(s, seat, stat)) return HAS_NONE;
  if (isMight(stat) && isBarred(s, seat)) return NO_MODIFIERS;
  if (s.rules.modifiers === 'at any time') return undefined;
  return raiseCounts(s, seat, raise, stat) || helps(s, seat, ability.does) ? undefined : CAN_WAIT;
}

/** Why this one attribute of the other may not be lowered. */
export function whyNotLower(s: Readonly<DuelState>, seat: number, stat: number): Refusal | undefined {
  return lacks(s, other(seat), stat) ? HAS_NONE : undefined;
}

/** Whether a hero has none of this power, but has the other: then it is no choice (DQ-10.1). */
function lacks(s: Readonly<DuelState>, seat: number, stat: number): boolean {
  if (!isMight(stat) || attribute(s, seat, stat) > 0) return false;
  return attribute(s, seat, stat === BRAWN ? MAGIC : BRAWN) > 0;
}

function anyRenewal(s: Readonly<DuelState>, seat: number, ability: Ability, place: number): boolean {
  const { abilities } = s.sheets[seat]!;
  for (let i = 0; i < abilities.length; i++) if (canRenew(s, seat, ability, place, i)) return true;
  return false;
}

/** Whether the ability at `target` can be brought back (or taken over) by the one at `place`. */
export function canRenew(
  s: Readonly<DuelState>,
  seat: number,
  ability: Ability,
  place: number,
  target: number,
): boolean {
  const renews = ability.renews!;
  if (target === place) return false;
  const self = s.sheets[seat]!.abilities[target]!;
  const renewed = ABILITIES[self]!;
  if (!renews.classes.includes(renewed.class) || renewed.always === true || renewed.unlimited === true)
    return false;
  if (renews.whose === 'me')
    return (
      s.played[seat]![target]! > 0 && s.left[seat]![target]! < Math.max(1, s.sheets[seat]!.copies[target]!)
    );
  const theirs = s.sheets[other(seat)]!.abilities.indexOf(self);
  return theirs >= 0 && s.played[other(seat)]![theirs]! > 0;
}

/** When a modifier may be played (R-WINDOW), and on what. */
import type { Refusal } from '@fray/engine';
import type { Ability, Effect, Raise } from './abilities/ability.js';
import { ABILITIES } from './abilities/index.js';
import { anyDie } from './dice-choice.js';
import { bansModifiers } from './hit.js';
import { helps, lastingCounts, matters, renewalCounts } from './moments.js';
import { CAN_WAIT, FULL_HEALTH, NO_DIE, NO_MODIFIERS, NOT_IN_WINDOW, NOTHING_TO_RENEW } from './refusals.js';
import { opensIn } from './sheet.js';
import { BRAWN, C, D, type DuelState, MAGIC, NONE, other, SCORE_HIT } from './state.js';

export function modifierWhyNot(
  s: Readonly<DuelState>,
  seat: number,
  ability: Ability,
  place: number,
): Refusal | undefined {
  const free = s.rules.modifiers === 'at any time' && ability.changes === undefined;
  if (!opensIn(ability, s.window, s.rules)) return NOT_IN_WINDOW;
  const from = s.hit.ability === NONE ? undefined : ABILITIES[s.hit.ability];
  const own = ability.refuse?.(s, seat, from);
  if (own !== undefined) return own;
  if (s.window >= C && bansModifiers(s, seat) && touchesRoll(s, ability)) return NO_MODIFIERS;
  if (ability.changes !== undefined) return anyDie(s, seat, ability.changes) ? undefined : NO_DIE;
  if (ability.renews !== undefined) {
    if (!anyRenewal(s, seat, ability, place)) return NOTHING_TO_RENEW;
    return free || renewalCounts(s, ability.renews) ? undefined : CAN_WAIT;
  }
  if (free) return undefined;
  if (ability.raises !== undefined)
    return anyRaise(s, seat, ability.raises) || helps(s, seat, ability.does) ? undefined : CAN_WAIT;
  if (ability.reads !== undefined) return matters(s, seat, ability.reads) ? undefined : CAN_WAIT;
  if (ability.does === undefined || helps(s, seat, ability.does)) return undefined;
  const full = s.health[seat]! >= s.sheets[seat]!.max;
  return full && onlyHeals(ability.does) ? FULL_HEALTH : CAN_WAIT;
}

/** Whether it acts on the dice or the total of its player's own attack. */
function touchesRoll(s: Readonly<DuelState>, ability: Ability): boolean {
  if (ability.changes !== undefined) return ability.changes.whose === 'me';
  if (ability.spends !== undefined || ability.windows === ((1 << C) | (1 << D))) return true;
  return s.hit.kind === SCORE_HIT && raisesMight(ability);
}

function raisesMight({ raises, does = [] }: Ability): boolean {
  const stats = does.map((effect) => (effect.do === 'change' && effect.on === 'me' ? effect.stat : NONE));
  return [...stats, ...(raises?.among ?? [])].some((stat) => stat === BRAWN || stat === MAGIC);
}

function onlyHeals(effects: readonly Effect[]): boolean {
  return effects.every((effect) => effect.do === 'heal');
}

export function anyRaise(s: Readonly<DuelState>, seat: number, raise: Raise): boolean {
  for (const stat of raise.among) if (canRaise(s, seat, raise, stat)) return true;
  return false;
}

/** Whether raising this one attribute would do anything. */
export function canRaise(s: Readonly<DuelState>, seat: number, raise: Raise, stat: number): boolean {
  if (!raise.among.includes(stat) || raiseBy(s, seat, raise, stat) <= 0) return false;
  if (s.rules.modifiers === 'at any time') return true;
  return raise.span === 'rest' ? lastingCounts(s, seat, stat) : matters(s, seat, stat);
}

export function raiseBy(s: Readonly<DuelState>, seat: number, raise: Raise, stat: number): number {
  return typeof raise.by === 'number' ? raise.by : raise.by(s, seat, stat);
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
    return s.played[seat]![target]! > 0 && s.left[seat]![target]! < s.sheets[seat]!.copies[target]!;
  const theirs = s.sheets[other(seat)]!.abilities.indexOf(self);
  return theirs >= 0 && s.played[other(seat)]![theirs]! > 0;
}

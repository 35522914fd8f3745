/** What a card must reach, and why (DB-69, DB-70): every modifier by name, so that a player can be told. */
import { MOUNTED_COMBAT, STEADY_HANDS } from '../../data/gear.js';
import type { Weapon } from '../../data/weapons.js';
import { compareModels } from '../../geometry/bodies.js';
import { CLOSE, OBSCURED } from '../../geometry/sight/sight.js';
import { defenceOf, editionOf, hasGear, type PublicTable, profileOf } from '../../state.js';

export type ModifierId =
  | 'skill'
  | 'close'
  | 'horse'
  | 'height'
  | 'accurate'
  | 'mounted-combat'
  | 'rush'
  | 'obscured'
  | 'natural'
  | 'defence'
  | 'piercing'
  | 'cover'
  | 'cap'
  | 'counter'
  | 'shred';

/** A part of a need: what it is and what it adds. The first is the base. */
export interface Modifier {
  readonly id: ModifierId;
  readonly figure: number;
}

export type Ruled = Readonly<
  Pick<PublicTable, 'options' | 'roster' | 'x' | 'y' | 'level' | 'mounted' | 'where' | 'seatOf'>
>;

/** 1.12: what Accurate and Shred are worth. */
function keyword(s: Ruled): number {
  return s.options.keywordScale === 'doubled' ? 2 : 1;
}

/** By how many levels the attacker stands higher than the target. */
export function dropTo(s: Ruled, attacker: number, target: number): number {
  return standingLevel(s, attacker) - standingLevel(s, target);
}

/** The level that counts for height: in the later edition a rider stands one higher. */
function standingLevel(s: Ruled, model: number): number {
  return s.level[model]! + (editionOf(s).horse === 'level' && s.mounted[model] === 1 ? 1 : 0);
}

/** Hears of every part of a need. Whoever wants the figure alone has nobody listen, and nothing is built. */
type Listener = (id: ModifierId, figure: number) => void;

function part(listener: Listener | undefined, id: ModifierId, figure: number): number {
  listener?.(id, figure);
  return figure;
}

function partsOf(weigh: (listener: Listener) => number): Modifier[] {
  const parts: Modifier[] = [];
  weigh((id, figure) => parts.push({ id, figure }));
  return parts;
}

/** DB-69. `actions` is how many were declared, `sight` what the look gave. */
export function attackModifiers(
  s: Ruled,
  attacker: number,
  target: number,
  weapon: Weapon,
  actions: number,
  sight: number,
): Modifier[] {
  return partsOf((listener) => attackTotal(s, attacker, target, weapon, actions, sight, listener));
}

export function attackTotal(
  s: Ruled,
  attacker: number,
  target: number,
  weapon: Weapon,
  actions: number,
  sight: number,
  listener?: Listener,
): number {
  const edition = editionOf(s);
  const close = weapon.assault !== true && compareModels(s, attacker, target, CLOSE) < 0;
  let sum = close
    ? part(listener, 'close', edition.closeRange)
    : part(listener, 'skill', profileOf(s, attacker).skill);
  const drop = dropTo(s, attacker, target);
  const mounted = s.mounted[attacker] === 1;
  if (mounted && drop >= 0 && edition.horse === 'bonus') sum += part(listener, 'horse', -1);
  if (drop > 0) sum += part(listener, 'height', -2);
  if (weapon.accurate === true) sum += part(listener, 'accurate', -keyword(s));
  if (mounted && weapon.assault === true && hasGear(s, attacker, MOUNTED_COMBAT))
    sum += part(listener, 'mounted-combat', -2);
  if (actions >= 3 && weapon.assault !== true)
    sum += part(listener, 'rush', hasGear(s, attacker, STEADY_HANDS) ? 2 : 4);
  if (sight === OBSCURED) sum += part(listener, 'obscured', 2);
  // DB-29: with this setting the card itself must be that high, whatever the bonuses.
  const short = edition.closeRange - sum;
  if (close && s.options.closeRange === 'natural' && short > 0) sum += part(listener, 'natural', short);
  return sum;
}

/** A need below 2 works as 2: an Ace always fails. */
export function attackNeed(parts: readonly Modifier[]): number {
  return Math.max(2, total(parts));
}

export function defenceModifiers(s: Ruled, target: number, weapon: Weapon, cover: boolean): Modifier[] {
  return partsOf((listener) => defenceTotal(s, target, weapon, cover, listener));
}

export function defenceTotal(
  s: Ruled,
  target: number,
  weapon: Weapon,
  cover: boolean,
  listener?: Listener,
): number {
  let sum = part(listener, 'defence', defenceOf(s, target));
  if (weapon.piercing > 0) sum += part(listener, 'piercing', weapon.piercing);
  if (!cover) return sum;
  sum += part(listener, 'cover', -s.options.coverBonus);
  return sum > 13 ? sum + part(listener, 'cap', 13 - sum) : sum;
}

/** DB-34 to DB-38, the two extremes first; DB-39 */
export function counterModifiers(s: Ruled, target: number, weapon: Weapon): Modifier[] {
  return partsOf((listener) => counterTotal(s, target, weapon, listener));
}

export function counterTotal(s: Ruled, target: number, weapon: Weapon, listener?: Listener): number {
  const step = damageStep(weapon.damage, profileOf(s, target).toughness);
  const sum = part(listener, 'counter', editionOf(s).counter[step]!);
  return weapon.shred === true ? sum + part(listener, 'shred', keyword(s)) : sum;
}

export function damageStep(damage: number, toughness: number): number {
  if (2 * damage <= toughness) return 0;
  if (damage >= 2 * toughness) return 4;
  return damage < toughness ? 1 : damage === toughness ? 2 : 3;
}

export function total(parts: readonly Modifier[]): number {
  return parts.reduce((sum, part) => sum + part.figure, 0);
}

/** DB-44 */
export function rangeOf(weapon: Weapon, long: boolean): number {
  return long ? 2 * weapon.range : weapon.range;
}

export function attacksOf(weapon: Weapon, long: boolean): number {
  return long ? 1 : weapon.attacks;
}

/** CR-38: what a Secure draw must reach. */
export function secureNeed(s: Ruled, model: number): number {
  const { secureMode } = s.options;
  const figure = secureMode === 'printed' ? editionOf(s).secure : secureMode === 'skill' ? 'skill' : 5;
  return figure === 'skill' ? profileOf(s, model).skill : figure;
}

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

/** The level that counts for height: in the later edition a rider stands one higher. */
function standingLevel(s: Ruled, model: number): number {
  return s.level[model]! + (editionOf(s).horse === 'level' && s.mounted[model] === 1 ? 1 : 0);
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
  const close = weapon.assault !== true && compareModels(s, attacker, target, CLOSE) < 0;
  const parts: Modifier[] = [
    close
      ? { id: 'close', figure: editionOf(s).closeRange }
      : { id: 'skill', figure: profileOf(s, attacker).skill },
  ];
  const add = (id: ModifierId, figure: number): number => parts.push({ id, figure });
  const drop = standingLevel(s, attacker) - standingLevel(s, target);
  const mounted = s.mounted[attacker] === 1;
  if (mounted && drop >= 0 && editionOf(s).horse === 'bonus') add('horse', -1);
  if (drop > 0) add('height', -2);
  if (weapon.accurate === true) add('accurate', -keyword(s));
  if (mounted && weapon.assault === true && hasGear(s, attacker, MOUNTED_COMBAT)) add('mounted-combat', -2);
  if (actions >= 3 && weapon.assault !== true) add('rush', hasGear(s, attacker, STEADY_HANDS) ? 2 : 4);
  if (sight === OBSCURED) add('obscured', 2);
  // DB-29: with this setting the card itself must be that high, whatever the bonuses.
  const short = editionOf(s).closeRange - total(parts);
  if (close && s.options.closeRange === 'natural' && short > 0) add('natural', short);
  return parts;
}

/** A need below 2 works as 2: an Ace always fails. */
export function attackNeed(parts: readonly Modifier[]): number {
  return Math.max(2, total(parts));
}

export function defenceModifiers(s: Ruled, target: number, weapon: Weapon, cover: boolean): Modifier[] {
  const parts: Modifier[] = [{ id: 'defence', figure: defenceOf(s, target) }];
  if (weapon.piercing > 0) parts.push({ id: 'piercing', figure: weapon.piercing });
  if (!cover) return parts;
  parts.push({ id: 'cover', figure: -s.options.coverBonus });
  const over = total(parts) - 13;
  if (over > 0) parts.push({ id: 'cap', figure: -over });
  return parts;
}

/** DB-34 to DB-38, the two extremes first; DB-39 */
export function counterModifiers(s: Ruled, target: number, weapon: Weapon): Modifier[] {
  const { counter } = editionOf(s);
  const parts: Modifier[] = [
    { id: 'counter', figure: counter[damageStep(weapon.damage, profileOf(s, target).toughness)]! },
  ];
  if (weapon.shred === true) parts.push({ id: 'shred', figure: keyword(s) });
  return parts;
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

/** 1.12: what a Secure draw must reach. */
export function secureNeed(s: Ruled, model: number): number {
  const { secureMode } = s.options;
  return secureMode === 'skill' ? profileOf(s, model).skill : secureMode === 'literal3' ? 3 : 5;
}

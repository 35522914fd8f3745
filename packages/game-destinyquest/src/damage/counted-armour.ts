/** R-ARMOUR: what is left of a hero's armour after the attacker's last word. */
import type { Ability } from '../abilities/entry/ability.js';
import { isImmune } from '../play/immune.js';
import { armourOf } from '../sheet/values.js';
import type { DuelState } from '../state/state.js';

/** `ability` is the attack's; undefined for a plain damage score. */
export function countedArmour(s: Readonly<DuelState>, at: number, ability: Ability | undefined): number {
  const armour = armourOf(s, at);
  if (ability?.ignores === undefined || isImmune(s, at, ability)) return armour;
  return ability.ignores === 'armour' ? 0 : Math.floor(armour / 2);
}

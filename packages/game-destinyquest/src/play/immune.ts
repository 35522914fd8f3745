/** Abilities that do not work on a hero (second skin, steadfast). */
import { type Ability, HOOK } from '../abilities/entry/ability.js';
import { ABILITIES } from '../abilities/index.js';
import { withHook } from '../sheet/sheet.js';
import type { DuelState } from '../state/state.js';

export function isImmune(s: Readonly<DuelState>, seat: number, ability: Ability): boolean {
  for (const i of withHook(s.sheets[seat]!, HOOK.immuneTo))
    if (ABILITIES[i]!.immuneTo!.includes(ability.id)) return true;
  return false;
}

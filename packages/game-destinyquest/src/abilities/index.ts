/** Every ability of the duels. To add one, add its entry to the list of its step. */
import type { AbilityId } from './ability-ids.js';
import { ALWAYS_ON } from './always-on.js';
import { DAMAGE_DICE } from './damage-dice.js';
import { DAMAGE_SCORE } from './damage-score.js';
import { DICE_MODIFIERS } from './dice-modifiers.js';
import { DODGES } from './dodges.js';
import type { Ability } from './entry/ability.js';
import { uniform } from './entry/uniform.js';
import { ABILITY_CLAUSES, ABILITY_IDS } from './ids.js';
import { INTERRUPTS } from './interrupts.js';
import { INERT_MODIFIERS, MODIFIERS } from './modifiers.js';
import { PASSIVES } from './passives.js';
import { POST_DAMAGE } from './post-damage.js';
import { SPEED_ABILITIES } from './speed.js';
import { BACKSTABS, INERT_COMBAT, SACRIFICE, STRIKE_BACK } from './strike-back.js';

export const ABILITIES: readonly Ability[] = [
  ...SPEED_ABILITIES,
  ...INTERRUPTS,
  ...DODGES,
  ...DAMAGE_DICE,
  ...DAMAGE_SCORE,
  ...SACRIFICE,
  ...POST_DAMAGE,
  ...STRIKE_BACK,
  ...BACKSTABS,
  ...DICE_MODIFIERS,
  ...ALWAYS_ON,
  ...MODIFIERS,
  ...PASSIVES,
  ...INERT_COMBAT,
  ...INERT_MODIFIERS,
].map(uniform);

for (const { id, clause } of ABILITIES) {
  ABILITY_IDS.push(id);
  ABILITY_CLAUSES.push(clause);
}

const INDEX: ReadonlyMap<string, number> = new Map(ABILITIES.map((ability, i) => [ability.id, i]));

/** Its place in the table; -1 when there is none of that id. */
export function abilityIndex(id: AbilityId): number {
  return INDEX.get(id) ?? -1;
}

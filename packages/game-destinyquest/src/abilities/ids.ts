/** Ids and clauses of all abilities in the order of the table, which fills them in: for code below the table. */
import type { AbilityId } from './ability-ids.js';

export const ABILITY_IDS: AbilityId[] = [];
export const ABILITY_CLAUSES: string[] = [];

/** What events call an ability; "plain" when there is none. */
export function abilityId(ability: number): AbilityId | 'plain' {
  return ABILITY_IDS[ability] ?? 'plain';
}

export function abilityClause(ability: number): string {
  return ABILITY_CLAUSES[ability]!;
}

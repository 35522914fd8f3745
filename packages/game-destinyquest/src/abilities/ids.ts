/** The ids of all abilities in the order of the table, which fills them in: for code below the table. */
export const ABILITY_IDS: string[] = [];

/** What events call an ability; "plain" when there is none. */
export function abilityId(ability: number): string {
  return ABILITY_IDS[ability] ?? 'plain';
}

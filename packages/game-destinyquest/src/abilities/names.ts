/** Finding an ability by any spelling that the tournament rules or the books use (R-ALIAS). */
import type { AbilityId } from './ability-ids.js';
import { ABILITIES, abilityIndex } from './index.js';

const ALIASES: Readonly<Record<string, AbilityId>> = {
  'banshee-wail': 'banshees-wail',
  backfire: 'back-fire',
  'back-draft': 'backdraft',
  judgement: 'judgment',
  'frost-bite': 'frostbite',
};

/** The place of an ability in the table by its id or a spelled name; -1 when there is none. */
export function findAbility(name: string): number {
  const id = kebab(name);
  return abilityIndex((ALIASES[id] ?? id) as AbilityId);
}

/** "Snakes alive!" and "snakes-alive" are one: lower case, marks dropped, spaces as hyphens. */
function kebab(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’!.]/g, '')
    .trim()
    .replace(/[\s_-]+/g, '-');
}

/** How hero files write an ability: its id with spaces. */
export function spelled(ability: number): string {
  return ABILITIES[ability]!.id.replaceAll('-', ' ');
}

/** Finding an ability by any spelling that the tournament rules or the books use (R-ALIAS). */
import { ABILITIES, abilityIndex } from './index.js';

const ALIASES: Readonly<Record<string, string>> = {
  'banshee-wail': 'banshees-wail',
  backfire: 'back-fire',
  'back-draft': 'backdraft',
  judgement: 'judgment',
  'frost-bite': 'frostbite',
};

/** The place of an ability in the table by its id or a spelled name; -1 when there is none. */
export function findAbility(name: string): number {
  const id = kebab(name);
  return abilityIndex(ALIASES[id] ?? id);
}

/** "Snakes alive!" and "snakes-alive" are one: lower case, marks dropped, spaces as hyphens. */
function kebab(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’!.]/g, '')
    .trim()
    .replace(/[\s_-]+/g, '-');
}

/** Names that look like the one that was not found, for a helpful refusal. */
export function similarAbilities(name: string): string[] {
  const start = kebab(name).slice(0, 3);
  return ABILITIES.filter((ability) => ability.id.startsWith(start)).map((ability) => ability.name);
}

/** Abilities of the books that come with the story: no career teaches them and no item carries them. */
import type { AbilityId } from '../abilities/ability-ids.js';

export const STORY_ABILITIES: readonly AbilityId[] = [
  'ashes',
  'bright-shield',
  'dark-claw',
  'demon-blood',
  'demon-claws',
  'demon-spines',
  'elysium-soaked',
  'finesse',
  'hexed',
  'indomitable',
  'many-scales',
  'prophecy',
  'stone-rain',
  'tremor-strike',
];
/** More than this no hero brings along. */
export const MOST_OF_STORY = 4;

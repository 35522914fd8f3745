/** Names and descriptions of all abilities in German. */
import type { AbilityId } from '../../abilities/ability-ids.js';
import type { AbilityWords } from '../common/ability-words.js';
import { damageDice } from './abilities/damage-dice.js';
import { damageScore } from './abilities/damage-score.js';
import { diceModifiers } from './abilities/dice-modifiers.js';
import { followUps } from './abilities/follow-ups.js';
import { modifiers } from './abilities/modifiers.js';
import { passives } from './abilities/passives.js';
import { speed } from './abilities/speed.js';
import { stops } from './abilities/stops.js';
import { strikeBacks } from './abilities/strike-backs.js';

export const ABILITY_WORDS: Readonly<Record<AbilityId, AbilityWords>> = {
  ...speed,
  ...stops,
  ...damageDice,
  ...damageScore,
  ...followUps,
  ...strikeBacks,
  ...diceModifiers,
  ...modifiers,
  ...passives,
};

/** By the id that events and views use; "plain" is a damage score without any ability. */
export function abilityName(id: string): string {
  return id === 'plain' ? 'einfach' : ABILITY_WORDS[id as AbilityId].name;
}

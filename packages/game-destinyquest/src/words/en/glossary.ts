/** Every ability as something that can be looked up. */
import type { Entry } from '@fray/engine';
import type { AbilityClass, AbilityList } from '../../abilities/ability-ids.js';
import type { Ability } from '../../abilities/entry/ability.js';
import { ABILITIES } from '../../abilities/index.js';
import { ABILITY_WORDS } from './ability-words.js';
import { neededFor } from './names.js';

const CLASSES: Readonly<Record<AbilityClass, string>> = {
  sp: 'speed ability',
  co: 'combat ability',
  mo: 'modifier',
  pa: 'passive',
};

const PLAYED: Readonly<Record<AbilityList, string>> = {
  speed: 'step 1',
  interrupt: 'step 3, as loser of the round',
  dodge: 'step 3, as loser of the round',
  answer: 'step 3, against a dodge',
  dice: 'step 4, as winner of the round',
  score: 'step 5, as winner of the round',
  sacrifice: 'steps 4 and 5, as loser of the round',
  post: 'step 6, as winner of the round',
  strike: 'step 7, as loser of the round',
  modifier: 'in the windows between the steps',
  passive: 'by itself',
};

export const GLOSSARY: Readonly<Record<string, Entry>> = Object.fromEntries(
  ABILITIES.map((ability) => [ability.id, entryOf(ability)]),
);

function entryOf(ability: Ability): Entry {
  const { name, text } = ABILITY_WORDS[ability.id];
  const facts = [
    { label: 'Kind', value: CLASSES[ability.class] },
    { label: 'Played', value: ability.always === true ? 'by itself' : PLAYED[ability.list] },
    { label: 'How often', value: howOften(ability) },
  ];
  if (ability.needs !== undefined) facts.push({ label: 'Needs', value: neededFor(ability.id) });
  return { name, text, clause: ability.clause, facts };
}

function howOften(ability: Ability): string {
  if (ability.inert === true) return 'never in a duel';
  if (ability.class === 'pa' || ability.always === true || ability.unlimited === true)
    return 'whenever its condition holds';
  return ability.perItem === true ? 'once for each item that carries it' : 'once a duel';
}

/** Every ability as something that can be looked up. */
import type { Entry } from '@fray/engine';
import type { Ability, AbilityClass, AbilityList } from '../../abilities/entry/ability.js';
import { ABILITIES } from '../../abilities/index.js';

const CLASS_NAMES: Readonly<Record<AbilityClass, string>> = {
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
  const facts = [
    { label: 'Kind', value: CLASS_NAMES[ability.class] },
    { label: 'Played', value: ability.always === true ? 'by itself' : PLAYED[ability.list] },
    { label: 'How often', value: howOften(ability) },
  ];
  if (ability.needs !== undefined) facts.push({ label: 'Needs', value: ability.needs.words });
  return {
    name: ability.name,
    text: ability.inert === undefined ? ability.text : ability.inert,
    clause: ability.clause,
    facts,
  };
}

function howOften(ability: Ability): string {
  if (ability.class === 'pa' || ability.always === true) return 'whenever its condition holds';
  if (ability.unlimited === true) return 'whenever its condition holds';
  return ability.perItem === true ? 'once for each item that carries it' : 'once a duel';
}

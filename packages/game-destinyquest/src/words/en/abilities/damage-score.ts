/** Damage score abilities, step 5. Names and descriptions in English. */
import type { ScoreId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

export const damageScore: Readonly<Record<ScoreId, AbilityWords>> = {
  compulsion: {
    name: 'compulsion',
    text: 'One more die for the damage score. You have 2 less speed next round.',
  },
  'dark-pact': { name: 'dark pact', text: 'Pay 4 health to add 4 to the damage score.' },
  'deep-wound': { name: 'deep wound', text: 'One more die for the damage score.' },
  'fatal-blow': {
    name: 'fatal blow',
    text: 'Half of your opponent’s armour, rounded up, does not count. May also be played after the damage, for as much more.',
  },
  'feral-fury': { name: 'feral fury', text: 'One more die for the damage score.' },
  'focused-strike': { name: 'focused strike', text: 'The damage score ignores armour.' },
  'heavy-blow': { name: 'heavy blow', text: 'One more die for the damage score.' },
  impale: { name: 'impale', text: 'Adds 3 to the damage score. Your opponent has 1 less speed next round.' },
  overload: { name: 'overload', text: 'One more die for the damage score.' },
  piercing: { name: 'piercing', text: 'The damage score ignores armour.' },
  pound: { name: 'pound', text: 'Adds 3 to the damage score. You have 1 less speed next round.' },
  'shadow-fury': { name: 'shadow fury', text: 'Adds the speed of both your weapons to the damage score.' },
  slick: {
    name: 'slick',
    text: 'Your attack-speed dice of this round are your damage dice. Your modifiers cannot touch them.',
  },
  surge: { name: 'surge', text: '3 more magic for this damage score. You have 1 less speed next round.' },
  windwalker: {
    name: 'windwalker',
    text: 'All your attack-speed dice of this round, as they lie, are your damage dice.',
  },
  'charm-offensive': {
    name: 'charm offensive',
    text: 'Adds 2 to the damage score for each item you wear that carries charm, even if it has been used.',
  },
};

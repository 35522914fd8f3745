/** Strike backs, step 7. Names and descriptions in English. */
import type { StrikeId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

export const strikeBacks: Readonly<Record<StrikeId, AbilityWords>> = {
  'avenging-spirit': {
    name: 'avenging spirit',
    text: 'After losing health: damage equal to your armour, lasting losses counted and boosts of this round not.',
  },
  backdraft: { name: 'backdraft', text: 'After losing health: two damage dice back at the winner.' },
  counter: { name: 'counter', text: 'Takes 2 off the winner’s damage score, and one damage die goes back.' },
  'demon-claws': { name: 'demon claws', text: 'After losing health: one damage die back at the winner.' },
  judgment: { name: 'judgment', text: 'After losing health: damage equal to half your speed, rounded up.' },
  retaliation: { name: 'retaliation', text: 'After losing health: one damage die back at the winner.' },
  riposte: { name: 'riposte', text: 'After losing health: one damage die back at the winner.' },
  'shield-wall': {
    name: 'shield wall',
    text: 'Your armour is doubled against this attack, and one damage die goes back.',
  },
  sideswipe: { name: 'sideswipe', text: 'After losing health: one damage die back at the winner.' },
  'spore-cloud': { name: 'spore cloud', text: 'After losing health: two damage dice back at the winner.' },
  'thorn-armour': {
    name: 'thorn armour',
    text: 'You have 3 more armour this round, and one damage die goes back.',
  },
  'thorn-fist': { name: 'thorn fist', text: 'After losing health: two damage dice back at the winner.' },
  rebound: { name: 'rebound', text: 'After losing health to a damage score: 2 more speed next round.' },
  'demon-spines': { name: 'demon spines', text: 'One damage die, if the attack has hurt you.' },
  backstab: {
    name: 'backstab',
    text: 'Right after your immobilise, knockdown, stun or webbed: two damage dice, before anybody rolls for speed.',
  },
  'blind-strike': {
    name: 'blind strike',
    text: 'As backstab, without a dagger: two damage dice right after your immobilise, knockdown, stun or webbed.',
  },
};

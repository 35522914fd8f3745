/** What the glossary says about cards and abilities. */
import { glossaryOf } from '../common/glossary.js';
import { KEYWORDS } from './keywords.js';
import { NAMES } from './names.js';
import { RULINGS } from './rulings.js';

export const GLOSSARY = glossaryOf(NAMES, {
  abilities: {
    inspire:
      'As this card lands, every card in its row gets +1 attack until the end of the round, itself too.',
    rally: 'As this card lands, every card in its row gets +1 attack until the end of the round, itself too.',
    reinforce: 'As this card lands, Eomer and two Cavalry join its owner’s hand.',
    surprise: 'While its owner attacks, nobody may be placed opposite this card.',
    'armor-pierce': 'The card opposite has no defence against this card’s hit.',
    hate: '+1 attack in a battle against a Recruit, +2 against The King.',
    kamikaze: 'When a card stands opposite, both are destroyed; nobody takes a hit.',
  },
  keywords: KEYWORDS,
  rulings: RULINGS,
  noAbility: 'No ability.',
  named: (ability, text) => `${ability}: ${text}`,
  labels: {
    attack: 'Attack',
    defence: 'Defence',
    hitPoints: 'Hit points',
    play: 'Play',
    earlier: 'Earlier edition',
  },
});

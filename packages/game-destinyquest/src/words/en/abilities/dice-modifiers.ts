/** Modifiers that change dice. Names and descriptions in English. */
import type { DiceModifierId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

export const diceModifiers: Readonly<Record<DiceModifierId, AbilityWords>> = {
  charm: { name: 'charm', text: 'Roll one of your own dice again and keep the new result.' },
  feint: { name: 'feint', text: 'Roll any of your attack-speed dice again.' },
  surefooted: { name: 'surefooted', text: 'Roll all your attack-speed dice again.' },
  trickster: { name: 'trickster', text: 'Swap one of your attack-speed dice with one of your opponent’s.' },
  deceive: { name: 'deceive', text: 'Swap one of your attack-speed dice with one of your opponent’s.' },
  'shadow-speed': { name: 'shadow speed', text: 'Your 1s on attack-speed dice always count as 3.' },
  consume: {
    name: 'consume',
    text: 'Each of your opponent’s attack-speed dice shows 1 less, but at least 1.',
  },
  'last-laugh': {
    name: 'last laugh',
    text: 'Your opponent rolls all dice of one roll again: attack speed or damage score.',
  },
  watchful: { name: 'watchful', text: 'One of your opponent’s dice that shows 6 becomes a 1.' },
  'second-sight': {
    name: 'second sight',
    text: 'Each of your opponent’s damage dice of one roll shows 2 less, but at least 1.',
  },
  dominate: { name: 'dominate', text: 'One of your damage dice becomes 6.' },
  'critical-strike': { name: 'critical strike', text: 'All your damage dice of one roll become 6.' },
  'gut-ripper': { name: 'gut ripper', text: 'All your damage dice of one roll become 6.' },
  sneak: { name: 'sneak', text: 'One of your opponent’s attack-speed dice becomes 1.' },
  finesse: { name: 'finesse', text: 'Roll one of your damage dice again and add 2 to the damage.' },
};

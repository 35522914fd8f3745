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
  'high-five': { name: 'high five', text: 'Any one die you have rolled becomes a 5.' },
  hooked: {
    name: 'hooked',
    text: 'Set one of your attack-speed dice aside: next round it lies there as it is, and you roll one die less.',
  },
  hypnotise: { name: 'hypnotise', text: 'Every 6 in one damage score of your opponent is rolled again.' },
  'roll-with-it': {
    name: 'roll with it',
    text: 'As winner of the round, before the damage roll: one of your attack-speed dice is your damage-score die, as it lies.',
  },
  'silver-frost': {
    name: 'silver frost',
    text: 'Your opponent’s attack-speed dice stay as they lie for the next round, too; nothing changes them then.',
  },
  siphon: { name: 'siphon', text: 'Every 6 in one damage score of your opponent becomes a 1.' },
  'sure-grip': { name: 'sure grip', text: 'Every 1 of your attack-speed roll becomes a 6.' },
  'bright-spark': {
    name: 'bright spark',
    text: 'As often as you like: roll a die of your damage score again, each die once a roll; the new result counts.',
  },
  'cruel-twist': {
    name: 'cruel twist',
    text: 'One more die for your damage score, if a die of it came up 6.',
  },
  underhand: {
    name: 'underhand',
    text: 'If your attack-speed dice show a double and your total is lower, you win the round.',
  },
};

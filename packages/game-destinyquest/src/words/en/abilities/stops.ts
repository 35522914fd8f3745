/** Interrupts, dodges, what answers them, and sacrifice: steps 3 to 5. Names and descriptions in English. */
import type { StopId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

export const stops: Readonly<Record<StopId, AbilityWords>> = {
  'banshees-wail': {
    name: 'banshee’s wail',
    text: 'Stops the attack: the winner of the round rolls no damage.',
  },
  brutality: {
    name: 'brutality',
    text: 'Stops the attack: the winner of the round rolls no damage. In return the winner takes two damage dice that no armour absorbs.',
  },
  command: {
    name: 'command',
    text: 'Turns the round around: you are its winner now and roll for damage, with your combat ability spent.',
  },
  confound: {
    name: 'confound',
    text: 'You take no damage. The winner takes one damage die past armour and loses 1 brawn and 1 magic for the rest of the duel.',
  },
  deflect: {
    name: 'deflect',
    text: 'Stops the attack: the winner of the round rolls no damage. In return the winner takes two damage dice that no armour absorbs.',
  },
  dirge: { name: 'dirge', text: 'Stops the attack: the winner of the round rolls no damage.' },
  'head-butt': { name: 'head butt', text: 'Stops the attack: the winner of the round rolls no damage.' },
  overpower: {
    name: 'overpower',
    text: 'Stops the attack: the winner of the round rolls no damage. In return the winner takes two damage dice that no armour absorbs.',
  },
  parry: { name: 'parry', text: 'Stops the attack: the winner of the round rolls no damage.' },
  slam: {
    name: 'slam',
    text: 'Stops the attack: the winner of the round rolls no damage. The winner has 1 less speed next round.',
  },
  unstoppable: {
    name: 'unstoppable',
    text: 'As the loser of the round, pay 5 health to win it after all and roll for damage. Takes no combat slot.',
  },
  blink: {
    name: 'blink',
    text: 'You avoid all damage of this attack. What works at the end of the round still hurts.',
  },
  evade: {
    name: 'evade',
    text: 'You avoid all damage of this attack. What works at the end of the round still hurts.',
  },
  prophecy: {
    name: 'prophecy',
    text: 'You avoid all damage of this attack. What works at the end of the round still hurts.',
  },
  sidestep: {
    name: 'sidestep',
    text: 'You avoid all damage of this attack. What works at the end of the round still hurts.',
  },
  'spider-sense': {
    name: 'spider sense',
    text: 'You avoid all damage of this attack. What works at the end of the round still hurts.',
  },
  vanish: {
    name: 'vanish',
    text: 'You avoid all damage of this attack. What works at the end of the round still hurts.',
  },
  veil: {
    name: 'veil',
    text: 'You avoid all damage of this attack. What works at the end of the round still hurts. You have 1 more speed next round.',
  },
  dodge: {
    name: 'dodge',
    text: 'You avoid all damage of this attack. What works at the end of the round still hurts.',
  },
  ensnare: { name: 'ensnare', text: 'Answers a dodge: it fails, and you roll a plain damage score.' },
  hamstring: { name: 'hamstring', text: 'Answers a dodge: it fails, and you roll a plain damage score.' },
  sacrifice: {
    name: 'sacrifice',
    text: 'When damage was rolled against you, your shades take all of it and are gone for the rest of the duel.',
  },
};

/** Speed abilities, step 1. Names and descriptions in English. */
import type { SpeedId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

export const speed: Readonly<Record<SpeedId, AbilityWords>> = {
  'cats-speed': { name: 'cat’s speed', text: 'You roll one more attack-speed die this round.' },
  haste: { name: 'haste', text: 'You roll one more attack-speed die this round.' },
  'lay-of-the-land': { name: 'lay of the land', text: 'You roll one more attack-speed die this round.' },
  fearless: { name: 'fearless', text: 'You have 2 more speed this round.' },
  quicksilver: { name: 'quicksilver', text: 'You have 2 more speed this round.' },
  'click-your-heels': { name: 'click your heels', text: 'You have 2 more speed this round.' },
  courage: { name: 'courage', text: 'You have 4 more speed this round.' },
  charge: { name: 'charge', text: 'You have 2 more speed, in the first round of the duel only.' },
  adrenaline: { name: 'adrenaline', text: 'You have 2 more speed this round and the next.' },
  'chill-touch': { name: 'chill touch', text: 'Your opponent has 2 less speed this round.' },
  radiance: { name: 'radiance', text: 'Your opponent has 2 less speed this round.' },
  'snakes-alive': { name: 'snakes alive!', text: 'Your opponent has 2 less speed this round.' },
  'swamp-legs': { name: 'swamp legs', text: 'Your opponent has 1 less speed this round.' },
  curse: { name: 'curse', text: 'Your opponent rolls one fewer attack-speed die this round.' },
  immobilise: { name: 'immobilise', text: 'Your opponent rolls one fewer attack-speed die this round.' },
  knockdown: { name: 'knockdown', text: 'Your opponent rolls one fewer attack-speed die this round.' },
  shackle: { name: 'shackle', text: 'Your opponent rolls one fewer attack-speed die this round.' },
  stun: { name: 'stun', text: 'Your opponent rolls one fewer attack-speed die this round.' },
  webbed: { name: 'webbed', text: 'Your opponent rolls one fewer attack-speed die this round.' },
  windblast: { name: 'windblast', text: 'Your opponent rolls one fewer attack-speed die this round.' },
  demolish: {
    name: 'demolish',
    text: 'Your opponent rolls one fewer attack-speed die this round and loses 1 armour for the rest of the duel.',
  },
  zapped: { name: 'zapped!', text: 'Your opponent has 3 less speed, brawn and magic until the round ends.' },
  'time-shift': {
    name: 'time shift',
    text: 'For three rounds your speed is raised to your opponent’s if theirs is higher; meanwhile you play no other speed ability. It never lowers your speed.',
  },
  execution: {
    name: 'execution',
    text: 'If your opponent’s health is at most your speed when you announce it, it becomes 0 before any die is rolled.',
  },
  blind: { name: 'blind', text: 'Your opponent rolls one fewer attack-speed die this round.' },
  constrictor: { name: 'constrictor', text: 'Your opponent rolls one fewer attack-speed die this round.' },
  'safe-path': { name: 'safe path', text: 'You have 2 more speed this round.' },
  crawlers: { name: 'crawlers', text: 'Your opponent has 1 less speed this round and the next.' },
  reckless: {
    name: 'reckless',
    text: 'You roll one more attack-speed die; if you lose the round your opponent rolls one more damage die.',
  },
  ashes: { name: 'ashes', text: 'In the first round only: 1 more armour for the rest of the duel.' },
  'tremor-strike': { name: 'tremor strike', text: 'Your opponent has 2 less speed this round and the next.' },
  'wish-master': {
    name: 'wish master',
    text: 'For the rest of the duel you have 1 less speed, but 2 more magic and 2 more armour.',
  },
};

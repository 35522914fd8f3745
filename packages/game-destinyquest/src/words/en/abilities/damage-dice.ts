/** Damage dice abilities, step 4. Names and descriptions in English. */
import type { DiceId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

export const damageDice: Readonly<Record<DiceId, AbilityWords>> = {
  'back-fire': {
    name: 'back fire',
    text: 'Three damage dice at your opponent and two at yourself, rolled and applied together.',
  },
  'black-rain': { name: 'black rain', text: 'One damage die.' },
  'blood-hail': {
    name: 'blood hail',
    text: 'Two damage dice, and 4 more if your opponent has been bleeding since an earlier round.',
  },
  bolt: {
    name: 'bolt',
    text: 'Charge it now and do no damage; in a later round you win, release it for three damage dice.',
  },
  cleave: { name: 'cleave', text: 'One damage die.' },
  'double-punch': { name: 'double punch', text: 'Two damage dice plus the brawn of both your weapons.' },
  flurry: { name: 'flurry', text: 'One damage die.' },
  'ice-shards': { name: 'ice shards', text: 'Damage equal to your magic; no die is rolled.' },
  ignite: {
    name: 'ignite',
    text: 'Two damage dice, and your opponent burns if they cost health. Your modifiers cannot touch the roll.',
  },
  'ley-line-infusion': {
    name: 'ley line infusion',
    text: 'A control die decides. 1: one damage die for each hero. 2 or 3: heal 5, one damage die. 4 to 6: heal 8, one damage die.',
  },
  'natures-revenge': {
    name: 'nature’s revenge',
    text: 'Two damage dice. Your opponent has 1 less speed next round.',
  },
  puncture: {
    name: 'puncture',
    text: 'Two damage dice. Your opponent loses 1 armour for the rest of the duel.',
  },
  rake: { name: 'rake', text: 'Three damage dice. Your modifiers cannot touch the roll.' },
  skewer: { name: 'skewer', text: 'One damage die. Your opponent has 1 less speed next round.' },
  'stone-rain': {
    name: 'stone rain',
    text: 'One damage die now; keep winning and it may go on with two dice next round and four in the one after.',
  },
  swarm: { name: 'swarm', text: 'One damage die. Your opponent has 1 less speed next round.' },
  'thorn-cage': {
    name: 'thorn cage',
    text: 'One damage die, and your opponent loses 1 health at the end of every round from now on.',
  },
  trample: { name: 'trample', text: 'Three damage dice.' },
  volley: { name: 'volley', text: 'One damage die.' },
  vortex: {
    name: 'vortex',
    text: 'No damage now. From the next round on a die is rolled at each start: on 1 or 2 you lose 2 health, otherwise your opponent does.',
  },
  haunt: {
    name: 'haunt',
    text: 'No damage now. Your opponent loses 2 health at the end of every round until you roll a double.',
  },
  meditation: {
    name: 'meditation',
    text: 'No damage now. You heal 1 at the end of every round from now on.',
  },
  'stone-skin': {
    name: 'stone skin',
    text: 'No damage now. You turn to stone: 2 less speed and no other ability but trample, yet a die of 1 or 2 shrugs off a lost round. Ends when you win a round and decline to roll.',
  },
  'monkey-mob': {
    name: 'monkey mob',
    text: 'No damage now. Your opponent loses 2 health at the end of every round from now on, this one included.',
  },
  packmaster: {
    name: 'packmaster',
    text: 'No damage now. Your opponent loses 2 health at the end of every round until you roll a double.',
  },
  primal: {
    name: 'primal',
    text: 'No damage now. You have 2 more brawn and 2 more magic for the rest of the duel.',
  },
  'savage-call': {
    name: 'savage call',
    text: 'No damage now. You have 2 more brawn for the rest of the duel.',
  },
  wave: { name: 'wave', text: 'Damage equal to half your magic, rounded up, past armour; no die is rolled.' },
  wither: {
    name: 'wither',
    text: 'Two damage dice. Your opponent loses 1 brawn or 1 magic, whichever you choose, for the rest of the duel.',
  },
  'smash-fire': { name: 'smash fire', text: 'Two damage dice.' },
  'splash-damage': {
    name: 'splash damage',
    text: 'One damage die, and one modifier you have used can be used again.',
  },
};

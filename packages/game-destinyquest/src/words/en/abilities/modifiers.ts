/** Modifiers that raise, heal, pay, bring back or work by themselves. Names and descriptions in English. */
import type { ModifierId } from '../../../abilities/ability-ids.js';
import type { AbilityWords } from '../../common/ability-words.js';

export const modifiers: Readonly<Record<ModifierId, AbilityWords>> = {
  'raining-blows': {
    name: 'raining blows',
    text: 'Each 6 on one of your damage-score dice adds another die, which may add another in turn.',
  },
  'blood-rage': {
    name: 'blood rage',
    text: 'Once you have won two rounds in a row and cost your opponent health in both: 2 more brawn for the rest of the duel.',
  },
  'blood-thief': {
    name: 'blood thief',
    text: 'Whenever one of your damage rolls is settled you heal 4 for each die that came up 6 by rolling.',
  },
  'bulls-eye': {
    name: 'bull’s eye',
    text: 'Before the first round: one damage die past armour. Not together with first strike.',
  },
  savagery: { name: 'savagery', text: 'You have 2 more brawn or magic this round.' },
  vanquish: { name: 'vanquish', text: 'You have 2 more brawn this round.' },
  focus: { name: 'focus', text: 'You have 3 more magic this round.' },
  fortitude: { name: 'fortitude', text: 'You have 3 more brawn or armour this round.' },
  eureka: { name: 'eureka', text: 'You have 1 more speed, brawn or magic this round.' },
  'fallen-hero': { name: 'fallen hero', text: 'You have 3 more brawn this round, and you heal 10.' },
  'brain-drain': {
    name: 'brain drain',
    text: 'Spend up to 5 magic for good; each point adds 1 to your damage score.',
  },
  'might-of-stone': { name: 'might of stone', text: 'You have 3 more armour this round.' },
  'iron-will': { name: 'iron will', text: 'You have 3 more armour this round.' },
  'bright-shield': { name: 'bright shield', text: 'You have 4 more armour this round.' },
  'ice-shield': { name: 'ice shield', text: 'Roll a die: that much more armour this round.' },
  martyr: {
    name: 'martyr',
    text: 'You lose exactly 5 health instead of the damage rolled against you, and nothing follows from it.',
  },
  heal: { name: 'heal', text: 'You heal 4.' },
  regrowth: { name: 'regrowth', text: 'You heal 6.' },
  mend: { name: 'mend', text: 'You heal 15.' },
  vampirism: {
    name: 'vampirism',
    text: 'Heal half of all the health that your latest blow has cost, rounded up.',
  },
  cauterise: { name: 'cauterise', text: 'Takes venom, bleed and disease off you.' },
  tourniquet: { name: 'tourniquet', text: 'Takes venom, bleed and disease off you.' },
  'second-wind': {
    name: 'second wind',
    text: 'A speed ability that you have played becomes usable once more.',
  },
  steal: { name: 'steal', text: 'One of your attributes rises to your opponent’s value this round.' },
  beguile: { name: 'beguile', text: 'A speed ability that you have played becomes usable once more.' },
  expertise: {
    name: 'expertise',
    text: 'As winner of the round, ignore the damage of a strike back, or of brutality, deflect or overpower.',
  },
  usurper: {
    name: 'usurper',
    text: 'Take over a speed or modifier ability that your opponent has already played and play it once yourself.',
  },
  bless: { name: 'bless', text: 'You heal 6 and have 1 more brawn or magic for the rest of the duel.' },
  resolve: { name: 'resolve', text: 'You have 4 more armour this round.' },
  'spirit-ward': { name: 'spirit ward', text: 'You have 6 more armour this round.' },
  'war-paint': { name: 'war paint', text: 'You have 3 more brawn or armour this round.' },
  cunning: { name: 'cunning', text: 'You have 3 more brawn this round.' },
  wisdom: { name: 'wisdom', text: 'You have 2 more magic this round.' },
  heartless: { name: 'heartless', text: 'You have 2 more brawn or magic this round.' },
  channel: { name: 'channel', text: 'Spend 2 magic for good to add 4 to your damage score.' },
  fear: { name: 'fear', text: 'Your opponent’s damage score is 2 lower this round.' },
  suppress: { name: 'suppress', text: 'Your opponent’s attack speed is 2 lower this round.' },
  refresh: { name: 'refresh', text: 'Any one ability that you have used becomes usable once more.' },
  penance: {
    name: 'penance',
    text: 'Pay 4 health for one more die on your damage score, before or after the roll.',
  },
  'greater-heal': { name: 'greater heal', text: 'You heal 8.' },
  redemption: { name: 'redemption', text: 'You have 2 more brawn this round, and you heal 4.' },
  atonement: {
    name: 'atonement',
    text: 'Before the passives: heal what your opponent is about to lose to bleed, venom, disease, barbs, thorns and fire aura.',
  },
  'blessed-blades': { name: 'blessed blades', text: 'Heal the brawn of both your swords.' },
  'faithful-friend': { name: 'faithful friend', text: 'Adds 2 to your damage score.' },
  'gorilla-rage': {
    name: 'gorilla rage',
    text: 'Each combat ability you play comes with a control die; on a 6 you have 1 more brawn or magic, whichever is higher, for the rest of the duel.',
  },
  insight: { name: 'insight', text: 'Your opponent has 2 less armour this round and the next.' },
  'last-defence': { name: 'last defence', text: 'You have 2 more brawn while your health is 10 or less.' },
  'near-death': { name: 'near death', text: 'You have 2 more magic while your health is 10 or less.' },
  'magic-tap': {
    name: 'magic tap',
    text: 'You have 2 more magic this round. It can be used again whenever you roll a double.',
  },
  mangle: { name: 'mangle', text: 'Each 6 that you roll for a damage score adds 2 to it.' },
  'many-scales': { name: 'many scales', text: 'You have 3 more armour this round.' },
  parasite: { name: 'parasite', text: 'One of your attributes rises to your opponent’s value this round.' },
  purge: { name: 'purge', text: 'You shake off venom and disease.' },
  reaper: {
    name: 'reaper',
    text: 'After your damage score has hurt: heal 1 for every full 5 points of that damage.',
  },
  'sure-edge': {
    name: 'sure edge',
    text: '1 more on each damage-score die while you hold an axe, a sword, a dagger or a spear.',
  },
  'wild-child': { name: 'wild child', text: 'The control die of your ley line infusion counts 1 more.' },
  'elysium-soaked': {
    name: 'elysium soaked',
    text: 'A drawback: each modifier you play comes with a control die; on a 1 it fails this round, unused.',
  },
};

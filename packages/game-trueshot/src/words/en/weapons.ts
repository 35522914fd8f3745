/** Weapons in English. "Strikes" is the round winner's weapon strike. */
import type { CardWords } from '../cards.js';

export const WEAPON_WORDS: Readonly<Record<string, CardWords>> = {
  basic: [
    'Basic weapon',
    'No effect. Everyone has it who has no other.',
    'It cannot be lost, swapped or sold.',
  ],
  arathar: [
    'Arathar',
    'When you cast a spell: 1 damage to the enemy pet with the least Health.',
    'Of equals you pick. The weapon’s own damage: no Beetle, no Thori’dal.',
  ],
  ashjrethul: ['Ashjre’thul', 'Strikes one more enemy.', 'One who is no neighbour.'],
  dominion: [
    'Dominion',
    '+1 Attack for each type among your pets.',
    'Dead pets count; one without a type does not.',
  ],
  falinrush: [
    'Fal’inrush',
    'Its strike lands at the end of the next combat.',
    'Same victims, the value of now, even if the weapon is gone by then.',
  ],
  'fang-kung': ['Fang Kung', 'When you cast a spell: a pet of yours gets +2 Attack until round end.'],
  kiril: ['Kiril', 'Strikes all enemies.'],
  klatith: [
    'Klatith',
    'When you cast a spell: an enemy pet has 1 Attack less until round end.',
    'Never below 0; it adds up.',
  ],
  lotrafen: [
    'Lotrafen',
    'Split its Attack among enemies as you like.',
    'Whole points, all of it; a share may be 0.',
  ],
  miracoran: [
    'Miracoran',
    'Bought, it changes places with an enemy’s weapon.',
    'If anyone has one; all that lies on the weapons goes with them.',
  ],
  oathbinder: ['Oathbinder', 'When it strikes: one card from a discard is shuffled back into its pile.'],
  rhokdelar: ['Rhok’delar', 'When you cast a spell: +1 Attack for good.', 'Lost when it is discarded.'],
  'screaming-tiger': ['Screaming Tiger', 'Strikes only one enemy.', 'A neighbour of your choice.'],
  'shan-dun': ['Shan-Dun', 'After it strikes: +1 Attack for good.', 'Lost when it is discarded.'],
  talrak: [
    'Tal’rak',
    'When it strikes: enemies who own an Exotic lose 1.',
    'At any distance; a dead Exotic counts.',
  ],
  talonclaw: [
    'Talonclaw',
    'When it strikes: you may hold a third pet until the end of the next round.',
    'Also if the weapon goes.',
  ],
  taoren: ['Taoren', 'A pet you tame gets +2 Attack or +2 Health until round end.'],
  thasdorah: [
    'Thas’dorah',
    'Your spells work twice.',
    'On the same targets. Not Aspects; of a Trap only what it does on receipt.',
  ],
  thoridal: [
    'Thori’dal',
    'Your spells take twice the Health.',
    'After all bonuses, later parts too. Not strikes that a spell makes.',
  ],
  titanstrike: ['Titanstrike', 'Pets you tame get +1 and +1 for good.'],
  vishanka: [
    'Vishanka',
    'When you cast a spell: 1 damage to the enemy pet with the most Health.',
    'Of equals you pick.',
  ],
  xutenash: ['Xu’tenash', 'Its price is paid in Health.', 'You must keep some. Sold, it brings Coins.'],
  jotungeirr: ['Jotungeirr', 'When it strikes: take a spell from the discard.', 'Everybody sees which.'],
  raeshalare: ['Rae’shalare', 'Death effects of your pets fire once more.'],
  soulbarb: [
    'Soulbarb',
    'When you tame a pet, its other copy goes to the discard, wherever it is.',
    'Pile or board, yours too. No death; Mammoth protects.',
  ],
  zovastrum: [
    'Zovastrum',
    'When it strikes: the top card of a pile goes to its discard.',
    'Your pick of the pile.',
  ],
  awakmami: ['Awak’mami', 'When it strikes: draw a spell.', 'Hidden from the others.'],
  djaruun: ['Djaruun', 'When it strikes: one player it struck cannot cast in the next combat.'],
  neltharax: [
    'Neltharax',
    'Discarded at round end if you cast no spell in that combat.',
    'Without a refund.',
  ],
};

/** Foods of Dire Diets. */
export const FOOD_WORDS: Readonly<Record<string, CardWords>> = {
  bread: ['Bread', 'A pet gets +1 and +1 until round end.'],
  cheese: ['Cheese', 'A pet loses 1.'],
  fish: ['Fish', 'A pet gets +1 Health until the end of the next round.'],
  fruit: ['Fruit', 'A pet regains 2.'],
  fungus: [
    'Fungus',
    'Your weapon gets +1 Attack until its next strike.',
    'It stays on that weapon; the basic one too.',
  ],
  meat: ['Meat', 'A pet gets +1 Attack until the end of the next round.'],
  water: ['Water', '+1 Coin until the next combat.', 'Spent first; gone when that combat starts.'],
};

/** The choices of a table, and the standing orders of a seat. */
import type { OptionWords, OrderWords } from '@fray/engine';
import type { OptionId } from '../../options.js';
import type { OrderId } from '../ids.js';
import { CAREERS } from './names.js';

const HERO = 'One of the ready-made heroes, or a hero of your own, given by its description.';

export const OPTION_WORDS: Readonly<Record<OptionId, OptionWords>> = {
  hero1: { label: 'First hero', help: HERO, values: CAREERS },
  hero2: { label: 'Second hero', help: HERO, values: CAREERS },
  tie: {
    label: 'Equal attack speed',
    help: 'Nobody attacks and step 8 follows; or the faster hero wins the round; or both roll again.',
    values: { draw: 'nobody attacks', faster: 'the faster hero wins', reroll: 'both roll again' },
    why: 'Fewer rounds pass without a blow.',
  },
  demonClaws: {
    label: 'Demon claws',
    help: 'A strike back of one die; or a passive that costs 4 health whenever the speed dice show a double.',
    values: { 'strike back': 'a strike back', passive: 'a passive' },
    why: 'The second book prints them as a passive.',
  },
  doubleKnockOut: {
    label: 'Both fall together',
    help: 'The duel is drawn; or whoever had more health just before wins.',
    values: { draw: 'a draw', healthier: 'the healthier wins' },
  },
  roundCap: { label: 'Round limit', help: 'After this many rounds the duel is drawn.' },
  windowOrder: {
    label: 'Who opens a window for modifiers',
    help: 'The hero who is worse off, the one who is better off, or always player one.',
    values: {
      'worse off': 'whoever is worse off',
      'better off': 'whoever is better off',
      'player one': 'player one',
    },
  },
  armourBack: {
    label: 'Counter, shield wall and thorn armour',
    help: 'Played before armour counts, so that their defence works; or only in step 7, for the die alone.',
    values: { 'before armour': 'before armour', 'after damage': 'after the damage' },
    why: 'Step 7 comes after armour, so the letter would void half of each of the three.',
  },
  strikeBack: {
    label: 'Strike backs',
    help: 'Most can be played only if the attack they answer cost health; or all may be played whenever step 7 is reached.',
    values: { 'when hurt': 'when hurt', 'whenever struck at': 'whenever struck at' },
  },
  headButt: {
    label: 'Head butt',
    help: 'Passives still work in step 8 as after any interrupt; or the round ends at once.',
    values: { 'to step 8': 'goes on with step 8', 'ends the round': 'ends the round' },
    why: 'The ability’s own text ends the round.',
  },
  healingCap: {
    label: 'Healing goes up to',
    help: 'Twice the health of the sheet; or the doubled health the hero came in with.',
    values: { doubled: 'twice the sheet', 'as it came': 'what the hero came with' },
  },
  modifiers: {
    label: 'When modifiers may be played',
    help: 'In every window that their text allows; or only when they count and could not wait without loss.',
    values: { 'at any time': 'at any time', 'when useful': 'when useful' },
    why: 'Fewer questions are asked.',
  },
};

export const ORDER_WORDS: Readonly<Record<OrderId, OrderWords>> = {
  'nothing-at-stake': {
    label: 'Pass when nothing is at stake',
    help: 'You are not asked for modifiers while each of them can wait without loss.',
  },
  'no-modifiers': {
    label: 'Play no modifiers',
    help: 'You pass in every window until you take this back.',
  },
};

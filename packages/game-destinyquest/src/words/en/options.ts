/** The choices of a table, and the standing orders of a seat. */
import type { OptionWords, OrderWords } from '@fray/engine';
import type { OptionId } from '../../options.js';
import type { OrderId } from '../ids.js';

const HERO = 'One of the ready heroes, or a hero of your own as its description.';

export const OPTION_WORDS: Readonly<Record<OptionId, OptionWords>> = {
  hero1: { label: 'First hero', help: HERO },
  hero2: { label: 'Second hero', help: HERO },
  tie: {
    label: 'Equal attack speed',
    help: 'Nobody attacks and step 8 follows; or the faster hero wins the round; or both roll again.',
    values: { draw: 'nobody attacks', faster: 'the faster hero wins', reroll: 'both roll again' },
  },
  demonClaws: {
    label: 'Demon claws',
    help: 'A strike back of one die; or a passive that costs 4 health whenever the speed dice show a double.',
  },
  doubleKnockOut: {
    label: 'Both fall together',
    help: 'The duel is drawn; or whoever had more health just before wins.',
    values: { healthier: 'the healthier wins' },
  },
  roundCap: { label: 'Round limit', help: 'After this many rounds the duel is drawn.' },
  windowOrder: {
    label: 'Who opens a window for modifiers',
    help: 'The hero who is worse off, the one who is better off, or always player one.',
  },
  armourBack: {
    label: 'Counter, shield wall and thorn armour',
    help: 'Played before armour counts, so that their defence works; or only in step 7, for the die alone.',
  },
  strikeBack: {
    label: 'Strike backs',
    help: 'Most need a loss of health by the attack they answer; or all may be played whenever step 7 is reached.',
  },
  headButt: {
    label: 'Head butt',
    help: 'Passives still work in step 8 as after any interrupt; or the round ends at once.',
  },
  healingCap: {
    label: 'Healing goes up to',
    help: 'Twice the health of the sheet; or the doubled health the hero came in with.',
  },
  modifiers: {
    label: 'When modifiers may be played',
    help: 'In every window that their text allows; or only when they count and could not wait without loss.',
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

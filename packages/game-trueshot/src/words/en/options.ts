/** Options and standing orders in English. */
import type { OptionWords, OrderWords } from '@fray/engine';

const ON_OFF = { true: 'on', false: 'off' };

export const OPTION_WORDS: Readonly<Record<string, OptionWords>> = {
  opener: {
    label: 'First combat',
    help: 'Who opens the first combat: the player who was outside last, chance, or a seat that you name here.',
    values: {
      asked: 'ask who was outside last',
      random: 'chance',
      seat1: 'seat 1',
      seat2: 'seat 2',
      seat3: 'seat 3',
      seat4: 'seat 4',
    },
    why: 'Somebody may not remember, and strangers cannot check.',
  },
  stray: {
    label: 'Lodge Stray',
    help: 'Plays with the Lodge Stray, our stand-in for the pet without a type.',
    values: ON_OFF,
  },
  shadowlands: {
    label: 'Shadowlands',
    help: 'Mixes in three pets, four weapons and four spells.',
    values: ON_OFF,
  },
  direDiets: {
    label: 'Dire Diets',
    help: 'Everybody gets seven foods of their own, one to use a round.',
    values: ON_OFF,
  },
  dragonflight: {
    label: 'Dragonflight',
    help: 'Mixes in a pet, three weapons and the five Affinities.',
    values: ON_OFF,
  },
  preparationActions: {
    label: 'Preparation',
    help: 'Three actions for each player, or as many as they like.',
    values: { 3: 'three actions', 0: 'any number' },
  },
  refundOrder: {
    label: 'Selling',
    help: 'Whether the old weapon’s refund may pay for the new one.',
    values: { refundFirst: 'refund first', payFirst: 'pay first' },
    why: 'There is no income, so paying first locks most players into their first weapon.',
  },
  discardNew: {
    label: 'Newcomer may go',
    help: 'With a full board the new pet itself may be the one to leave.',
    values: ON_OFF,
    why: 'Whoever keeps a pet only to throw it away could have declined it.',
  },
  oneSpellPerSlot: {
    label: 'One spell a turn',
    help: 'Each player casts at most one spell in each turn.',
    values: ON_OFF,
    why: 'A hand full of spells cannot decide a turn by itself.',
  },
  scareEndsRound: {
    label: 'Scared pets do not count',
    help: 'A player whose only pets lie scared is out of the round.',
    values: ON_OFF,
    why: 'One card could end the round of a player whose pets are unhurt.',
  },
  survivorsHeal: {
    label: 'Survivors heal',
    help: 'Pets that survived a combat are healed before the next, too.',
    values: ON_OFF,
  },
  stallGuard: {
    label: 'No stalling',
    help: 'After a full turn without a strike, whoever can strike must.',
    values: ON_OFF,
    why: 'If nobody ever struck, the combat would never end.',
  },
  lapCap: { label: 'Full turns', help: 'After so many full turns the strongest board wins the round.' },
  roundCap: { label: 'Rounds', help: 'After this round the player with most Health wins.' },
};

export const ORDER_WORDS: Readonly<Record<string, OrderWords>> = {
  'hold-everything': {
    label: 'Hold everything',
    help: 'You are asked every time a spell could be cast. Switch the other orders off with it.',
  },
  'until-my-turn': {
    label: 'Pass until my turn',
    help: 'We pass for you until your next turn begins, and wake you if a pet of yours would fall.',
  },
  'before-death': {
    label: 'Before a pet of mine dies',
    help: 'You are asked when a strike would fell one of your pets, and when your first turn of a combat begins.',
  },
  'only-target': {
    label: 'Only when I am the target',
    help: 'You are asked when a strike is on one of your pets, and when your first turn of a combat begins.',
  },
};

/** The settings and standing orders in words. */
import type { OptionWords, OrderWords } from '@fray/engine';
import type { DevilsOptions } from '../../options.js';
import type { OrderId } from '../ids.js';
import { GANGS, TABLES } from './names.js';

const tables = Object.fromEntries(Object.entries(TABLES).map(([id, { name }]) => [id, name]));
const gang = (which: string): OptionWords => ({
  label: `${which} gang`,
  help: 'A ready-made gang, or one of your own for 500 dollars.',
  values: GANGS,
});

export const OPTION_WORDS: Readonly<Record<keyof DevilsOptions, OptionWords>> = {
  mission: {
    label: 'Mission',
    help: 'What the fight is about.',
    values: {
      'run-them-out-of-town': 'Run Them Out of Town',
      'stake-a-claim': 'Stake a Claim',
      'high-noon': 'High Noon',
      'run-them-out-of-town-later': 'Run Them Out of Town, later',
    },
    why: 'It is from the author’s revision of the days after.',
  },
  table: {
    label: 'Table',
    help: 'Where it is fought: a ready-made table, random: and a seed, square: and a seed for 3 by 3 feet, or your own.',
    values: tables,
  },
  gang1: gang('First'),
  gang2: gang('Second'),
  edition: {
    label: 'Edition',
    help: 'The rules of 8 December 2023, or the author’s revision of the days after.',
    values: { first: 'First', later: 'Later' },
    why: 'The author revised the rules in the days after this document.',
  },
  edges: {
    label: 'Edges',
    help: 'Which edges the gangs may come in from; between the long ones it is 24 inches.',
    values: { long: 'Long edges', any: 'Any edge' },
  },
  secureMode: {
    label: 'Securing takes',
    help: 'What a Secure draw must reach.',
    values: { printed: 'as printed', skill: 'the model’s Skill', scaled5: '5 or more' },
    why: 'The core’s 3 is a figure for dice. On cards nearly every draw succeeds.',
  },
  coverBonus: { label: 'Cover', help: 'What cover takes off the Defence figure.' },
  rendingOn: {
    label: 'Rending on',
    help: 'The card from which on Rending adds a hit.',
    values: { 13: 'King', 12: 'Queen' },
  },
  handRefill: {
    label: 'Hands are refilled',
    help: 'When cards that a set or run has cost come back.',
    values: { never: 'never', roundStart: 'each round', immediate: 'at once' },
    why: 'The document never gives a card back, so most would never play a set or run.',
  },
  dismountWhen: {
    label: 'Dismounting',
    help: 'At the start of which activations a rider may dismount.',
    values: { any: 'any model’s', own: 'the rider’s own' },
    why: 'Fewer questions: hardly anybody dismounts while another model acts.',
  },
  meldSum: {
    label: 'Sets and runs',
    help: 'Whether their sum must reach the figure or hit it.',
    values: { atLeast: 'reach it', exact: 'hit it exactly' },
  },
  swapOnRouting: {
    label: 'Swap routing cards',
    help: 'Whether a routing draw may be exchanged with the hand.',
    why: 'Low cards kept in hand put off a rout for long.',
  },
  routLoses: {
    label: 'Running loses',
    help: 'Whether a gang that runs has lost, or points decide even then.',
    why: 'Else a gang that leads may run on purpose and win.',
  },
  rollOff: {
    label: 'Initiative cards',
    help: 'How many cards each draws for initiative.',
    values: { two: 'two', one: 'one' },
    why: 'One card each is quicker.',
  },
  keywordScale: {
    label: 'Accurate and Shred',
    help: 'Whether they are doubled for cards or stand as printed.',
    values: { doubled: '2', printed: '1' },
  },
  closeRange: {
    label: 'Within 3 inches',
    help: 'Whether bonuses still help against the close figure.',
    values: { base: 'bonuses count', natural: 'the card alone' },
  },
  mutualSight: {
    label: 'Sight is mutual',
    help: 'Whether terrain blocks only when it hides both from each other.',
  },
  drifters: {
    label: 'Drifters',
    help: 'Whether Drifters, who are Rookies, may be hired.',
    why: 'The profile is from an older list, and the price is ours.',
  },
  confirmTable: {
    label: 'Agree on the table',
    help: 'Whether both are asked, and may have the next table instead.',
    why: 'Both may have agreed before they sat down.',
  },
};

export const ORDER_WORDS: Readonly<Record<OrderId, OrderWords>> = {
  'ask-if-it-matters': {
    label: 'Ask me when a swap could matter',
    help: 'You are asked whenever a swap could turn the draw or better your hand; else the card is kept.',
  },
  'tidy-hand': {
    label: 'Tidy my hand',
    help: 'A sure miss throws away the worst card, a sure hit keeps the better one. You are asked where a set or run could be played.',
  },
  'swap-if-it-turns': {
    label: 'Swap only if it turns the draw',
    help: 'The lowest card that turns a failed draw is swapped in. You are asked where a set or run could be played.',
  },
  'never-swap': { label: 'Never swap', help: 'Every card is played as it comes.' },
  'stay-mounted': {
    label: 'Dismount only in my own activation',
    help: 'Riders are not asked whenever somebody else acts.',
  },
};

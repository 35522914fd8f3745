/** What can be set, and what can be ordered. */
import type { OptionWords, OrderWords } from '@fray/engine';
import type { OptionId, OrderId } from '../ids.js';

const SWITCH = { false: 'off', true: 'on' };

export const OPTION_WORDS: Readonly<Record<OptionId, OptionWords>> = {
  startHealth: {
    label: 'Health',
    help: 'How much Health both players start with; more makes a longer match.',
    why: 'More Health makes a longer match.',
  },
  firstAttacker: {
    label: 'First attacker',
    help: 'Who attacks in round 1: a coin decides, or one of the seats.',
    values: { coin: 'a coin decides', seat1: 'seat 1', seat2: 'seat 2' },
  },
  mirrorMatch: {
    label: 'Mirror match',
    help: 'Both players use the same deck.',
    values: { off: 'off', rohan: 'both Rohan', isengard: 'both Isengard' },
  },
  redraw: {
    label: 'One redraw',
    help: 'Each player may put the opening hand back once and draw seven anew.',
    values: SWITCH,
    why: 'A bad opening hand need not decide the match.',
  },
  blockTurns: {
    label: 'Whole turns',
    help: 'The attacker plays all cards first, then the defender, who sees the whole attack.',
    values: SWITCH,
    why: 'An early draft of the rules played whole turns.',
  },
  defensiveBlocksSurprise: {
    label: 'Defenders block Surprise',
    help: 'A Defence-only card may be placed opposite a Surprise card.',
    values: SWITCH,
    why: 'The author’s program allows it; the document does not.',
  },
  hateCavalry: {
    label: 'Hate against Cavalry',
    help: 'Dunlendings hit Cavalry for 1 more, too.',
    values: SWITCH,
    why: 'The author’s program adds it; the card list does not.',
  },
  classicBalance: {
    label: 'Earlier edition',
    help: 'Figures and decks of the earlier edition; hits do not overflow and Kamikaze destroys only its bearer.',
    values: SWITCH,
    why: 'So the game was played before this document.',
  },
  winCheck: {
    label: 'Win check',
    help: 'When a fallen player is noticed: after every lane, or only after the whole Assault.',
    values: { lane: 'after every lane', assault: 'after the Assault' },
  },
  quietRounds: {
    label: 'Quiet rounds',
    help: 'After this many rounds in a row in which nothing happened the match is a draw.',
  },
  roundCap: {
    label: 'Round limit',
    help: 'After this round the player with more Health wins.',
  },
};

export const ORDER_WORDS: Readonly<Record<OrderId, OrderWords>> = {
  'nothing-fits': {
    label: 'Pass when no lane is open',
    help: 'Passes for you while no card whatever could be placed in your row.',
  },
};

/** What can be chosen in a match. */
import type { Arg, Verb } from '@fray/engine';
import { AREA_IDS } from './data/areas.js';
import { CARD_IDS, DECK_IDS } from './data/cards.js';
import { SEAT_IDS } from './data/seats.js';
import { CHANGE_NAMES } from './house/changes.js';

export const PASS = 0;
export const ROLL = 1;
export const GO = 2;
export const DRAW = 3;
export const HURT = 4;
export const HEAL = 5;
export const TAKE = 6;
export const HAND = 7;
export const GIVE = 8;
export const ATTACK = 9;
export const SWEEP = 10;
export const TARGET = 11;
export const USE = 12;
export const ADMIT = 13;
export const DENY = 14;
export const CHOOSE = 15;
export const PLAY = 16;
export const DISCARD = 17;
export const VOTE = 18;
export const DOUBLE = 19;
export const BLUR = 20;
export const COUP = 21;
export const STAND = 22;
export const PROPOSE = 23;
export const AGREE = 24;
export const REFUSE = 25;
export const ADJUST = 26;
export const CHANGE = 27;
export const ACCEPT = 28;
/** From here on: choices that nobody asks for. */
export const REVEAL = 29;
export const LOVE = 30;
export const DIG = 31;

const player: Arg = { name: 'player', names: SEAT_IDS };
const card: Arg = { name: 'card', names: CARD_IDS };

export const VERBS: readonly Verb[] = [
  { id: 'pass', args: [] },
  { id: 'roll', args: [{ name: 'times', from: 0 }] },
  { id: 'go', args: [{ name: 'area', names: AREA_IDS }] },
  { id: 'draw', args: [{ name: 'deck', names: DECK_IDS }] },
  { id: 'hurt', args: [player] },
  { id: 'heal', args: [player] },
  { id: 'take', args: [player, card] },
  { id: 'hand', args: [player, card] },
  { id: 'give', args: [player] },
  { id: 'attack', args: [player] },
  { id: 'sweep', args: [] },
  { id: 'target', args: [player] },
  { id: 'use', args: [player] },
  { id: 'admit', args: [] },
  { id: 'deny', args: [] },
  { id: 'choose', args: [{ name: 'roll', from: 1 }] },
  { id: 'play', args: [card] },
  { id: 'discard', args: [card] },
  { id: 'vote', args: [{ name: 'rules' }] },
  { id: 'double', args: [] },
  { id: 'blur', args: [] },
  { id: 'coup', args: [] },
  { id: 'stand', args: [] },
  { id: 'propose', args: [] },
  { id: 'agree', args: [] },
  { id: 'refuse', args: [] },
  { id: 'adjust', args: [] },
  { id: 'change', args: [{ name: 'rule', names: CHANGE_NAMES }] },
  { id: 'accept', args: [] },
  { id: 'reveal', args: [] },
  { id: 'love', args: [] },
  { id: 'dig', args: [card] },
];

/** Everything that can be chosen. Points are in thousandths of an inch. */
import type { Arg, Verb } from '@fray/engine';
import { CARD_IDS } from './cards.js';
import { WEAPON_IDS } from './data/weapons.js';

export const ACCEPT = 0;
export const VETO = 1;
export const KEEP = 2;
export const SWAP = 3;
export const MELD = 4;
export const EDGE = 5;
export const MARK = 6;
export const ENTRY = 7;
export const ACTIVATE = 8;
export const DISMOUNT = 9;
export const INTUIT = 10;
export const READY = 11;
export const SHOW = 12;
export const PLACE = 13;
export const DECLARE = 14;
export const MOVE = 15;
export const PASS = 16;
export const ATTACK = 17;
export const QUICK = 18;
export const DODGE = 19;
export const DECLINE = 20;
export const SECURE = 21;
export const FLASK_USE = 22;
export const TAKE = 23;
export const GO_AGAIN = 24;
export const CONCEDE = 25;

/** The edges of a table by the side they are on; x grows to the east, y to the north. */
export const EDGES = ['west', 'east', 'south', 'north'] as const;
export const WEST = 0;
export const EAST = 1;
export const SOUTH = 2;
export const NORTH = 3;

/** What can be declared (CR-20); `none` fills up a short list. */
export const ACTIONS = ['none', 'move', 'advance', 'attack', 'heavy', 'secure', 'pass', 'ability'] as const;
export const NONE = 0;
export const DO_MOVE = 1;
export const DO_ADVANCE = 2;
export const DO_ATTACK = 3;
export const DO_HEAVY = 4;
export const DO_SECURE = 5;
export const DO_PASS = 6;
export const DO_ABILITY = 7;

/** The name of no card comes after all cards. */
export const NO_CARD_NAME = CARD_IDS.length;
const CARDS = [...CARD_IDS, 'none'];

const card = (name: string): Arg => ({ name, names: CARDS });
const model = (name = 'model'): Arg => ({ name, from: 1 });
const action = (name: string): Arg => ({ name, names: ACTIONS });
const LONG: Arg = { name: 'shot', names: ['normal', 'long'] };
const POINT: readonly Arg[] = [{ name: 'x' }, { name: 'y' }];
const PLACE_ARGS: readonly Arg[] = [{ name: 'level' }, ...POINT];

export const VERBS: readonly Verb[] = [
  { id: 'accept', args: [] },
  { id: 'veto', args: [] },
  { id: 'keep', args: [] },
  { id: 'swap', args: [card('card')] },
  { id: 'meld', args: [card('play'), card('spare')] },
  { id: 'edge', args: [{ name: 'edge', names: EDGES }] },
  { id: 'mark', args: PLACE_ARGS },
  { id: 'enter', args: [{ name: 'number', from: 1 }, ...POINT] },
  { id: 'activate', args: [model()] },
  { id: 'dismount', args: [model()] },
  { id: 'intuition', args: [] },
  { id: 'ready', args: [] },
  { id: 'show', args: [card('first'), card('second')] },
  { id: 'place', args: PLACE_ARGS },
  { id: 'declare', args: [action('first'), action('second'), action('third'), action('fourth')] },
  { id: 'move', args: PLACE_ARGS },
  { id: 'pass', args: [] },
  { id: 'attack', args: [model('target'), { name: 'weapon', names: WEAPON_IDS }, LONG] },
  { id: 'quick-draw', args: [LONG] },
  { id: 'dodge', args: PLACE_ARGS },
  { id: 'decline', args: [] },
  { id: 'secure', args: [{ name: 'marker', from: 1 }] },
  { id: 'flask', args: [] },
  { id: 'take', args: [card('card')] },
  { id: 'go-again', args: [] },
  { id: 'concede', args: [] },
];

/** The things a player can do, and how each is written outside. */
import type { Verb } from '@fray/engine';
import { ABILITIES } from '../abilities/index.js';
import { DICE_SET_NAMES, DIE_NAMES } from './dice-choice.js';

/** Nothing now; in step 1 it is the written "no ability". */
export const PASS = 0;
export const PLAY = 1;
export const AIM = 2;
export const SWAP = 3;
export const PICK = 4;
export const CHOOSE = 5;
export const SPEND = 6;
export const RENEW = 7;
export const ROLL = 8;
export const DECLINE = 9;
export const NAME = 10;
export const CONCEDE = 11;

/** The verbs that name an ability first. */
export const ABILITY_VERBS: readonly number[] = [PLAY, AIM, SWAP, PICK, CHOOSE, SPEND, RENEW];

const ATTRIBUTE_NAMES = ['speed', 'brawn', 'magic', 'armour'];

const ABILITY = { name: 'ability', names: ABILITIES.map((ability) => ability.id) };

export const VERBS: readonly Verb[] = [
  { id: 'pass', args: [] },
  { id: 'play', args: [ABILITY] },
  { id: 'aim', args: [ABILITY, { name: 'die', names: DIE_NAMES }] },
  { id: 'swap', args: [ABILITY, { name: 'mine', from: 1 }, { name: 'theirs', from: 1 }] },
  { id: 'pick', args: [ABILITY, { name: 'dice', names: DICE_SET_NAMES }] },
  { id: 'choose', args: [ABILITY, { name: 'attribute', names: ATTRIBUTE_NAMES }] },
  { id: 'spend', args: [ABILITY, { name: 'amount' }] },
  { id: 'renew', args: [ABILITY, { name: 'which', names: ABILITY.names }] },
  { id: 'roll', args: [] },
  { id: 'decline', args: [] },
  { id: 'name', args: [ABILITY, { name: 'number' }] },
  { id: 'concede', args: [] },
];

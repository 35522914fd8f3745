/** What can be chosen in a match. Places are written a1 to d3: the seat's letter and the place in its row. */
import type { Verb } from '@fray/engine';
import { PET_IDS } from './data/pets.js';
import { SPELL_IDS } from './data/spells.js';
import { WEAPON_IDS } from './data/weapons.js';

export const PASS = 0;
export const CAST = 1;
export const STRIKE_AT = 2;
export const RUSH = 3;
export const EAT = 4;
export const BUY = 5;
export const REFRESH = 6;
export const TAME = 7;
export const REPLACE = 8;
export const KEEP = 9;
export const DECLINE = 10;
export const SWAP = 11;
export const DONE = 12;
export const PICK = 13;
export const PLAYER = 14;
export const RAISE = 15;
export const SHARE = 16;
export const DISCARD = 17;
export const TAKE = 18;
export const CHOOSE = 19;
export const PUT = 20;
export const TOP = 21;
export const BOTTOM = 22;
export const RESTORE_PET = 23;
export const RESTORE_WEAPON = 24;
export const RESTORE_SPELL = 25;
export const MILL = 26;
export const BORROW_EFFECT = 27;
export const OUTSIDE = 28;
export const LOTS = 29;
/** From here on: choices that nobody asks for. */
export const LOOK = 30;
export const CONCEDE = 31;

const LETTERS = ['a', 'b', 'c', 'd'];
export const PLACE_NAMES: readonly string[] = LETTERS.flatMap((seat) => [1, 2, 3].map((n) => `${seat}${n}`));
/** What a spell or food is aimed at: nothing, a place, or a seat. */
export const AIM_NAMES: readonly string[] = ['none', ...PLACE_NAMES, ...LETTERS];
export const FIRST_PLACE = 1;
export const FIRST_SEAT = 13;
/** What is let go for a new pet: nobody, a pet in a place, or the new one itself. */
export const RELEASE_NAMES: readonly string[] = ['none', ...PLACE_NAMES, 'itself'];
export const ITSELF = 13;
export const ATTACK = 0;
export const HEALTH = 1;
export const PETS_PILE = 0;
export const WEAPONS_PILE = 1;
export const SPELLS_PILE = 2;
export const FROM_PILE = 0;
export const FROM_DISCARD = 1;

const place = { name: 'place', names: PLACE_NAMES };
const from = { name: 'from', names: ['pile', 'discard'] };
const offer = { name: 'offer', names: ['first', 'second', 'discard'] };
const pile = { name: 'pile', names: ['pets', 'weapons', 'spells'] };
const spell = { name: 'spell', names: SPELL_IDS };
const pet = { name: 'pet', names: PET_IDS };

export const VERBS: readonly Verb[] = [
  { id: 'pass', args: [] },
  { id: 'cast', args: [spell, { name: 'at', names: AIM_NAMES }] },
  {
    id: 'strike',
    args: [
      { name: 'with', names: PLACE_NAMES },
      { name: 'at', names: PLACE_NAMES },
    ],
  },
  { id: 'rush', args: [{ name: 'with', names: PLACE_NAMES }] },
  { id: 'eat', args: [{ name: 'at', names: AIM_NAMES }] },
  { id: 'buy', args: [offer] },
  { id: 'refresh', args: [from] },
  { id: 'tame', args: [from] },
  { id: 'replace', args: [offer] },
  { id: 'keep', args: [{ name: 'release', names: RELEASE_NAMES }] },
  { id: 'decline', args: [] },
  {
    id: 'swap',
    args: [
      { name: 'place', names: PLACE_NAMES },
      { name: 'with', names: PLACE_NAMES },
    ],
  },
  { id: 'done', args: [] },
  { id: 'pick', args: [place] },
  { id: 'player', args: [{ name: 'seat', names: LETTERS }] },
  { id: 'raise', args: [place, { name: 'figure', names: ['attack', 'health'] }] },
  { id: 'share', args: [{ name: 'amount' }] },
  { id: 'discard', args: [spell] },
  { id: 'take', args: [spell] },
  { id: 'choose', args: [{ name: 'offer', names: ['first', 'second', 'third'] }] },
  { id: 'put', args: [{ name: 'card', from: 1 }] },
  { id: 'top', args: [] },
  { id: 'bottom', args: [] },
  { id: 'restore-pet', args: [pet] },
  { id: 'restore-weapon', args: [{ name: 'weapon', names: WEAPON_IDS }] },
  { id: 'restore-spell', args: [spell] },
  { id: 'mill', args: [pile] },
  { id: 'borrow', args: [pet] },
  { id: 'outside', args: [{ name: 'seat', names: LETTERS }] },
  { id: 'lots', args: [] },
  { id: 'look', args: [pile] },
  { id: 'concede', args: [] },
];

/** Moves in English, as a button says them. */
import type { Move, Reader, SeatView } from '@fray/engine';
import { FOOD_IDS } from '../../data/foods.js';
import { PET_IDS } from '../../data/pets.js';
import { SPELL_IDS } from '../../data/spells.js';
import { WEAPON_IDS } from '../../data/weapons.js';
import { NO_PET } from '../../state/state.js';
import * as v from '../../verbs.js';
import type { TrueshotView } from '../../view/view.js';
import { cardName, whom, whose } from './say.js';

type View = SeatView<TrueshotView>;
type Sayer = (a: number, b: number, view: View, reader: Reader) => string;

const spell = (kind: number): string => cardName(`spell:${SPELL_IDS[kind]}`);
const petCard = (kind: number): string => cardName(`pet:${PET_IDS[kind]}`);
const weapon = (kind: number | undefined): string =>
  kind === undefined ? '?' : cardName(`weapon:${WEAPON_IDS[kind]}`);

/** "your Fox" in a place of the table. */
function at(place: number, { table }: View, reader: Reader): string {
  const pet = table.row[place] ?? NO_PET;
  if (pet === NO_PET) return 'an empty place';
  return `${whose(Math.floor(place / 3), reader)} ${petCard(table.kind[pet]!)}`;
}

function aim(code: number, view: View, reader: Reader): string {
  if (code === 0) return '';
  return ` on ${code < v.FIRST_SEAT ? at(code - v.FIRST_PLACE, view, reader) : whom(code - v.FIRST_SEAT, reader)}`;
}

const PILES = ['pet', 'weapon', 'spell'];
const offered = (i: number, { table }: View): string =>
  weapon(i === 2 ? table.weaponDiscard[table.weaponDiscard.length - 1] : table.shop[i]);

const SAYERS: Readonly<Record<number, Sayer>> = {
  [v.PASS]: () => 'Pass',
  [v.CAST]: (a, b, view, r) => `Cast ${spell(a)}${aim(b, view, r)}`,
  [v.STRIKE_AT]: (a, b, view, r) => `Strike ${at(b, view, r)} with ${at(a, view, r)}`,
  [v.RUSH]: (a, _b, view, r) => `Strike with ${at(a, view, r)}`,
  [v.EAT]: (a, _b, view, r) =>
    `Use ${cardName(`food:${FOOD_IDS[view.table.food[view.seat] ?? 0]}`)}${aim(a, view, r)}`,
  [v.BUY]: (a, _b, view) => `Buy ${offered(a, view)}`,
  [v.REFRESH]: (a) => (a === 0 ? 'Refresh the shop' : 'Refresh the shop from the discard'),
  [v.TAME]: (a) => (a === 0 ? 'Tame from the pile' : 'Tame from the discard'),
  [v.REPLACE]: (a, _b, view) => `Replace ${offered(a, view)}`,
  [v.KEEP]: (a, _b, view, r) => keep(a, view, r),
  [v.DECLINE]: () => 'Decline',
  [v.SWAP]: (a, b, view, r) => `Swap ${at(a, view, r)} and ${at(b, view, r)}`,
  [v.DONE]: () => 'Done preparing',
  [v.PICK]: (a, _b, view, r) => `Pick ${at(a, view, r)}`,
  [v.PLAYER]: (a, _b, _view, r) => `Pick ${whom(a, r)}`,
  [v.RAISE]: (a, b, view, r) => `Raise the ${b === v.ATTACK ? 'Attack' : 'Health'} of ${at(a, view, r)}`,
  [v.SHARE]: (a) => `Give ${a}`,
  [v.DISCARD]: (a) => `Discard ${spell(a)}`,
  [v.TAKE]: (a) => `Take ${spell(a)}`,
  [v.CHOOSE]: (a, _b, { table }) => `Tame ${table.offer[a] === undefined ? '?' : petCard(table.offer[a])}`,
  [v.PUT]: (a, _b, { table }) => `${petCard(table.petPile[table.petPile.length - 1 - a]!)} (${a + 1})`,
  [v.TOP]: () => 'On top, as it is',
  [v.BOTTOM]: () => 'To the bottom',
  [v.RESTORE_PET]: (a) => `Shuffle ${petCard(a)} back`,
  [v.RESTORE_WEAPON]: (a) => `Shuffle ${weapon(a)} back`,
  [v.RESTORE_SPELL]: (a) => `Shuffle ${spell(a)} back`,
  [v.MILL]: (a) => `Top of the ${PILES[a]} pile`,
  [v.BORROW_EFFECT]: (a) => `Borrow from ${petCard(a)}`,
  [v.LOOK]: (a) => `Look at the top of the ${PILES[a]} pile`,
  [v.CONCEDE]: () => 'Give up',
  [v.OUTSIDE]: (a, _b, _view, r) => (a === r.seat ? 'I was' : `${whom(a, r)} was`),
  [v.LOTS]: () => 'Nobody remembers: draw lots',
};

function keep(a: number, view: View, reader: Reader): string {
  if (a === 0) return 'Keep it';
  return a === v.ITSELF ? 'Keep it, and let it go at once' : `Keep it and let ${at(a - 1, view, reader)} go`;
}

export function moveWords([verb, a, b]: Move, view: View, reader: Reader): string {
  return SAYERS[verb]?.(a, b, view, reader) ?? '?';
}

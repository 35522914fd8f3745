/** Moves in German, as a button says them. */
import type { Move, Reader, SeatView } from '@fray/engine';
import { FOOD_IDS } from '../../data/foods.js';
import { PET_IDS } from '../../data/pets.js';
import { SPELL_IDS } from '../../data/spells.js';
import { WEAPON_IDS } from '../../data/weapons.js';
import { NO_PET } from '../../state/state.js';
import * as v from '../../verbs.js';
import type { TrueshotView } from '../../view/view.js';
import { type Case, dich, petText, quoted, who } from './say.js';

type View = SeatView<TrueshotView>;
type Sayer = (a: number, b: number, view: View, reader: Reader) => string;

const spell = (kind: number): string => quoted(`spell:${SPELL_IDS[kind]}`);
const petCard = (kind: number): string => quoted(`pet:${PET_IDS[kind]}`);
const weapon = (kind: number | undefined): string =>
  kind === undefined ? '?' : quoted(`weapon:${WEAPON_IDS[kind]}`);

/** "deinen Fuchs" in a place of the table. */
function at(place: number, { table }: View, reader: Reader, as: Case = 'accusative'): string {
  const pet = table.row[place] ?? NO_PET;
  if (pet === NO_PET) return 'leerer Platz';
  return petText({ seat: Math.floor(place / 3), place, card: PET_IDS[table.kind[pet]!] }, reader, as);
}

function aim(code: number, view: View, reader: Reader): string {
  if (code === 0) return '';
  return ` auf ${code < v.FIRST_SEAT ? at(code - v.FIRST_PLACE, view, reader) : dich(code - v.FIRST_SEAT, reader)}`;
}

const PILES = ['Tierstapel', 'Waffenstapel', 'Zauberstapel'];
const offered = (i: number, { table }: View): string =>
  weapon(i === 2 ? table.weaponDiscard[table.weaponDiscard.length - 1] : table.shop[i]);

const SAYERS: Readonly<Record<number, Sayer>> = {
  [v.PASS]: () => 'Passen',
  [v.CAST]: (a, b, view, r) => `${spell(a)}${aim(b, view, r)} wirken`,
  [v.STRIKE_AT]: (a, b, view, r) => `${at(b, view, r)} mit ${at(a, view, r, 'dative')} angreifen`,
  [v.RUSH]: (a, _b, view, r) => `Mit ${at(a, view, r, 'dative')} angreifen`,
  [v.EAT]: (a, _b, view, r) =>
    `${quoted(`food:${FOOD_IDS[view.table.food[view.seat] ?? 0]}`)}${aim(a, view, r)} einsetzen`,
  [v.BUY]: (a, _b, view) => `${offered(a, view)} kaufen`,
  [v.REFRESH]: (a) => (a === 0 ? 'Laden erneuern' : 'Laden aus der Ablage erneuern'),
  [v.TAME]: (a) => (a === 0 ? 'Vom Stapel zähmen' : 'Aus der Ablage zähmen'),
  [v.REPLACE]: (a, _b, view) => `${offered(a, view)} ersetzen`,
  [v.KEEP]: (a, _b, view, r) => keep(a, view, r),
  [v.DECLINE]: () => 'Ziehen lassen',
  [v.SWAP]: (a, b, view, r) => `${at(a, view, r)} und ${at(b, view, r)} tauschen`,
  [v.DONE]: () => 'Vorbereitung beenden',
  [v.PICK]: (a, _b, view, r) => `${at(a, view, r)} wählen`,
  [v.PLAYER]: (a, _b, _view, r) => `${dich(a, r)} wählen`,
  [v.RAISE]: (a, b, view, r) => `${b === v.ATTACK ? 'Stärke' : 'Leben'} für ${at(a, view, r)}`,
  [v.SHARE]: (a) => `${a} geben`,
  [v.DISCARD]: (a) => `${spell(a)} abwerfen`,
  [v.TAKE]: (a) => `${spell(a)} nehmen`,
  [v.CHOOSE]: (a, _b, { table }) => `${table.offer[a] === undefined ? '?' : petCard(table.offer[a])} zähmen`,
  [v.PUT]: (a, _b, { table }) => `${petCard(table.petPile[table.petPile.length - 1 - a]!)} (${a + 1})`,
  [v.TOP]: () => 'Obenauf, wie es ist',
  [v.BOTTOM]: () => 'Nach unten',
  [v.RESTORE_PET]: (a) => `${petCard(a)} zurückmischen`,
  [v.RESTORE_WEAPON]: (a) => `${weapon(a)} zurückmischen`,
  [v.RESTORE_SPELL]: (a) => `${spell(a)} zurückmischen`,
  [v.MILL]: (a) => `Oberste Karte vom ${PILES[a]}`,
  [v.BORROW_EFFECT]: (a) => `Wirkung leihen: ${petCard(a)}`,
  [v.LOOK]: (a) => `Oberste Karte vom ${PILES[a]} ansehen`,
  [v.OUTSIDE]: (a, _b, _view, r) => (a === r.seat ? 'Ich' : who(a, r)),
  [v.LOTS]: () => 'Weiß niemand mehr: das Los entscheidet',
  [v.CONCEDE]: () => 'Aufgeben',
};

function keep(a: number, view: View, reader: Reader): string {
  if (a === 0) return 'Behalten';
  return a === v.ITSELF
    ? 'Behalten und gleich freilassen'
    : `Behalten und ${at(a - 1, view, reader)} freilassen`;
}

export function moveWords([verb, a, b]: Move, view: View, reader: Reader): string {
  const said = SAYERS[verb]?.(a, b, view, reader) ?? '?';
  return said.charAt(0).toUpperCase() + said.slice(1);
}

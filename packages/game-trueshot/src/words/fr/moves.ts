/** Moves in French, as a button says them. */
import type { Move, Reader, SeatView } from '@fray/engine';
import { FOOD_IDS } from '../../data/foods.js';
import { PET_IDS } from '../../data/pets.js';
import { SPELL_IDS } from '../../data/spells.js';
import { WEAPON_IDS } from '../../data/weapons.js';
import { NO_PET } from '../../state/state.js';
import * as v from '../../verbs.js';
import type { TrueshotView } from '../../view/view.js';
import { type Before, cardName, petText, who, whom } from './say.js';

type View = SeatView<TrueshotView>;
type Sayer = (a: number, b: number, view: View, reader: Reader) => string;

const spell = (kind: number): string => cardName(`spell:${SPELL_IDS[kind]}`);
const petCard = (kind: number): string => cardName(`pet:${PET_IDS[kind]}`);
const weapon = (kind: number | undefined): string =>
  kind === undefined ? '?' : cardName(`weapon:${WEAPON_IDS[kind]}`);

/** "ton Renard" in a place of the table. */
function at(place: number, { table }: View, reader: Reader, before: Before = ''): string {
  const pet = table.row[place] ?? NO_PET;
  if (pet === NO_PET) return 'une place vide';
  return petText({ seat: Math.floor(place / 3), place, card: PET_IDS[table.kind[pet]!] }, reader, before);
}

function aim(code: number, view: View, reader: Reader): string {
  if (code === 0) return '';
  return ` sur ${code < v.FIRST_SEAT ? at(code - v.FIRST_PLACE, view, reader) : whom(code - v.FIRST_SEAT, reader)}`;
}

const PILES = ['familiers', 'armes', 'sorts'];
const offered = (i: number, { table }: View): string =>
  weapon(i === 2 ? table.weaponDiscard[table.weaponDiscard.length - 1] : table.shop[i]);

const SAYERS: Readonly<Record<number, Sayer>> = {
  [v.PASS]: () => 'Passer',
  [v.CAST]: (a, b, view, r) => `Lancer ${spell(a)}${aim(b, view, r)}`,
  [v.STRIKE_AT]: (a, b, view, r) => `Frapper ${at(b, view, r)} avec ${at(a, view, r)}`,
  [v.RUSH]: (a, _b, view, r) => `Frapper avec ${at(a, view, r)}`,
  [v.EAT]: (a, _b, view, r) =>
    `Utiliser ${cardName(`food:${FOOD_IDS[view.table.food[view.seat] ?? 0]}`)}${aim(a, view, r)}`,
  [v.BUY]: (a, _b, view) => `Acheter ${offered(a, view)}`,
  [v.REFRESH]: (a) => (a === 0 ? 'Renouveler la boutique' : 'Renouveler la boutique depuis la défausse'),
  [v.TAME]: (a) => (a === 0 ? 'Apprivoiser depuis la pioche' : 'Apprivoiser depuis la défausse'),
  [v.REPLACE]: (a, _b, view) => `Remplacer ${offered(a, view)}`,
  [v.KEEP]: (a, _b, view, r) => keep(a, view, r),
  [v.DECLINE]: () => 'Laisser partir',
  [v.SWAP]: (a, b, view, r) => `Échanger ${at(a, view, r)} et ${at(b, view, r)}`,
  [v.DONE]: () => 'Finir la préparation',
  [v.PICK]: (a, _b, view, r) => `Choisir ${at(a, view, r)}`,
  [v.PLAYER]: (a, _b, _view, r) => `Choisir : ${whom(a, r)}`,
  [v.RAISE]: (a, b, view, r) => `${b === v.ATTACK ? 'Attaque' : 'Vie'} ${at(a, view, r, 'de')}`,
  [v.SHARE]: (a) => `Donner ${a}`,
  [v.DISCARD]: (a) => `Défausser ${spell(a)}`,
  [v.TAKE]: (a) => `Prendre ${spell(a)}`,
  [v.CHOOSE]: (a, _b, { table }) =>
    `Apprivoiser : ${table.offer[a] === undefined ? '?' : petCard(table.offer[a])}`,
  [v.PUT]: (a, _b, { table }) => `${petCard(table.petPile[table.petPile.length - 1 - a]!)} (${a + 1})`,
  [v.TOP]: () => 'Dessus, tel quel',
  [v.BOTTOM]: () => 'Dessous',
  [v.RESTORE_PET]: (a) => `Remettre dans la pioche : ${petCard(a)}`,
  [v.RESTORE_WEAPON]: (a) => `Remettre dans la pioche : ${weapon(a)}`,
  [v.RESTORE_SPELL]: (a) => `Remettre dans la pioche : ${spell(a)}`,
  [v.MILL]: (a) => `Dessus de la pioche des ${PILES[a]}`,
  [v.BORROW_EFFECT]: (a) => `Emprunter l’effet : ${petCard(a)}`,
  [v.LOOK]: (a) => `Regarder le dessus de la pioche des ${PILES[a]}`,
  [v.OUTSIDE]: (a, _b, _view, r) => (a === r.seat ? 'Moi' : who(a, r)),
  [v.LOTS]: () => 'Personne ne s’en souvient : tirer au sort',
  [v.CONCEDE]: () => 'Abandonner',
};

function keep(a: number, view: View, reader: Reader): string {
  if (a === 0) return 'Garder';
  return a === v.ITSELF ? 'Garder et relâcher aussitôt' : `Garder et relâcher ${at(a - 1, view, reader)}`;
}

export function moveWords([verb, a, b]: Move, view: View, reader: Reader): string {
  return SAYERS[verb]?.(a, b, view, reader) ?? '?';
}

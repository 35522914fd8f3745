/** What a bot does to prepare: a better weapon, more and better pets. */
import type { Move } from '@fray/engine';
import { NO_PET, PLACES } from '../state/state.js';
import { BUY, DECLINE, DONE, ITSELF, KEEP, REFRESH, REPLACE, TAME } from '../verbs.js';
import { UNKNOWN } from '../view/view.js';
import { type View, worthOf } from './board.js';
import { newPetWorth, weaponWorth } from './worth.js';

/** How much better a weapon must be to be bought, and a pet to be kept in another's place. */
const WEAPON_GAIN = 0.9;
const PET_GAIN = 0.8;
/** With pets like this on a full board, to meet another is hardly worth the action. */
const GOOD_PET = 7.5;

export function prepareScore(view: View, [verb, a]: Move): number {
  const { table, seat } = view;
  if (verb === DONE) return 0;
  if (verb === BUY) {
    const weapon = a === 2 ? table.weaponDiscard[table.weaponDiscard.length - 1]! : table.shop[a]!;
    return weaponWorth(weapon) - weaponWorth(table.weapon[seat]!, table.weaponUp[seat]!) - WEAPON_GAIN;
  }
  if (verb === TAME) return a === 0 ? tameScore(view) : -1;
  return verb === REFRESH && a === 0 ? 0.15 : -1;
}

function ownPets({ table, seat }: View): number[] {
  return table.row.slice(seat * PLACES, seat * PLACES + PLACES).filter((pet) => pet !== NO_PET);
}

/** Whoever has seen the top of the pile knows whether it is worth the action. */
function tameScore(view: View): number {
  const pets = ownPets(view);
  if (pets.length < 2) return 5;
  const { petPile } = view.table;
  const top = petPile[petPile.length - 1] ?? UNKNOWN;
  if (top !== UNKNOWN)
    return newPetWorth(top) - Math.min(...pets.map((pet) => worthOf(view, pet))) - PET_GAIN;
  return Math.min(...pets.map((pet) => worthOf(view, pet))) < GOOD_PET ? 0.8 : 0.1;
}

/** Keep a newcomer if there is room or it is better than the one that goes. */
export function keepScore(view: View, [verb, a]: Move): number {
  if (verb === DECLINE) return 0;
  if (verb !== KEEP || a === ITSELF) return -1;
  const worth = newPetWorth(view.table.shown);
  return a === 0 ? worth : worth - worthOf(view, view.table.row[a - 1]!) - PET_GAIN;
}

/** The worse weapon leaves the shop. */
export function replaceScore({ table }: View, [verb, a]: Move): number {
  return verb === REPLACE ? -weaponWorth(table.shop[a]!) : 0;
}

/** What must hold in every state: no card is lost or made, and nothing on the table contradicts itself. */
import { conserved } from '@fray/engine';
import { FOODS } from '../data/foods.js';
import { IS_EXOTIC } from '../data/pets.js';
import { BASIC } from '../data/weapons.js';
import { petCards, spellCards, weaponCards } from './cards.js';
import { inFlight } from './in-flight.js';
import { NO_PET, NOTHING, PLACES, type TrueshotState } from './state.js';

export function audit(s: Readonly<TrueshotState>): string | undefined {
  return auditCards(s) ?? auditRows(s) ?? auditPlayers(s);
}

function auditCards(s: Readonly<TrueshotState>): string | undefined {
  const onBoards = s.kind.filter((kind) => kind >= 0);
  const { pet, weapon } = inFlight(s);
  const pets = conserved(petCards(s.options), [
    s.petPile,
    s.petDiscard,
    onBoards,
    s.removed,
    pet,
    ...s.offers,
  ]);
  const held = s.weapon.filter((each) => each !== BASIC);
  const weapons = conserved(weaponCards(s.options), [s.weaponPile, s.weaponDiscard, held, s.shop, weapon]);
  const aspects = s.aspect.filter((spell) => spell !== NOTHING);
  const spells = conserved(spellCards(s.options), [
    s.spellPile,
    s.spellDiscard,
    s.draft,
    aspects,
    inFlight(s).spells,
    ...s.hands,
    ...s.aside,
  ]);
  const name = (kind: string, fault: string | undefined) =>
    fault === undefined ? undefined : `${kind}: ${fault}`;
  return name('pets', pets) ?? name('weapons', weapons) ?? name('spells', spells) ?? auditKnowledge(s);
}

function auditKnowledge(s: Readonly<TrueshotState>): string | undefined {
  if (s.petSeen.length !== s.petPile.length) return 'who knows the pet pile does not fit the pile';
  if (s.weaponSeen.length !== s.weaponPile.length) return 'who knows the weapon pile does not fit the pile';
  const whole = s.foodPile.every((pile, seat) =>
    [0, FOODS.length].includes(pile.length + s.foodDiscard[seat]!.length),
  );
  return whole ? undefined : 'a food is missing';
}

function auditRows(s: Readonly<TrueshotState>): string | undefined {
  for (let seat = 0; seat < s.seats; seat++) {
    const row = s.row.slice(seat * PLACES, seat * PLACES + PLACES);
    const pets = row.filter((pet) => pet !== NO_PET);
    if (row.slice(0, pets.length).includes(NO_PET)) return `the row of seat ${seat} has a gap`;
    if (new Set(pets).size !== pets.length) return `a pet lies twice in the row of seat ${seat}`;
    if (pets.some((pet) => s.kind[pet]! < 0)) return `the row of seat ${seat} has a place without a pet`;
    const there = [0, 1, 2].filter((i) => s.kind[seat * PLACES + i]! >= 0).length;
    if (there !== pets.length) return `a pet of seat ${seat} lies in no row`;
    if (pets.filter((pet) => IS_EXOTIC[s.kind[pet]!]).length > 1) return `seat ${seat} has two Exotics`;
  }
  return undefined;
}

function auditPlayers(s: Readonly<TrueshotState>): string | undefined {
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.health[seat]! < 0 || s.health[seat]! > 10) return `seat ${seat} has ${s.health[seat]} Health`;
    if (s.coins[seat]! < 0) return `seat ${seat} has ${s.coins[seat]} Coins`;
  }
  return undefined;
}

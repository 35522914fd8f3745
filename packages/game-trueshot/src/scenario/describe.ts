/** The table in the wording of positions, one fact a line. */

import { FOOD_IDS } from '../data/foods.js';
import { DEAD } from '../data/marks.js';
import { NO_EFFECT, PET_IDS } from '../data/pets.js';
import { SPELL_IDS } from '../data/spells.js';
import { BASIC, WEAPON_IDS } from '../data/weapons.js';
import { isInGame, type Table } from '../rules/board.js';
import { attackOf, healthOf } from '../rules/figures.js';
import { ownEffect } from '../rules/rows.js';
import { NO_PET, NOTHING, PLACES } from '../state/state.js';
import { PLACE_NAMES } from '../verbs.js';
import { PET_FIELDS, SEAT_FIELDS, SEAT_NAMES, TABLE_FIELDS } from './read.js';

const PHASES = ['start', 'preparation', 'combat', 'end'];
/** Fields whose usual value is not 0. */
const USUAL: Readonly<Record<string, number>> = { setAttack: NOTHING, setHealth: NOTHING };

const list = (ids: readonly string[], cards: readonly number[]): string =>
  cards.map((card) => ids[card]).join(', ');

export function describeTable(s: Table): string[] {
  const lines = [`phase ${PHASES[s.phase]}`, `round ${s.round}`, `lap ${s.lap}`];
  lines.push(
    `${SEAT_NAMES[s.opener]} opens`,
    `${SEAT_NAMES[s.active]} to act`,
    `${SEAT_NAMES[s.prepOpener]} prepares first`,
  );
  if (s.compelled) lines.push('compelled');
  for (const field of TABLE_FIELDS) if (s[field] !== 0) lines.push(`${field.toLowerCase()}=${s[field]}`);
  for (let seat = 0; seat < s.seats; seat++) lines.push(...describeSeat(s, seat));
  for (let place = 0; place < s.row.length; place++) lines.push(...describePlace(s, place));
  lines.push(`shop: ${list(WEAPON_IDS, s.shop)}`, `removed: ${list(PET_IDS, s.removed)}`);
  lines.push(
    `pet pile: ${list(PET_IDS, s.petPile.slice().reverse())}`,
    `pet discard: ${list(PET_IDS, s.petDiscard)}`,
  );
  lines.push(
    `weapon pile: ${list(WEAPON_IDS, s.weaponPile.slice().reverse())}`,
    `weapon discard: ${list(WEAPON_IDS, s.weaponDiscard)}`,
  );
  lines.push(
    `spell pile: ${list(SPELL_IDS, s.spellPile.slice().reverse())}`,
    `spell discard: ${list(SPELL_IDS, s.spellDiscard)}`,
  );
  return lines;
}

function describeSeat(s: Table, seat: number): string[] {
  const name = SEAT_NAMES[seat]!;
  const row = s.row.slice(seat * PLACES, seat * PLACES + PLACES).filter((pet) => pet !== NO_PET);
  const weapon = s.weapon[seat]!;
  const lines = [
    `${name} health ${s.health[seat]}`,
    `${name} coins ${s.coins[seat]}`,
    `${name} pets: ${list(
      PET_IDS,
      row.map((pet) => s.kind[pet]!),
    )}`,
    `${name} weapon: ${weapon === BASIC ? 'basic' : WEAPON_IDS[weapon]}`,
    `${name} hand: ${list(SPELL_IDS, s.hands[seat]!)}`,
    `${name} aside: ${list(SPELL_IDS, s.aside[seat]!)}`,
    `${name} aspect: ${s.aspect[seat] === NOTHING ? '' : SPELL_IDS[s.aspect[seat]!]}`,
    `${name} food: ${list(FOOD_IDS, s.foodPile[seat]!.slice().reverse())}`,
  ];
  if (!isInGame(s, seat)) lines.push(`${name} out`);
  for (const field of SEAT_FIELDS)
    if (s[field][seat] !== 0) lines.push(`${name} ${field.toLowerCase()}=${s[field][seat]}`);
  return lines;
}

function describePlace(s: Table, place: number): string[] {
  const pet = s.row[place]!;
  if (pet === NO_PET) return [];
  const name = PLACE_NAMES[place]!;
  const lines: string[] = [];
  for (const field of PET_FIELDS)
    if (s[field][pet] !== (USUAL[field] ?? 0)) lines.push(`${name} ${field.toLowerCase()}=${s[field][pet]}`);
  if (s.effect[pet] !== ownEffect(s.kind[pet]!) && s.effect[pet] !== NO_EFFECT)
    lines.push(`${name} copies ${PET_IDS[s.effect[pet]!]}`);
  if (s.also[pet] !== NO_EFFECT) lines.push(`${name} borrows ${PET_IDS[s.also[pet]!]}`);
  if ((s.marks[pet]! & DEAD) !== 0) return [...lines, `${name} dead`];
  return [...lines, `${name} attack ${attackOf(s, pet)}`, `${name} health ${healthOf(s, pet)}`];
}

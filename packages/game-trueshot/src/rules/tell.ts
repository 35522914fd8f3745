/** How events name things: pets by seat, place and card, cards by their reference in the glossary. */
import type { EventData, EventValue, Run } from '@fray/engine';
import { PET_IDS } from '../data/pets.js';
import { SPELL_IDS } from '../data/spells.js';
import { BASIC, WEAPON_IDS } from '../data/weapons.js';
import type { TrueshotState } from '../state/state.js';
import type { EventType } from '../words/ids.js';
import { ownerOf, placeOf, type Table } from './board.js';

export type Rules = Run<TrueshotState>;

export function tell(run: Rules, type: EventType, clause: string, data: EventData): void {
  run.tell({ type, clause, data });
}

/** The same with a part that only some seats may see. */
export function tellSecretly(
  run: Rules,
  type: EventType,
  clause: string,
  data: EventData,
  seats: readonly number[],
  hidden: EventData,
): void {
  run.tell({ type, clause, data, secret: [{ seats, data: hidden }] });
}

/** A pet on a board; places count from 1. */
export function petRef(s: Table, pet: number): EventValue {
  const owner = ownerOf(pet);
  return { seat: owner, place: placeOf(s, pet) - owner * 3 + 1, card: PET_IDS[s.kind[pet]!] ?? '' };
}

export function petRefs(s: Table, pets: readonly number[]): EventValue {
  return pets.map((pet) => petRef(s, pet));
}

export function petCard(kind: number): string {
  return `pet:${PET_IDS[kind]}`;
}

export function weaponCard(weapon: number): string {
  return weapon === BASIC ? 'weapon:basic' : `weapon:${WEAPON_IDS[weapon]}`;
}

export function spellCard(spell: number): string {
  return `spell:${SPELL_IDS[spell]}`;
}

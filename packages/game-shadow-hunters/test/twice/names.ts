/** The same characters and cards by both names: ids of the game, and ids of the clauses as the reference has them. */
import { CARDS } from '../../src/data/cards.js';
import { CHARACTERS } from '../../src/data/characters.js';
import type { Character, Equipment } from '../reference/tables.js';

export const CHARACTER_NAMES = CHARACTERS.map(({ clause }) => clause.slice('SH-C-'.length) as Character);

const GEAR = CARDS.filter(({ gear }) => gear !== -1);
export const CARD_NAMES = GEAR.map(({ clause }) => clause.slice('SH-K-'.length) as Equipment);

export function cardId(name: string): string {
  return GEAR[CARD_NAMES.indexOf(name as Equipment)]!.id;
}

export function characterId(name: Character): string {
  return CHARACTERS[CHARACTER_NAMES.indexOf(name)]!.id;
}

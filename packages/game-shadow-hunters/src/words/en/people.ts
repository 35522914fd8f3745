/** Who is meant: "you" for the reader, a name for everybody else; and the names of things that can be looked up. */
import { grammarOf, type Part, type Reader } from '@fray/engine';
import { AREA_IDS, AREAS } from '../../data/areas.js';
import { CARD_IDS, CARDS } from '../../data/cards.js';
import { CHARACTER_IDS, CHARACTERS } from '../../data/characters.js';
import { causeOf, isYou } from '../reader.js';
import { HOUSE_NAMES } from './house.js';

export const english = grammarOf('en');

export const SEAT_NAMES: readonly string[] = [
  'Teal',
  'Rose',
  'Plum',
  'Moss',
  'Ink',
  'Ochre',
  'Umber',
  'Sage',
];

/** At the start of a sentence: "You" or the name. */
export function Who(seat: unknown, reader: Reader): string {
  return isYou(seat, reader) ? 'You' : nameOf(seat, reader);
}

/** Inside a sentence, as an object: "you" or the name. */
export function whom(seat: unknown, reader: Reader): string {
  return isYou(seat, reader) ? 'you' : nameOf(seat, reader);
}

export function whose(seat: unknown, reader: Reader): string {
  return isYou(seat, reader) ? 'your' : `${nameOf(seat, reader)}’s`;
}

/** At the start of a sentence: "Your" or "Ines’s". */
export function Whose(seat: unknown, reader: Reader): string {
  return isYou(seat, reader) ? 'Your' : whose(seat, reader);
}

/** "yourself" or "themselves". */
export function oneself(seat: unknown, reader: Reader): string {
  return isYou(seat, reader) ? 'yourself' : 'themselves';
}

export function nameOf(seat: unknown, reader: Reader): string {
  return reader.names[Number(seat)] ?? SEAT_NAMES[Number(seat)] ?? 'Somebody';
}

/** "you, Ines and Kit" */
export function everyone(seats: unknown, reader: Reader): string {
  return english.listed((seats as readonly number[]).map((seat) => whom(seat, reader)));
}

export function cardName(id: unknown): string {
  return CARDS[CARD_IDS.indexOf(String(id))]?.name ?? String(id);
}

export function cardPart(id: unknown): Part {
  return { ref: `card:${id}`, text: cardName(id) };
}

export function characterName(id: unknown): string {
  return CHARACTERS[CHARACTER_IDS.indexOf(String(id))]?.name ?? String(id);
}

export function characterPart(id: unknown): Part {
  return { ref: `character:${id}`, text: characterName(id) };
}

export function areaName(id: unknown): string {
  return AREAS[AREA_IDS.indexOf(String(id))]?.name ?? String(id);
}

export function areaPart(id: unknown): Part {
  return { ref: `area:${id}`, text: `the ${areaName(id)}` };
}

/** A cause such as "card:dynamite", by its name; undefined where there is none to look up. */
export function causePart(cause: unknown): Part | undefined {
  const [kind, id] = causeOf(cause);
  if (kind === 'card') return cardPart(id);
  if (kind === 'character') return { ref: `character:${id}`, text: abilityName(id) };
  if (kind === 'area') return areaPart(id);
  if (kind === 'house') return { ref: String(cause), text: HOUSE_NAMES[id as keyof typeof HOUSE_NAMES] };
  return undefined;
}

export function abilityName(id: unknown): string {
  return CHARACTERS[CHARACTER_IDS.indexOf(String(id))]?.ability ?? String(id);
}

const FACTION_NAMES: Readonly<Record<string, string>> = {
  hunter: 'Hunter',
  shadow: 'Shadow',
  neutral: 'Neutral',
};

export function factionName(id: unknown): string {
  return FACTION_NAMES[String(id)] ?? String(id);
}

export const DECK_NAMES: Readonly<Record<string, string>> = {
  hermit: 'Hermit',
  white: 'White',
  black: 'Black',
};

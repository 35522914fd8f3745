/** Who is meant: "du" for the reader, a name for everybody else, in the case that fits; and what can be looked up. */
import { grammarOf, type Part, type Reader } from '@fray/engine';
import { causeOf, isYou } from '../reader.js';
import { HOUSE_NAMES } from './house.js';
import { ABILITY_NAMES, AREA_FORMS, type AreaForms, CARD_NAMES, CHARACTER_NAMES } from './names.js';

export const german = grammarOf('de');

export const SEAT_NAMES: readonly string[] = [
  'Petrol',
  'Rose',
  'Pflaume',
  'Moos',
  'Tinte',
  'Ocker',
  'Umbra',
  'Salbei',
];

export function nameOf(seat: unknown, reader: Reader): string {
  return reader.names[Number(seat)] ?? SEAT_NAMES[Number(seat)] ?? 'Jemand';
}

/** At the start of a sentence: "Du" or the name. */
export function Wer(seat: unknown, reader: Reader): string {
  return isYou(seat, reader) ? 'Du' : nameOf(seat, reader);
}

/** "Du hast" or "Ines hat". */
export function Hat(seat: unknown, reader: Reader): string {
  return `${Wer(seat, reader)} ${isYou(seat, reader) ? 'hast' : 'hat'}`;
}

export function Ist(seat: unknown, reader: Reader): string {
  return `${Wer(seat, reader)} ${isYou(seat, reader) ? 'bist' : 'ist'}`;
}

export function du(seat: unknown, reader: Reader): string {
  return isYou(seat, reader) ? 'du' : nameOf(seat, reader);
}

export function dich(seat: unknown, reader: Reader): string {
  return isYou(seat, reader) ? 'dich' : nameOf(seat, reader);
}

export function dir(seat: unknown, reader: Reader): string {
  return isYou(seat, reader) ? 'dir' : nameOf(seat, reader);
}

/** `own` is the form of "dein" that fits; for others "Ines’" or "Kits". */
export function dein(seat: unknown, reader: Reader, own: string): string {
  return isYou(seat, reader) ? own : genitive(nameOf(seat, reader));
}

function genitive(name: string): string {
  return /(s|ß|x|z|ce)$/i.test(name) ? `${name}’` : `${name}s`;
}

/** "dich, Ines und Kit" */
export function alle(seats: unknown, reader: Reader): string {
  return german.listed((seats as readonly number[]).map((seat) => dich(seat, reader)));
}

export function cardName(id: unknown): string {
  return CARD_NAMES[String(id)] ?? String(id);
}

/** In quotation marks, because names of cards are not declined. */
export function quoted(id: unknown): string {
  return `„${cardName(id)}“`;
}

export function cardPart(id: unknown): Part {
  return { ref: `card:${id}`, text: cardName(id) };
}

export function quotedPart(id: unknown): Part {
  return { ref: `card:${id}`, text: quoted(id) };
}

export function characterName(id: unknown): string {
  return CHARACTER_NAMES[String(id)] ?? String(id);
}

export function characterPart(id: unknown): Part {
  return { ref: `character:${id}`, text: characterName(id) };
}

export function abilityName(id: unknown): string {
  return ABILITY_NAMES[String(id)] ?? String(id);
}

export function areaName(id: unknown): string {
  return AREA_FORMS[String(id)]?.name ?? String(id);
}

export function areaPart(id: unknown, form: keyof AreaForms): Part {
  return { ref: `area:${id}`, text: AREA_FORMS[String(id)]?.[form] ?? String(id) };
}

/** A cause such as "card:dynamite", by its name; undefined where there is none to look up. */
export function causePart(cause: unknown): Part | undefined {
  const [kind, id] = causeOf(cause);
  if (kind === 'card') return quotedPart(id);
  if (kind === 'character') return { ref: `character:${id}`, text: abilityName(id) };
  if (kind === 'area') return areaPart(id, 'den');
  if (kind === 'house') return { ref: String(cause), text: HOUSE_NAMES[id as keyof typeof HOUSE_NAMES] };
  return undefined;
}

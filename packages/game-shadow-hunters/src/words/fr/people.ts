/** Who is meant: "tu" for the reader, a name for everybody else, with the verb that fits; and what can be looked up. */
import { elided, grammarOf, type Part, type Reader } from '@fray/engine';
import { causeOf, isYou } from '../reader.js';
import { HOUSE_NAMES } from './house.js';
import { ABILITY_NAMES, AREA_FORMS, type AreaForms, CARD_NAMES, CHARACTER_NAMES } from './names.js';

export const french = grammarOf('fr');

export const SEAT_NAMES: readonly string[] = [
  'Sarcelle',
  'Rose',
  'Prune',
  'Mousse',
  'Encre',
  'Ocre',
  'Ombre',
  'Sauge',
];

export function nameOf(seat: unknown, reader: Reader): string {
  return reader.names[Number(seat)] ?? SEAT_NAMES[Number(seat)] ?? 'Quelqu’un';
}

/** The form of a verb that goes with whoever it is: "Tu commences", "Ada commence". */
export function does(seat: unknown, reader: Reader, you: string, they: string): string {
  return isYou(seat, reader) ? `Tu ${you}` : `${nameOf(seat, reader)} ${they}`;
}

/** "Tu as" or "Ada a". */
export function has(seat: unknown, reader: Reader): string {
  return does(seat, reader, 'as', 'a');
}

/** After a preposition or alone: "toi" or "Ada". */
export function whom(seat: unknown, reader: Reader): string {
  return isYou(seat, reader) ? 'toi' : nameOf(seat, reader);
}

/** "de toi" or "d’Ada". */
export function from(seat: unknown, reader: Reader): string {
  return elided('de', whom(seat, reader));
}

/** What somebody has: "ton tour" or "le tour d’Ada". */
export function owned(seat: unknown, reader: Reader, yours: string, the: string): string {
  return isYou(seat, reader) ? yours : `${the} ${from(seat, reader)}`;
}

/**
 * Who did something to whom, around the participle: "Ada t’a" … "", "Tu as" … " à Ada", "Ada s’est" … "". What is done stands
 * after it, so that the participle never has to agree.
 */
export function doing(by: unknown, to: unknown, reader: Reader): readonly [head: string, tail: string] {
  if (by === to) return [does(by, reader, 't’es', 's’est'), ''];
  if (isYou(to, reader)) return [`${nameOf(by, reader)} t’a`, ''];
  return [has(by, reader), ` à ${nameOf(to, reader)}`];
}

/** "toi, Ada et Bob" */
export function everyone(seats: unknown, reader: Reader): string {
  return french.listed((seats as readonly number[]).map((seat) => whom(seat, reader)));
}

/** "2 blessures" */
export function wounds(n: unknown): string {
  return `${n} ${french.plural(Number(n), { one: 'blessure', other: 'blessures' })}`;
}

export function cardName(id: unknown): string {
  return CARD_NAMES[String(id)] ?? String(id);
}

/** In quotation marks, because names of cards follow no article. */
export function quoted(id: unknown): string {
  return `« ${cardName(id)} »`;
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

export function areaName(id: unknown, form: keyof AreaForms = 'name'): string {
  return AREA_FORMS[String(id)]?.[form] ?? String(id);
}

export function areaPart(id: unknown, form: keyof AreaForms = 'name'): Part {
  return { ref: `area:${id}`, text: areaName(id, form) };
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

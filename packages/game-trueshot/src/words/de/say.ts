/** Small words of the German book: who, which pet, which card, in the case that fits. */
import { type EventData, type EventValue, grammarOf, type Part, type Reader } from '@fray/engine';
import { type CardBook, cardsIn } from '../cards.js';
import { isMe, type PetRef } from '../teller.js';
import { FEMININE, NEUTER, WEAK } from './genders.js';
import { PET_WORDS } from './pets.js';
import { SPELL_WORDS } from './spells.js';
import { FOOD_WORDS, WEAPON_WORDS } from './weapons.js';

export const german = grammarOf('de');

export const CARDS: CardBook = {
  pet: PET_WORDS,
  weapon: WEAPON_WORDS,
  spell: SPELL_WORDS,
  food: FOOD_WORDS,
  rules: { 'rule:limit': 'Zahl der Tiere', 'rule:temporary': 'Ende des Kampfes' },
};

const { cardName, card: plainCard } = cardsIn(CARDS);

export { cardName, plainCard };

/** In quotation marks, because names of cards are not declined. */
export function quoted(ref: unknown): string {
  const part = card(ref);
  return typeof part === 'string' ? part : part.text;
}

/** The same, to be looked up; what stands for a card in the rules has no quotation marks. */
export function card(ref: unknown): Part {
  const part = plainCard(ref);
  return typeof part === 'string' ? part : { ...part, text: `„${part.text}“` };
}

/** The cause of something, small behind it. */
export function tellBy(d: EventData): { small?: string } {
  return d['by'] === undefined || d['by'] === null ? {} : { small: `durch ${quoted(d['by'])}` };
}

function nameOf(seat: unknown, reader: Reader): string {
  return reader.names[Number(seat)] ?? '?';
}

/** "Du" to the one concerned, the name to all others. */
export function who(seat: unknown, reader: Reader): string {
  return isMe(seat, reader) ? 'Du' : nameOf(seat, reader);
}

export function du(seat: unknown, reader: Reader): string {
  return isMe(seat, reader) ? 'du' : nameOf(seat, reader);
}

export function dich(seat: unknown, reader: Reader): string {
  return isMe(seat, reader) ? 'dich' : nameOf(seat, reader);
}

export function dir(seat: unknown, reader: Reader): string {
  return isMe(seat, reader) ? 'dir' : nameOf(seat, reader);
}

/** "Du hast" or "Ada hat". */
export function hat(seat: unknown, reader: Reader): string {
  return `${who(seat, reader)} ${verb(seat, reader, 'hat', 'hast')}`;
}

/** `own` is the form of "dein" that fits; for others "Ines’" or "Adas". */
export function dein(seat: unknown, reader: Reader, own: string): string {
  if (isMe(seat, reader)) return own;
  const name = nameOf(seat, reader);
  return /(s|ß|x|z|ce)$/i.test(name) ? `${name}’` : `${name}s`;
}

/** A verb that goes with who does it: verb(seat, reader, 'kann', 'kannst'). */
export function verb(seat: unknown, reader: Reader, they: string, you: string): string {
  return isMe(seat, reader) ? you : they;
}

export type Case = 'nominative' | 'accusative' | 'dative';

const DEIN: Readonly<Record<'m' | 'f' | 'n', Readonly<Record<Case, string>>>> = {
  m: { nominative: 'dein', accusative: 'deinen', dative: 'deinem' },
  f: { nominative: 'deine', accusative: 'deine', dative: 'deiner' },
  n: { nominative: 'dein', accusative: 'dein', dative: 'deinem' },
};

function genderOf(id: string): 'm' | 'f' | 'n' {
  if (FEMININE.has(id)) return 'f';
  return NEUTER.has(id) ? 'n' : 'm';
}

/** A pet's name; a few, such as "der Bär", end otherwise where they are not the subject. */
function petName(id: string, as: Case): string {
  return (as === 'nominative' ? undefined : WEAK[id]) ?? cardName(`pet:${id}`);
}

/** "dein Fuchs", "deinen Fuchs" or "Adas Fuchs". */
export function pet(ref: unknown, reader: Reader, as: Case = 'nominative'): Part[] {
  const { seat, card: id } = ref as PetRef;
  const owner = dein(seat, reader, DEIN[genderOf(id)][as]);
  return [`${owner} `, { ref: `pet:${id}`, text: petName(id, as) }];
}

export function petText(ref: unknown, reader: Reader, as: Case = 'nominative'): string {
  const { seat, card: id } = ref as PetRef;
  return `${dein(seat, reader, DEIN[genderOf(id)][as])} ${petName(id, as)}`;
}

export function listOf(refs: unknown, reader: Reader, as: Case): string {
  return german.listed((refs as readonly EventValue[]).map((ref) => petText(ref, reader, as)));
}

export function seatsOf(seats: unknown, reader: Reader, form: typeof dich): string {
  return german.listed((seats as readonly number[]).map((seat) => form(seat, reader)));
}

export function cardsOf(refs: unknown): Part[] {
  return [...german.list((refs as readonly string[]).map((ref) => card(ref)))];
}

export function count(n: unknown, one: string, other: string): string {
  return `${n} ${german.plural(Number(n), { one, other })}`;
}

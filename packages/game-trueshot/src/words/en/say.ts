/** Small words of the English book: who, which pet, which card. */
import { type EventData, type EventValue, grammarOf, type Part, type Reader } from '@fray/engine';
import { type CardBook, cardsIn } from '../cards.js';
import { isMe, type PetRef } from '../teller.js';
import { PET_WORDS } from './pets.js';
import { SPELL_WORDS } from './spells.js';
import { FOOD_WORDS, WEAPON_WORDS } from './weapons.js';

export const english = grammarOf('en');

export const CARDS: CardBook = {
  pet: PET_WORDS,
  weapon: WEAPON_WORDS,
  spell: SPELL_WORDS,
  food: FOOD_WORDS,
  rules: { 'rule:limit': 'the limit of pets', 'rule:temporary': 'the end of combat' },
};

export const { cardName, card } = cardsIn(CARDS);

/** The cause of something, small behind it. */
export function tellBy(d: EventData): { small?: string } {
  return d['by'] === undefined || d['by'] === null ? {} : { small: `because of ${cardName(d['by'])}` };
}

/** "You" to the one concerned, the name to all others. */
export function who(seat: unknown, reader: Reader): string {
  return isMe(seat, reader) ? 'You' : (reader.names[Number(seat)] ?? '?');
}

/** The same in the middle of a sentence. */
export function whom(seat: unknown, reader: Reader): string {
  return isMe(seat, reader) ? 'you' : (reader.names[Number(seat)] ?? '?');
}

/** "your" or "Ada’s". */
export function whose(seat: unknown, reader: Reader): string {
  return isMe(seat, reader) ? 'your' : `${reader.names[Number(seat)] ?? '?'}’s`;
}

/** A verb that goes with who does it: verb(seat, reader, 'has', 'have'). */
export function verb(seat: unknown, reader: Reader, they: string, you: string): string {
  return isMe(seat, reader) ? you : they;
}

/** "your Fox" or "Ada’s Fox". */
export function pet(ref: unknown, reader: Reader): Part[] {
  const { seat, card: id } = ref as PetRef;
  return [`${whose(seat, reader)} `, card(`pet:${id}`)];
}

export function petText(ref: unknown, reader: Reader): string {
  const { seat, card: id } = ref as PetRef;
  return `${whose(seat, reader)} ${cardName(`pet:${id}`)}`;
}

export function listOf(refs: unknown, reader: Reader): Part[] {
  const items = (refs as readonly EventValue[]).map((ref) => petText(ref, reader));
  return [english.listed(items)];
}

export function cardsOf(refs: unknown): Part[] {
  return [...english.list((refs as readonly string[]).map((ref) => card(ref)))];
}

export function count(n: unknown, one: string, other: string): string {
  return `${n} ${english.plural(Number(n), { one, other })}`;
}

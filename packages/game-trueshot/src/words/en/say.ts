/** Small words of the English book: who, which pet, which card. */
import { type EventValue, grammarOf, type Part, type Reader } from '@fray/engine';
import { PET_WORDS } from './pets.js';
import { SPELL_WORDS } from './spells.js';
import { FOOD_WORDS, WEAPON_WORDS } from './weapons.js';

export const english = grammarOf('en');

const RULES: Readonly<Record<string, string>> = {
  'rule:limit': 'the limit of pets',
  'rule:temporary': 'the end of combat',
};

export interface PetRef {
  readonly seat: number;
  readonly place: number;
  readonly card: string;
}

/** A card by its reference: "pet:wolf", "weapon:kiril". */
export function cardName(ref: unknown): string {
  const text = String(ref);
  const [kind, id] = [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)];
  const words =
    kind === 'pet'
      ? PET_WORDS
      : kind === 'weapon'
        ? WEAPON_WORDS
        : kind === 'spell'
          ? SPELL_WORDS
          : FOOD_WORDS;
  return words[id]?.[0] ?? RULES[text] ?? text;
}

export function card(ref: unknown): Part {
  const text = String(ref);
  return RULES[text] === undefined ? { ref: text, text: cardName(ref) } : RULES[text];
}

export function isMe(seat: unknown, reader: Reader): boolean {
  return Number(seat) === reader.seat;
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

/** A sentence's first letter. */
export function capital(parts: readonly Part[]): Part[] {
  const [first, ...rest] = parts;
  if (typeof first !== 'string') return [...parts];
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest];
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

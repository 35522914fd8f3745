/** Small words of the French book: who, which pet, which card, with the article that fits. */
import { type EventData, type EventValue, elided, grammarOf, type Part, type Reader } from '@fray/engine';
import { type CardBook, cardsIn } from '../cards.js';
import { capital, isMe, type PetRef, type Teller } from '../teller.js';
import { ELIDED, FEMININE } from './genders.js';
import { PET_WORDS } from './pets.js';
import { SPELL_WORDS } from './spells.js';
import { FOOD_WORDS, WEAPON_WORDS } from './weapons.js';

export const french = grammarOf('fr');

export const CARDS: CardBook = {
  pet: PET_WORDS,
  weapon: WEAPON_WORDS,
  spell: SPELL_WORDS,
  food: FOOD_WORDS,
  rules: { 'rule:limit': 'le nombre de familiers permis', 'rule:temporary': 'la fin du combat' },
};

export const { cardName, card } = cardsIn(CARDS);

/** The cause of something, small behind it. */
export function tellBy(d: EventData): { small?: string } {
  return d['by'] === undefined || d['by'] === null ? {} : { small: `par ${cardName(d['by'])}` };
}

function nameOf(seat: unknown, reader: Reader): string {
  return reader.names[Number(seat)] ?? '?';
}

/** The subject of a verb: "tu" to the one concerned, the name to all others. */
export function who(seat: unknown, reader: Reader): string {
  return isMe(seat, reader) ? 'Tu' : nameOf(seat, reader);
}

/** The form of a verb that goes with whoever it is: "Tu ouvres", "Ada ouvre". */
export function does(seat: unknown, reader: Reader, you: string, they: string): string {
  return `${who(seat, reader)} ${isMe(seat, reader) ? you : they}`;
}

/** "Tu as" or "Ada a". */
export function has(seat: unknown, reader: Reader): string {
  return does(seat, reader, 'as', 'a');
}

/** After a preposition or alone: "toi" or "Ada". */
export function whom(seat: unknown, reader: Reader): string {
  return isMe(seat, reader) ? 'toi' : nameOf(seat, reader);
}

/** What somebody has: "ton arme" or "l’arme d’Ada". */
export function owned(seat: unknown, reader: Reader, yours: string, theirs: string): string {
  return isMe(seat, reader) ? yours : `${theirs} ${elided('de', nameOf(seat, reader))}`;
}

/** The preposition that runs into an article: "du Renard d’Ada", "au Renard d’Ada". */
export type Before = '' | 'de' | 'à';

const JOINED: Readonly<Record<Before, readonly [le: string, other: string]>> = {
  '': ['le ', ''],
  de: ['du ', 'de '],
  à: ['au ', 'à '],
};

/** "ton Renard", "ta Guêpe", "de ton Ours" for one's own; "le Renard", "de la Guêpe", "à l’Ours" for others'. */
function article(id: string, mine: boolean, before: Before): string {
  const [le, other] = JOINED[before];
  const elides = ELIDED.has(id);
  if (mine) return `${other}${FEMININE.has(id) && !elides ? 'ta ' : 'ton '}`;
  if (elides) return `${other}l’`;
  return FEMININE.has(id) ? `${other}la ` : le;
}

/** "ton Renard" or "le Renard d’Ada". */
export function pet(ref: unknown, reader: Reader, before: Before = ''): Part[] {
  const { seat, card: id } = ref as PetRef;
  const mine = isMe(seat, reader);
  const parts: Part[] = [article(id, mine, before), card(`pet:${id}`)];
  return mine ? parts : [...parts, ` ${elided('de', nameOf(seat, reader))}`];
}

export function petText(ref: unknown, reader: Reader, before: Before = ''): string {
  return pet(ref, reader, before)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');
}

/** `%` in `words` is the ending of a participle: "frappé%" is "frappée" of a Guêpe. */
export function agreed(words: string, ref: unknown): string {
  return words.replaceAll('%', FEMININE.has((ref as PetRef).card) ? 'e' : '');
}

/** What happens to a pet, with the cause behind it: "Le Loup d’Ada est de retour." */
export const onPet =
  (words: string): Teller =>
  (d, r) => ({ words: [...capital(pet(d['pet'], r)), ` ${agreed(words, d['pet'])}.`], ...tellBy(d) });

/** A pet as one of its kind, "une Guêpe"; weapons and spells are called by their names. */
export function aCard(ref: unknown): Part[] {
  const [kind, id] = String(ref).split(':');
  if (kind !== 'pet') return [card(ref)];
  return [FEMININE.has(id!) ? 'une ' : 'un ', card(ref)];
}

export function listOf(refs: unknown, reader: Reader): string {
  return french.listed((refs as readonly EventValue[]).map((ref) => petText(ref, reader)));
}

export function seatsOf(seats: unknown, reader: Reader): string {
  return french.listed((seats as readonly number[]).map((seat) => whom(seat, reader)));
}

export function cardsOf(refs: unknown): Part[] {
  return [...french.list((refs as readonly string[]).map((ref) => card(ref)))];
}

export function count(n: unknown, one: string, other: string): string {
  return `${n} ${french.plural(Number(n), { one, other })}`;
}

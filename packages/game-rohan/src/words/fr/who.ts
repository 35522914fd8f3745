/** Who did it, told to a reader: "tu" to the one concerned, the player's name to everybody else. */
import { type EventValue, elided, type Reader } from '@fray/engine';
import { isYou, nameOf } from '../common/who.js';

type Seat = EventValue | undefined;

/** "Tu as passé" or "Rohan a passé": the verb in both persons. */
export function whoDoes(seat: Seat, you: string, they: string, reader: Reader): string {
  return isYou(seat, reader) ? `Tu ${you}` : `${nameOf(seat, reader)} ${they}`;
}

/** Behind a preposition: "toi" or "Rohan". */
export function whom(seat: Seat, reader: Reader): string {
  return isYou(seat, reader) ? 'toi' : nameOf(seat, reader);
}

/** What belongs to somebody: "ta pioche" or "la pioche d’Isengard". */
export function whose(seat: Seat, yours: string, theirs: string, reader: Reader): string {
  return isYou(seat, reader) ? yours : `${theirs} ${elided('de', nameOf(seat, reader))}`;
}

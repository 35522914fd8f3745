/** Who did it, told to a reader: "You" to the one concerned, the player's name to everybody else. */
import type { EventValue, Reader } from '@fray/engine';
import { isYou, nameOf } from '../common/who.js';

/** At the start of a sentence: "You" or "Rohan". */
export function who(seat: EventValue | undefined, reader: Reader): string {
  return isYou(seat, reader) ? 'You' : nameOf(seat, reader);
}

/** Inside a sentence: "you" or "Rohan". */
export function whom(seat: EventValue | undefined, reader: Reader): string {
  return isYou(seat, reader) ? 'you' : nameOf(seat, reader);
}

/** "your" or "Rohan’s". */
export function whose(seat: EventValue | undefined, reader: Reader): string {
  return isYou(seat, reader) ? 'your' : `${nameOf(seat, reader)}’s`;
}

/** The same at the start of a sentence. */
export function Whose(seat: EventValue | undefined, reader: Reader): string {
  return isYou(seat, reader) ? 'Your' : whose(seat, reader);
}

/** "You attack" or "Rohan attacks". */
export function whoDoes(seat: EventValue | undefined, verb: string, reader: Reader): string {
  return isYou(seat, reader) ? `You ${verb}` : `${nameOf(seat, reader)} ${verb}s`;
}

/** Who did it, told to a reader: "du" to the one concerned, the player's name to everybody else. */
import type { EventValue, Reader } from '@fray/engine';
import { isYou, nameOf } from '../common/who.js';

type Seat = EventValue | undefined;

/** "Du hast gepasst" or "Rohan hat gepasst": the verb in both persons. */
export function whoDoes(seat: Seat, you: string, they: string, reader: Reader): string {
  return isYou(seat, reader) ? `Du ${you}` : `${nameOf(seat, reader)} ${they}`;
}

/** "Du hast" or "Rohan hat". */
export function hat(seat: Seat, reader: Reader): string {
  return whoDoes(seat, 'hast', 'hat', reader);
}

/** The object: "dich" or "Rohan". */
export function dich(seat: Seat, reader: Reader): string {
  return isYou(seat, reader) ? 'dich' : nameOf(seat, reader);
}

/** What belongs to somebody: "deinen Stapel" or "den Stapel von Isengard". */
export function whose(seat: Seat, yours: string, theirs: string, reader: Reader): string {
  return isYou(seat, reader) ? yours : `${theirs} von ${nameOf(seat, reader)}`;
}

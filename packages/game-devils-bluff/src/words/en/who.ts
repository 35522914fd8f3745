/** Who did it, told to a reader: "You" to the one concerned, the player's name to everybody else. */
import type { EventValue, Reader } from '@fray/engine';
import { calledIn, isYou, nameOf, pieceIn } from '../who.js';
import { MODELS, PIECES } from './names.js';

/** At the start of a sentence: "You" or "Ada". */
export function who(seat: EventValue | undefined, reader: Reader): string {
  return isYou(seat, reader) ? 'You' : nameOf(seat, reader);
}

/** "your" or "Ada’s". */
export function whose(seat: EventValue | undefined, reader: Reader): string {
  return isYou(seat, reader) ? 'your' : `${nameOf(seat, reader)}’s`;
}

export function Whose(seat: EventValue | undefined, reader: Reader): string {
  return isYou(seat, reader) ? 'Your' : whose(seat, reader);
}

export const modelName = calledIn(MODELS);
export const pieceName = pieceIn(PIECES, 'something solid');

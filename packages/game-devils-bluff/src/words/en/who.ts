/** Who did it, told to a reader: "You" to the one concerned, the player's name to everybody else. */
import type { EventValue, Reader } from '@fray/engine';
import { calledIn, isYou, nameOf, pieceIn } from '../who.js';
import { MODELS, PIECES } from './names.js';

/** At the start of a sentence: "You" or "Ada". */
export function who(seat: EventValue | undefined, reader: Reader): string {
  return isYou(seat, reader) ? 'You' : nameOf(seat, reader);
}

/** "your", "Ada’s" or "the Riders’". */
export function whose(seat: EventValue | undefined, reader: Reader): string {
  if (isYou(seat, reader)) return 'your';
  const name = nameOf(seat, reader);
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

export function Whose(seat: EventValue | undefined, reader: Reader): string {
  return isYou(seat, reader) ? 'Your' : whose(seat, reader);
}

export const modelName = calledIn(MODELS);
export const pieceName = pieceIn(PIECES, 'something solid');

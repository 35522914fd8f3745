/** Who did it, told to a reader: "You" to the one concerned, the player's name to everybody else. */
import type { EventValue, Reader } from '@fray/engine';
import { calledIn, gangIn, isYou, nameOf, pieceIn } from '../who.js';
import { GANGS, MODELS, PIECES } from './names.js';

/** At the start of a sentence: "You" or "Ada". */
export function who(seat: EventValue | undefined, reader: Reader): string {
  return isYou(seat, reader) ? 'You' : nameOf(seat, reader);
}

const theirGang = gangIn(GANGS, (player) => `${player}’${player.endsWith('s') ? '' : 's'} gang`);

/** "your gang", "Ada’s gang" or "Red Mesa Riders". */
export function gangOf(seat: EventValue | undefined, reader: Reader): string {
  return isYou(seat, reader) ? 'your gang' : theirGang(seat, reader);
}

export const modelName = calledIn(MODELS);
export const pieceName = pieceIn(PIECES, 'something solid');

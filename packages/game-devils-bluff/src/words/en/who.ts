/** Who did it, told to a reader: "You" to the one concerned, the player's name to everybody else. */
import type { EventValue, Reader } from '@fray/engine';
import { MODELS, PIECES } from './names.js';

export function isYou(seat: EventValue | undefined, reader: Reader): boolean {
  return seat === reader.seat;
}

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

function nameOf(seat: EventValue | undefined, reader: Reader): string {
  return reader.names[Number(seat)] ?? '?';
}

/** What a model is called: ready-made ones by their id, others as their maker wrote it. */
export function modelName(id: EventValue | undefined): string {
  return MODELS[String(id)] ?? String(id);
}

export function pieceName(id: EventValue | undefined): string {
  return id === '' || id === undefined ? 'something solid' : (PIECES[String(id)] ?? String(id));
}

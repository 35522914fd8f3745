/** "You" to the one concerned, a name to everybody else. */
import type { Reader } from '@fray/engine';

/** Who did it, at the start of a sentence: "You", "Azure". */
export function who(seat: number, reader: Reader): string {
  return seat === reader.seat ? 'You' : nameOf(seat, reader);
}

/** Inside a sentence: "you", "Azure". */
export function whom(seat: number, reader: Reader): string {
  return seat === reader.seat ? 'you' : nameOf(seat, reader);
}

/** "your", "Azure’s". */
export function whose(seat: number, reader: Reader): string {
  return seat === reader.seat ? 'your' : `${nameOf(seat, reader)}’s`;
}

/** "yourself", "themselves". */
export function self(seat: number, reader: Reader): string {
  return seat === reader.seat ? 'yourself' : 'themselves';
}

/** "You have", "Azure has". */
export function has(seat: number, reader: Reader): string {
  return seat === reader.seat ? 'You have' : `${nameOf(seat, reader)} has`;
}

export function nowHas(seat: number, reader: Reader): string {
  return seat === reader.seat ? 'You now have' : `${nameOf(seat, reader)} now has`;
}

export function noLongerHas(seat: number, reader: Reader): string {
  return seat === reader.seat ? 'You no longer have' : `${nameOf(seat, reader)} no longer has`;
}

function nameOf(seat: number, { names }: Reader): string {
  return names[seat] ?? `Hero ${seat + 1}`;
}

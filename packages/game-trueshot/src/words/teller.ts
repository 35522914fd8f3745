/** What the books of all languages ask about a message before they speak. */
import type { EventData, Line, Part, Reader } from '@fray/engine';

/** What tells one kind of event. */
export type Teller = (d: EventData, reader: Reader) => Omit<Line, 'clause' | 'seat'>;

export interface PetRef {
  readonly seat: number;
  readonly place: number;
  readonly card: string;
}

export function isMe(seat: unknown, reader: Reader): boolean {
  return Number(seat) === reader.seat;
}

/** A sentence's first letter. */
export function capital(parts: readonly Part[]): Part[] {
  const [first, ...rest] = parts;
  if (typeof first !== 'string') return [...parts];
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest];
}

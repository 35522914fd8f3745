/** What the books of all languages ask about a message before they speak. */
import type { EventData, Line, Reader } from '@fray/engine';

/** The line of an event before its clause is put to it; undefined when there is nothing to tell. */
export type Told = Omit<Line, 'clause'> | undefined;
export type Teller = (data: EventData, reader: Reader) => Told;

export function isYou(seat: unknown, reader: Reader): boolean {
  return reader.seat >= 0 && Number(seat) === reader.seat;
}

export function num(data: EventData, key: string): number {
  return Number(data[key]);
}

/** A cause such as "card:dynamite", apart. */
export function causeOf(cause: unknown): readonly [kind: string, id: string] {
  const [kind = '', id = ''] = String(cause).split(':');
  return [kind, id];
}

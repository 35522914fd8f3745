/** What the books of all languages ask about a message before they speak. */
import type { Reader } from '@fray/engine';

export function isYou(seat: unknown, reader: Reader): boolean {
  return reader.seat >= 0 && Number(seat) === reader.seat;
}

/** A cause such as "card:dynamite", apart. */
export function causeOf(cause: unknown): readonly [kind: string, id: string] {
  const [kind = '', id = ''] = String(cause).split(':');
  return [kind, id];
}

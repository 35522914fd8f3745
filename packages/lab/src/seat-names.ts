/** What the seats of a match are called, so that no two sound the same. */
import type { Options, WordBook } from '@fray/engine';

export function seatNames(book: WordBook, options: Options, count: number): string[] {
  const names = Array.from({ length: count }, (_, seat) => book.seat(seat, options));
  return names.map((name, seat) => {
    const twins = names.filter((other) => other === name).length;
    return twins === 1
      ? name
      : `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}`;
  });
}

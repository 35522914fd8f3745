/** The English word book, for tests that look at sentences. */
import { loadBook, type Message } from '@fray/engine';
import { destinyquest } from '@fray/game-destinyquest';

export const book = await loadBook(destinyquest);

/** What is wrong, in words; `right` when nothing is. */
export function saidBy(read: { ok: true } | { ok: false; error: Message }, right: string): string {
  return read.ok ? right : book.problem(read.error);
}

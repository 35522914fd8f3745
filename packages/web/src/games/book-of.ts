/** A game's word book in the reader's language, opened once. */
import { type AnyGame, loadBook, type WordBook } from '@fray/engine';
import { readersLanguages } from '../texts/index.js';

const books = new Map<string, Promise<WordBook>>();

export function bookOf(game: AnyGame): Promise<WordBook> {
  const known = books.get(game.id);
  if (known !== undefined) return known;
  const opened = loadBook(game, readersLanguages());
  books.set(game.id, opened);
  return opened;
}

/** Makes one English sentence of whatever is to be said: by the server, by the engine, or by a game's rules. */
import {
  type AnyGame,
  loadBook,
  loadEngineWords,
  type Message,
  NOBODY,
  type Reader,
  sayFrom,
  type WordBook,
} from '@fray/engine';
import type { Words } from '../refused.js';
import { sentences } from './en.js';

export class Speaker {
  private constructor(
    private readonly engine: (problem: Message) => string,
    private readonly books: ReadonlyMap<string, WordBook>,
  ) {}

  static async open(games: readonly AnyGame[]): Promise<Speaker> {
    const books = await Promise.all(games.map(async (game) => [game.id, await loadBook(game)] as const));
    return new Speaker(await loadEngineWords(), new Map(books));
  }

  /** A refusal, which has a clause, is told to its reader in the game's words. */
  say(message: Message & { readonly clause?: string }, words?: Words): string {
    if (message.clause === undefined && message.id in sentences) return sayFrom(sentences, message, NOBODY);
    const book = words === undefined ? undefined : this.books.get(words.game);
    if (book === undefined) return this.engine(message);
    const { clause } = message;
    return clause === undefined
      ? book.problem(message)
      : book.refusal({ ...message, clause }, readerOf(book, words));
  }
}

/** A seat without a name, such as a bot's, is called as the game calls it. */
function readerOf(book: WordBook, words: Words | undefined): Reader {
  const { reader = NOBODY, options = {} } = words ?? {};
  return { seat: reader.seat, names: reader.names.map((name, seat) => name || book.seat(seat, options)) };
}

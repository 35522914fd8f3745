/** Makes one English sentence of whatever is to be said: by the server, by the engine, or by a game's rules. */
import {
  type AnyGame,
  loadBook,
  loadEngineWords,
  type Message,
  NOBODY,
  type Options,
  type Reader,
  sayFrom,
  type WordBook,
} from '@fray/engine';
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

  /** `game` is whose words may be needed. A refusal, which has a clause, is told to its reader. */
  say(message: Message & { readonly clause?: string }, game?: string, reader: Reader = NOBODY): string {
    if (message.clause === undefined && message.id in sentences) return sayFrom(sentences, message, reader);
    const book = game === undefined ? undefined : this.books.get(game);
    if (book === undefined) return this.engine(message);
    const { clause } = message;
    return clause === undefined ? book.problem(message) : book.refusal({ ...message, clause }, reader);
  }

  /** What a seat is called when its player has no name. */
  seatName(game: AnyGame, seat: number, options: Options): string {
    return this.books.get(game.id)?.seat(seat, options) ?? '';
  }
}

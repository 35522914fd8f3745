/** Makes one sentence of whatever is to be said, in its reader's language: by the server, by the engine, or by a game's rules. */
import {
  type AnyGame,
  bestLanguage,
  loadBook,
  loadEngineWords,
  type Message,
  NOBODY,
  type Reader,
  type Sentence,
  sayFrom,
  type WordBook,
} from '@fray/engine';
import type { ServerMessage } from '@fray/protocol';
import type { Words } from '../refused.js';
import { sentences as de } from './de.js';
import { sentences as en } from './en.js';
import { sentences as fr } from './fr.js';

type Sentences = Readonly<Record<ServerMessage, Sentence>>;

const OWN: Readonly<Record<string, Sentences>> & { readonly en: Sentences } = { en, de, fr };

/** Everything that is said in one language; a game that does not speak it speaks English. */
interface Tongue {
  readonly own: Sentences;
  readonly engine: (problem: Message) => string;
  readonly books: ReadonlyMap<string, WordBook>;
}

export class Speaker {
  private constructor(private readonly tongues: ReadonlyMap<string, Tongue>) {}

  static async open(games: readonly AnyGame[]): Promise<Speaker> {
    const spoken = new Set([...Object.keys(OWN), ...games.flatMap(({ books }) => Object.keys(books))]);
    const tongues = [...spoken].map(
      async (language) => [language, await openTongue(language, games)] as const,
    );
    return new Speaker(new Map(await Promise.all(tongues)));
  }

  /** A refusal, which has a clause, is told to its reader in the game's words. */
  say(message: Message & { readonly clause?: string }, wanted: readonly string[], words?: Words): string {
    const tongue = this.tongues.get(bestLanguage([...this.tongues.keys()], wanted));
    const { own, engine, books } = tongue ?? this.tongues.get('en')!;
    if (message.clause === undefined && message.id in own) return sayFrom(own, message, NOBODY);
    const book = words === undefined ? undefined : books.get(words.game);
    if (book === undefined) return engine(message);
    const { clause } = message;
    return clause === undefined
      ? book.problem(message)
      : book.refusal({ ...message, clause }, readerOf(book, words));
  }
}

async function openTongue(language: string, games: readonly AnyGame[]): Promise<Tongue> {
  const books = games.map(async (game) => [game.id, await loadBook(game, [language])] as const);
  return {
    own: OWN[language] ?? OWN.en,
    engine: await loadEngineWords([language]),
    books: new Map(await Promise.all(books)),
  };
}

/** A seat without a name, such as a bot's, is called as the game calls it. */
function readerOf(book: WordBook, words: Words | undefined): Reader {
  const { reader = NOBODY, options = {} } = words ?? {};
  return { seat: reader.seat, names: reader.names.map((name, seat) => name || book.seat(seat, options)) };
}

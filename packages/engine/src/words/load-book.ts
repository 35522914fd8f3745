/** Opens a game's word book in the first language that both the reader and the game have. */
import type { Core } from '../core.js';
import type { Game } from '../game.js';
import type { Refusal } from '../offers.js';
import type { EngineMessage } from './engine-message.js';
import type { Message } from './message.js';
import { NOBODY, type Sentence, sayFrom, type WordBook } from './word-book.js';

type Sentences = Readonly<Record<EngineMessage, Sentence>>;

const ENGINE_BOOKS: { readonly [language: string]: () => Promise<Sentences> } & {
  en: () => Promise<Sentences>;
} = {
  en: () => import('./en.js').then((book) => book.sentences),
  de: () => import('./de.js').then((book) => book.sentences),
  fr: () => import('./fr.js').then((book) => book.sentences),
};

/** `languages` in the order of preference, such as a browser's: "de-CH" is served by "de". English is the last resort. */
export async function loadBook<S extends Core, V>(
  game: Game<S, V>,
  languages: readonly string[] = [],
): Promise<WordBook<V>> {
  const language = bestLanguage(Object.keys(game.books), languages);
  const [book, own] = await Promise.all([
    (game.books[language] ?? game.books.en)(),
    (ENGINE_BOOKS[language] ?? ENGINE_BOOKS.en)(),
  ]);
  return withEngineWords(book, own);
}

export function bestLanguage(known: readonly string[], wanted: readonly string[]): string {
  for (const tag of wanted) {
    const [language] = tag.toLowerCase().split('-');
    const found = known.find((each) => each === tag) ?? known.find((each) => each === language);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** What the engine says is in no game's book: it is looked up in the engine's own. */
function withEngineWords<V>(book: WordBook<V>, own: Sentences): WordBook<V> {
  const isOwn = (message: Message): boolean => message.id in own;
  return {
    ...book,
    refusal: (why, reader) => (isOwn(why) ? sayFrom(own, why, reader) : book.refusal(why, reader)),
    problem: (problem) => (isOwn(problem) ? sayFrom(own, problem, NOBODY) : book.problem(problem)),
  };
}

/** What does not fit in a record; a choice that was refused says by which clause. */
export function sayFault<V>(book: WordBook<V>, fault: Message | Refusal): string {
  return 'clause' in fault ? `${book.refusal(fault, NOBODY)} (${fault.clause})` : book.problem(fault);
}

/** What the engine says where no game is open yet, such as about a file that is no record. */
export async function loadEngineWords(
  languages: readonly string[] = [],
): Promise<(problem: Message) => string> {
  const own = await (ENGINE_BOOKS[bestLanguage(Object.keys(ENGINE_BOOKS), languages)] ?? ENGINE_BOOKS.en)();
  return (problem) => sayFrom(own, problem, NOBODY);
}

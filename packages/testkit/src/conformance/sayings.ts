/** Everything a book says, as one list: two languages say the same things in the same order, and never in the same words. */
import { type AnyGame, loadBook, plain, type Reader, SPECTATOR, type WordBook } from '@fray/engine';
import { legalMoves, type Position, playRandomly, type RandomPlay } from '../random-match.js';
import { viewOf } from './view-checks.js';
import { checkBook, checkProblems, checkWords, textsIn } from './word-checks.js';

/** One in so many positions is read, and the end: neighbours say nearly the same. */
const EVERY = 25;

/** What is missing in a language of the game, or is still English there; undefined when it is complete. */
export async function translationFault(
  game: AnyGame,
  language: string,
  play: RandomPlay,
): Promise<string | undefined> {
  const [book, english] = await Promise.all([loadBook(game, [language]), loadBook(game, ['en'])]);
  if (book.language !== language) return `the book of "${language}" says it is in "${book.language}"`;
  const fixed = stillEnglish(textsOf(book), textsOf(english));
  if (fixed !== undefined) return fixed;
  const { fault } = playRandomly(game, play, (position) => {
    const { match, rng } = position;
    const speechless =
      match.length > 0 ? undefined : (checkBook(game, book, match.options) ?? checkProblems(game, book, rng));
    const isRead = match.length % EVERY === 0 || match.outcome !== null;
    if (speechless !== undefined || !isRead) return speechless;
    return checkWords(position, book) ?? stillEnglish(sayings(position, book), sayings(position, english));
  });
  return fault?.message;
}

function stillEnglish(said: readonly string[], english: readonly string[]): string | undefined {
  if (said.length !== english.length) return `${said.length} sayings, but ${english.length} in English`;
  const found = said.find((text, i) => text === english[i] && isSentence(text));
  return found === undefined ? undefined : `still English: ${found}`;
}

/** Names and figures may be the same in two languages; four words in a row are a sentence. */
function isSentence(text: string): boolean {
  const words = text.replace(/Player \d+/g, '').split(/\s+/);
  return words.filter((word) => /\p{L}{2}/u.test(word)).length >= 4;
}

function sayings(position: Position, book: WordBook): string[] {
  const names = position.match.header.seats.map(({ name }) => name);
  const seats = Array.from({ length: position.seats + 1 }, (_, i) => SPECTATOR + i);
  return seats.flatMap((seat) => sayingsTo(position, book, { seat, names }));
}

/** The sheet, the question with its choices and refusals, the last events and the end, as one reader is told them. */
function sayingsTo(position: Position, book: WordBook, reader: Reader): string[] {
  const { machine, match, state } = position;
  const { seat } = reader;
  const view = viewOf(position, state, seat);
  const said = book.sheet(view, reader).flatMap(({ title, rows }) => [title, ...rows.map(rowText)]);
  const pending = machine.decision(state)?.pending?.(state);
  if (pending !== undefined) said.push(plain(book.pending(pending, reader)));
  if (seat !== SPECTATOR) {
    if ((machine.asking(state) & (1 << seat)) !== 0) {
      const { ask, hint = '' } = book.prompt(machine.decision(state)!.prompt(state, seat), reader);
      said.push(ask, hint);
    }
    for (const move of legalMoves(machine, state, seat)) said.push(book.move(move, view, reader));
    for (const { why } of machine.explain(state, seat)) said.push(book.refusal(why, reader));
  }
  for (const event of match.eventsFor(match.length, seat)) {
    const line = book.event(event, reader);
    said.push(line === undefined ? '' : plain(line.words), line?.small ?? '');
  }
  if (state.outcome !== null) said.push(book.outcome(state.outcome, reader));
  return said;
}

const rowText = ({ label, words }: { label: string; words: Parameters<typeof plain>[0] }): string =>
  `${label} ${plain(words)}`;

/** What depends on no position. A language bends a name in as many forms as it needs. */
function textsOf({ blurb, gist, options, orders, glossary, measures }: WordBook): string[] {
  const entries = Object.values(glossary).map(({ forms, ...entry }) => entry);
  return textsIn([blurb, gist, options, orders, entries, measures ?? {}]);
}

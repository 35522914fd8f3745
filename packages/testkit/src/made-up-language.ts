/** A language that nobody speaks: every sentence of a book in ⟦brackets⟧. Whatever is shown without them never saw a book. */
import type { AnyGame, Line, Part, Prompt, Section, WordBook, Words } from '@fray/engine';

const OPEN = '⟦';
const CLOSE = '⟧';

/** The same game, speaking only the made-up language. */
export function inMadeUpLanguage(game: AnyGame): AnyGame {
  return { ...game, books: { en: async () => madeUpBook(await game.books.en()) } };
}

/** Each function and text of the book as before, with its words in brackets. */
export function madeUpBook(book: WordBook): WordBook {
  return {
    language: book.language,
    title: mark(book.title),
    blurb: mark(book.blurb),
    gist: { aim: mark(book.gist.aim), turn: mark(book.gist.turn), win: mark(book.gist.win) },
    seat: (seat, options) => mark(book.seat(seat, options)),
    refusal: (why, reader) => mark(book.refusal(why, reader)),
    problem: (problem) => mark(book.problem(problem)),
    prompt: (prompt, reader) => markPrompt(book.prompt(prompt, reader)),
    move: (move, view, reader) => mark(book.move(move, view, reader)),
    event: (event, reader) => markLine(book.event(event, reader)),
    outcome: (outcome, reader) => mark(book.outcome(outcome, reader)),
    pending: (pending, reader) => markWords(book.pending(pending, reader)),
    sheet: (view, reader) => book.sheet(view, reader).map(markSection),
    options: markTexts(book.options),
    orders: markTexts(book.orders),
    glossary: Object.fromEntries(
      Object.entries(book.glossary).map(([id, entry]) => [id, { ...markTexts(entry), clause: entry.clause }]),
    ),
  };
}

/** What is left of a text once all made-up sentences are taken out: words that no book has. */
export function leftOver(text: string): string {
  let rest = text;
  for (let before = ''; rest !== before; ) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '');
  }
  return rest.trim();
}

function mark(text: string): string {
  return `${OPEN}${text}${CLOSE}`;
}

function markWords(words: Words): Words {
  return words.map(
    (part): Part => (typeof part === 'string' ? mark(part) : { ...part, text: mark(part.text) }),
  );
}

function markPrompt({ ask, hint }: Prompt): Prompt {
  return hint === undefined ? { ask: mark(ask) } : { ask: mark(ask), hint: mark(hint) };
}

function markLine(line: Line | undefined): Line | undefined {
  if (line === undefined) return undefined;
  const { words, small, ...rest } = line;
  return { ...rest, words: markWords(words), ...(small === undefined ? {} : { small: mark(small) }) };
}

function markSection({ title, rows, ...rest }: Section): Section {
  return {
    ...rest,
    title: mark(title),
    rows: rows.map(({ label, words }) => ({ label: mark(label), words: markWords(words) })),
  };
}

/** Every text of a record of records, however deep. */
function markTexts<T>(value: T): T {
  if (typeof value === 'string') return mark(value) as T;
  if (Array.isArray(value)) return value.map(markTexts) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, markTexts(field)])) as T;
}

/** Everything a game says has words in its book, for every seat and for whoever watches; the rules themselves have none. */
import {
  type AnyGame,
  basisOf,
  below,
  type EventData,
  type Line,
  type Message,
  type OptionDefinition,
  type Options,
  plain,
  type Reader,
  type Rng,
  SPECTATOR,
  type WordBook,
} from '@fray/engine';
import { plainFault } from '../plain-data.js';
import { legalMoves, type Position } from '../random-match.js';
import { languageFault } from './language-free.js';
import { viewOf } from './view-checks.js';

/** The words that do not depend on a position: titles, options, standing orders, seats, the glossary. */
export function checkBook(game: AnyGame, book: WordBook, options: Options): string | undefined {
  if (empty(book.title) || empty(book.blurb)) return 'the book has no title or no blurb';
  if (Object.values(book.gist).some(empty)) return 'the book does not say what the game is about';
  for (const { id } of game.options)
    if (empty(book.options[id]?.label) || empty(book.options[id]?.help))
      return `option "${id}" has no label or no help`;
  for (const option of game.options)
    if (isDeparture(option) && empty(book.options[option.id]?.why))
      return `option "${option.id}" departs from the document and does not say why`;
  for (const { id } of game.orders ?? [])
    if (empty(book.orders[id]?.label) || empty(book.orders[id]?.help))
      return `standing order "${id}" has no label or no help`;
  for (let seat = 0; seat < game.seats.max; seat++)
    if (empty(book.seat(seat, options))) return `seat ${seat} has no name`;
  for (const [id, entry] of Object.entries(book.glossary))
    if (empty(entry.name) || empty(entry.text) || empty(entry.clause))
      return `the glossary's "${id}" has no name, no text or no clause`;
  return undefined;
}

function isDeparture(option: OptionDefinition): boolean {
  return (option.values ?? [option.default]).some((value) => basisOf(option, value) === 'departure');
}

const COMBINATIONS = 60;

/** Options that are right one by one and wrong together: whatever the game says of them has words. */
export function checkProblems(game: AnyGame, book: WordBook, rng: Rng): string | undefined {
  for (let i = 0; game.optionsFault !== undefined && i < COMBINATIONS; i++) {
    const options = Object.fromEntries(
      game.options.map(({ id, values = [], default: usual }) => [
        id,
        values.length === 0 ? usual : values[below(rng, values.length)]!,
      ]),
    );
    const seats = game.seats.min + below(rng, game.seats.max - game.seats.min + 1);
    const problem = game.optionsFault(options, seats);
    if (problem !== undefined && empty(book.problem(problem)))
      return `the problem "${problem.id}" with options has no words`;
  }
  return undefined;
}

/** What every reader is told of a position, and that the data under it is free of language. */
export function checkWords(position: Position, book: WordBook): string | undefined {
  const names = position.match.header.seats.map(({ name }) => name);
  const fault = checkLanguage(position);
  if (fault !== undefined) return fault;
  for (let seat = SPECTATOR; seat < position.seats; seat++) {
    const wrong = checkReader(position, book, { seat, names });
    if (wrong !== undefined) return `read by seat ${seat}: ${wrong}`;
  }
  return undefined;
}

function checkReader(position: Position, book: WordBook, reader: Reader): string | undefined {
  try {
    return (
      checkTable(position, book, reader) ??
      checkQuestion(position, book, reader) ??
      checkStory(position, book, reader)
    );
  } catch (error) {
    return `the book fails: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function checkTable(position: Position, book: WordBook, reader: Reader): string | undefined {
  const view = viewOf(position, position.state, reader.seat);
  const sheet = book.sheet(view, reader);
  const fault = plainFault(sheet, 'sheet');
  if (fault !== undefined) return fault;
  if (sheet.some(({ title, rows }) => empty(title) || rows.some(({ label }) => label === undefined)))
    return 'the sheet has a part without a title';
  const { outcome } = position.state;
  if (outcome === null) return undefined;
  return wordsFault(book.outcome(outcome, reader), `the outcome "${outcome.reason}"`, reader);
}

/** The prompt, what is pending, the legal moves and the explained refusals. */
function checkQuestion(position: Position, book: WordBook, reader: Reader): string | undefined {
  const { machine, state } = position;
  const { seat } = reader;
  const said: (readonly [words: string, what: string])[] = [];
  const pending = machine.decision(state)?.pending?.(state);
  if (pending !== undefined)
    said.push([plain(book.pending(pending, reader)), `the pending "${pending.what.id}"`]);
  if (seat !== SPECTATOR) {
    if ((machine.asking(state) & (1 << seat)) !== 0) {
      const prompt = machine.decision(state)!.prompt(state, seat);
      const { ask, hint } = book.prompt(prompt, reader);
      said.push([ask, `the prompt "${prompt.id}"`], [hint ?? ask, `the hint of "${prompt.id}"`]);
    }
    const view = viewOf(position, state, seat);
    for (const move of legalMoves(machine, state, seat))
      said.push([book.move(move, view, reader), `the move [${move}]`]);
    for (const { move, why } of machine.explain(state, seat)) {
      said.push([book.refusal(why, reader), `the refusal "${why.id}"`]);
      said.push([book.move(move, view, reader), `the refused move [${move}]`]);
    }
  }
  for (const [words, what] of said) {
    const fault = wordsFault(words, what, reader);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function checkStory({ match }: Position, book: WordBook, reader: Reader): string | undefined {
  for (const event of match.eventsFor(match.length, reader.seat)) {
    if (empty(event.type) || empty(event.clause)) return 'an event has no type or no clause';
    const line = book.event(event, reader);
    const fault = plainFault(event, 'event') ?? lineFault(line, reader);
    if (fault !== undefined) return `event "${event.type}": ${fault}`;
  }
  return undefined;
}

function lineFault(line: Line | undefined, reader: Reader): string | undefined {
  if (line === undefined) return undefined;
  const { words, small = '' } = line;
  return (
    plainFault(line, 'story line') ??
    wordsFault(plain(words), 'its line', reader) ??
    (small === '' ? undefined : wordsFault(small, 'its small print', reader))
  );
}

/** What is left where a word that is sometimes there was left out. */
const GAP = / [,.]| {2}|^ | $/;

/** Words are there, without gaps, and whoever reads them is "you" in them. */
function wordsFault(words: string, what: string, { seat, names }: Reader): string | undefined {
  if (empty(words)) return `${what} has no words`;
  if (GAP.test(words)) return `${what} has a gap: "${words}"`;
  const name = names[seat];
  return name !== undefined && words.includes(name)
    ? `${what} calls its reader by name: ${words}`
    : undefined;
}

/** Events, prompts, refusals, what is pending and the outcome carry ids and figures, never sentences. */
function checkLanguage({ machine, match, state, seats }: Position): string | undefined {
  const outside = new Set([...textsIn(match.options), ...match.header.seats.map(({ name }) => name)]);
  const told = match.story[match.length] ?? [];
  const said: { what: string; data: EventData | undefined }[] = told.flatMap(({ type, data, secret }) =>
    [data, ...(secret ?? []).map((part) => part.data)].map((part) => ({
      what: `event "${type}"`,
      data: part,
    })),
  );
  const add = (what: string, { id, data }: Message): void =>
    void said.push({ what: `${what} "${id}"`, data });
  const decision = machine.decision(state);
  const pending = decision?.pending?.(state);
  if (pending !== undefined) add('pending', pending.what);
  if (state.outcome !== null) add('outcome', { ...state.outcome, id: state.outcome.reason } as Message);
  for (let seat = 0; seat < seats; seat++) {
    if ((machine.asking(state) & (1 << seat)) !== 0) add('prompt', decision!.prompt(state, seat));
    for (const { why } of machine.explain(state, seat)) add('refusal', why);
  }
  for (const { what, data } of said) {
    const fault = languageFault(data ?? {}, outside);
    if (fault !== undefined) return `${what} carries ${fault}`;
  }
  return undefined;
}

/** Every text in plain data, by the names of its fields. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value)
    .sort()
    .flatMap((key) => textsIn((value as Record<string, unknown>)[key]));
}

function empty(words: string | undefined): boolean {
  return words === undefined || words.trim() === '';
}

/** Who chooses which options of a table: a seat its own, the host the rest. */
import { type AnyGame, type Options, parseOptions } from '@fray/engine';
import { Refused, refuse } from '../refused.js';
import { mustBeFree, mustGather, unready } from './gathering.js';
import { isTaken, seatOf, type TableFile } from './table.js';

/** An own battlefield and two own gangs or heroes, each as large as it may be, take half of it. */
const MOST_LETTERS = 24_000;

/** The options of a table that is being made. */
export function readOptions(game: AnyGame, input: unknown, seats: number): Options {
  const options = parse(game, input);
  checkSize(options);
  checkTogether(game, options, seats);
  return options;
}

/** Those that somebody wants to change, each by itself. */
export function readChanges(game: AnyGame, input: Readonly<Record<string, unknown>>): Options {
  const options = parse(game, input);
  return Object.fromEntries(Object.entries(options).filter(([id]) => input[id] !== undefined));
}

function parse(game: AnyGame, input: unknown): Options {
  const options = parseOptions(game.options, input);
  if (!options.ok) throw new Refused('malformed', options.error, { game: game.id });
  return options.value;
}

/** All of them together, as they are written down. */
function checkSize(options: Options): void {
  const letters = JSON.stringify(options).length;
  if (letters > MOST_LETTERS)
    throw refuse('malformed', 'options-large', { most: MOST_LETTERS, given: letters });
}

/** Refuses options that are right one by one and not together. */
export function checkTogether(game: AnyGame, options: Options, seats: number): void {
  const fault = game.optionsFault?.(options, seats);
  if (fault !== undefined) throw new Refused('malformed', fault, { game: game.id });
}

export function changeOptions(table: TableFile, game: AnyGame, guest: string, changes: Options): TableFile {
  mustBeFree(table);
  mustGather(table);
  const own = seatOf(table, guest);
  for (const { id, seat } of game.options) {
    if (changes[id] === undefined) continue;
    const isFree = seat !== undefined && (table.seats[seat]?.kind === 'bot' || !isSomebodyAt(table, seat));
    const mayHost = table.host === guest && (seat === undefined || isFree);
    if (!mayHost && (seat === undefined || seat !== own))
      throw refuse('forbidden', 'other-option', { option: id });
  }
  const options = { ...table.options, ...changes };
  checkSize(options);
  checkTogether(game, options, table.seats.length);
  return unready({ ...table, options }, guest);
}

function isSomebodyAt(table: TableFile, seat: number): boolean {
  const found = table.seats[seat];
  return found !== undefined && isTaken(found);
}

/** Who chooses which options of a table: a seat its own, the host the rest. */
import { type AnyGame, type Options, parseOptions } from '@fray/engine';
import { Refused, refuse } from '../refused.js';
import { mustBeFree, mustGather, unready } from './gathering.js';
import { isTaken, seatOf, type TableFile } from './table.js';

/** The options of a table that is being made. */
export function readOptions(game: AnyGame, input: unknown, seats: number): Options {
  const options = parseOptions(game.options, input);
  if (!options.ok) throw new Refused('malformed', options.error, { game: game.id });
  checkTogether(game, options.value, seats);
  return options.value;
}

/** Refuses options that are right one by one and not together. */
export function checkTogether(game: AnyGame, options: Options, seats: number): void {
  const fault = game.optionsFault?.(options, seats);
  if (fault !== undefined) throw new Refused('malformed', fault, { game: game.id });
}

export function changeOptions(
  table: TableFile,
  game: AnyGame,
  guest: string,
  changes: Readonly<Record<string, unknown>>,
): TableFile {
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
  const options = readOptions(game, { ...table.options, ...changes }, table.seats.length);
  return unready({ ...table, options }, guest);
}

function isSomebodyAt(table: TableFile, seat: number): boolean {
  const found = table.seats[seat];
  return found !== undefined && isTaken(found);
}

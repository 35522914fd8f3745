/** Whether somebody has still to choose what they bring to a match. */
import type { AnyGame } from '@fray/engine';
import type { Table } from '@fray/protocol';
import type { LoadedTable } from '../../games/table-registry.js';

/**
 * A guest who may bring something of their own, such as a gang, has had no time to choose it; the host chose before. Where
 * the page has nothing to choose it with, or a contest has chosen, there is nothing to wait for.
 */
export function mayStillChoose(game: AnyGame, table: Table, { module }: LoadedTable): boolean {
  if (table.host || table.contest !== undefined || module.OptionsForm === undefined) return false;
  return game.options.some(({ seat }) => seat !== undefined && seat === table.yourSeat);
}

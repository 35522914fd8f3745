/** A list of tables: short rows, and how many more there are. */
import { MOST_ROWS, type TableRow, type TablesResponse } from '@fray/protocol';
import { sitterOf, type TableFile } from './table.js';

/** Where there are more than were read, the next page begins after the last one of them. */
export function showTables(found: readonly { table: TableFile; at: number }[], end?: number): TablesResponse {
  const shown = found.slice(0, MOST_ROWS);
  const more = found.length - shown.length;
  const next = more > 0 ? shown.at(-1)!.at : end;
  return {
    tables: shown.map(({ table }) => rowOf(table)),
    more,
    ...(next === undefined ? {} : { next }),
  };
}

function rowOf({ id, game, status, seats, created }: TableFile): TableRow {
  return {
    id,
    game,
    status,
    seats: seats.map((seat) => {
      const name = sitterOf(seat)?.name;
      return name === undefined ? { kind: seat.kind } : { kind: seat.kind, name };
    }),
    created: new Date(created).toISOString(),
  };
}

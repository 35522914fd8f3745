/** A table as one guest may see it: no secret, no seeds, no ids of guests; passes only for those who sit there. */
import type { Table } from '../schema/tables.js';
import { seatOf, sitterOf, type TableFile } from './table.js';

export function showTable(table: TableFile, version: number, guest: string | undefined): Table {
  const yours = seatOf(table, guest);
  const inside = yours !== -1 || table.host === guest;
  return {
    id: table.id,
    version,
    game: table.game,
    options: table.options,
    public: table.public,
    status: table.status,
    clock: table.clock,
    ...(table.standIn === undefined ? {} : { standIn: table.standIn }),
    seats: table.seats.map((seat, i) => {
      const sitter = sitterOf(seat);
      return {
        kind: seat.kind,
        ...(seat.kind === 'bot' ? { level: seat.level } : {}),
        ...(sitter === undefined ? {} : { name: sitter.name }),
        ready: seat.kind === 'bot' || (sitter?.ready ?? false),
        you: i === yours,
      };
    }),
    ...(yours === -1 ? {} : { yourSeat: yours }),
    host: table.host === guest,
    commitment: table.promised.commitment,
    ...(table.match === undefined ? {} : { match: table.match }),
    matches: [...table.matches],
    ...(inside ? { invite: table.invite, watch: table.watch } : {}),
    created: new Date(table.created).toISOString(),
  };
}

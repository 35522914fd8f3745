/** A table as one guest may see it: no secret, no seeds, no ids of guests; passes only for those who sit there. */
import type { SeatDice, Table } from '@fray/protocol';
import { type Sitter, seatOf, sitterOf, type TableFile } from './table.js';

export function showTable(table: TableFile, version: number, guest: string | undefined): Table {
  const yours = seatOf(table, guest);
  const host = seatOf(table, table.host);
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
    delay: table.delay,
    patience: table.patience,
    advice: table.advice,
    seats: table.seats.map((seat, i) => {
      const sitter = sitterOf(seat);
      return {
        kind: seat.kind,
        ...(seat.kind === 'bot' ? { level: seat.level } : {}),
        ...(sitter === undefined ? {} : { name: sitter.name }),
        ready: seat.kind === 'bot' || (sitter?.ready ?? false),
        ...(sitter === undefined ? {} : { dice: diceOf(sitter) }),
        you: i === yours,
      };
    }),
    ...(yours === -1 ? {} : { yourSeat: yours }),
    host: table.host === guest,
    ...(host === -1 ? {} : { hostSeat: host }),
    commitment: table.promised.commitment,
    start: table.start ?? 1,
    ...(table.drawing?.promise === undefined ? {} : { promise: table.drawing.promise }),
    ...(table.match === undefined ? {} : { match: table.match }),
    matches: [...table.matches],
    ...(inside ? invitationTo(table) : {}),
    ...(table.host === guest && (table.kicked ?? []).length > 0
      ? { kicked: table.kicked!.map(({ key, name, ban }) => ({ key, name, ban })) }
      : {}),
    talk: inside ? table.talk.map(({ name, seat, text, at }) => ({ from: name, seat, text, at })) : [],
    ...(table.contest === undefined ? {} : { contest: table.contest }),
    created: new Date(table.created).toISOString(),
  };
}

function diceOf({ seal, seed, owes, late }: Sitter): SeatDice {
  if (late) return 'late';
  if (owes) return 'wanted';
  if (seal !== undefined) return seed === '' ? 'sealed' : 'shown';
  return seed === '' ? 'none' : 'open';
}

function invitationTo({ invite, watch, code, status }: TableFile): Pick<Table, 'invite' | 'watch' | 'code'> {
  return { invite, watch, ...(status === 'gathering' && code !== '' ? { code } : {}) };
}

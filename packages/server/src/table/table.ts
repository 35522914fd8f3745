/** A table as it is kept: who sits where, and what the next match will be. Every change makes a new one. */
import type { Options } from '@fray/engine';
import type { Promised } from '../fair.js';
import { Refused } from '../refused.js';
import type { Clock, StandIn } from '../schema/tables.js';
import type { Doc, DocWrite } from '../store/store.js';

export interface Sitter {
  readonly guest: string;
  readonly name: string;
  readonly ready: boolean;
  /** What this player adds to the dice of the next match. */
  readonly seed: string;
}

export type TableSeat =
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'person' | 'open'; readonly sitter?: Sitter };

export interface TableFile {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly public: boolean;
  readonly status: 'gathering' | 'playing' | 'over' | 'closed';
  readonly clock: Clock;
  readonly standIn?: StandIn;
  readonly seats: readonly TableSeat[];
  /** The guest who may start the match early. */
  readonly host: string;
  readonly promised: Promised;
  readonly match?: string;
  readonly matches: readonly string[];
  readonly invite: string;
  readonly watch: string;
  readonly created: number;
}

export const TABLE = 'table';
export const OPEN = 'open';

export function sittingLabel(guest: string): string {
  return `sitting ${guest}`;
}

export function writeTable(table: TableFile, version: number, at: number): DocWrite {
  const sitting = guestsOf(table).map(sittingLabel);
  const listed = table.public && table.status === 'gathering' ? [OPEN] : [];
  const labels = table.status === 'closed' ? [] : [...listed, ...sitting];
  return { kind: TABLE, id: table.id, version, body: JSON.stringify(table), at, labels };
}

export function readTable(doc: Doc): TableFile {
  return JSON.parse(doc.body) as TableFile;
}

export function seatOf(table: TableFile, guest: string | undefined): number {
  return guest === undefined ? -1 : table.seats.findIndex((seat) => sitterOf(seat)?.guest === guest);
}

export function sitterOf(seat: TableSeat): Sitter | undefined {
  return seat.kind === 'bot' ? undefined : seat.sitter;
}

export function isTaken(seat: TableSeat): boolean {
  return seat.kind === 'bot' || seat.sitter !== undefined;
}

export function guestsOf(table: TableFile): string[] {
  return table.seats.flatMap((seat) => sitterOf(seat)?.guest ?? []);
}

/** May this guest see the table at all? */
export function maySee(table: TableFile, guest: string | undefined, pass: string | undefined): boolean {
  return table.public || seatOf(table, guest) !== -1 || pass === table.invite || pass === table.watch;
}

export function sit(
  table: TableFile,
  sitter: Sitter,
  pass: string | undefined,
  wanted: number | undefined,
): TableFile {
  if (table.status !== 'gathering') throw new Refused('not-now', 'Nobody can sit down at this table now.');
  if (seatOf(table, sitter.guest) !== -1) throw new Refused('not-now', 'You already sit at this table.');
  const invited = pass === table.invite;
  const mayTake = (seat: TableSeat): boolean =>
    !isTaken(seat) && (invited || (seat.kind === 'open' && table.public));
  const free = table.seats.findIndex((seat) => !isTaken(seat));
  const index = wanted ?? [table.seats.findIndex(mayTake), free].find((place) => place !== -1) ?? -1;
  const seat = table.seats[index];
  if (seat === undefined || isTaken(seat)) throw new Refused('not-now', 'That seat is not free.');
  if (!mayTake(seat)) throw new Refused('forbidden', 'That seat is for somebody with the invitation.');
  return replaceSeat(table, index, { kind: seat.kind as 'person' | 'open', sitter });
}

/** Stands up. The next player becomes the host; the last one closes the table. */
export function standUp(table: TableFile, guest: string): TableFile {
  const index = seatOf(table, guest);
  const seat = table.seats[index];
  if (seat === undefined) throw new Refused('not-now', 'You do not sit at this table.');
  if (table.status === 'playing')
    throw new Refused('not-now', 'The match is running; concede it, or let a bot play for you.');
  const left = replaceSeat(table, index, { kind: seat.kind as 'person' | 'open' });
  const [next] = guestsOf(left);
  if (next === undefined) return { ...left, status: 'closed' };
  return left.host === guest ? { ...left, host: next } : left;
}

export function setReady(
  table: TableFile,
  guest: string,
  ready: boolean,
  seed: string | undefined,
): TableFile {
  const index = seatOf(table, guest);
  const seat = table.seats[index];
  const sitter = seat === undefined ? undefined : sitterOf(seat);
  if (seat === undefined || sitter === undefined)
    throw new Refused('forbidden', 'Only those who sit at this table get ready.');
  if (table.status !== 'gathering') throw new Refused('not-now', 'This table is not gathering players now.');
  return replaceSeat(table, index, {
    kind: seat.kind as 'person' | 'open',
    sitter: { ...sitter, ready, seed: seed ?? sitter.seed },
  });
}

export function everyoneReady(table: TableFile): boolean {
  return table.seats.every((seat) => seat.kind === 'bot' || seat.sitter === undefined || seat.sitter.ready);
}

/** Everyone moves on by one seat, and the dice get a new secret. */
export function rotate(table: TableFile, guest: string, promised: Promised): TableFile {
  if (seatOf(table, guest) === -1)
    throw new Refused('forbidden', 'Only those who sit at this table can ask for a rematch.');
  if (table.status !== 'over') throw new Refused('not-now', 'There is no finished match to play again.');
  const last = table.seats[table.seats.length - 1]!;
  const seats = [last, ...table.seats.slice(0, -1)].map(
    (seat): TableSeat =>
      seat.kind === 'bot' || seat.sitter === undefined
        ? seat
        : { ...seat, sitter: { ...seat.sitter, ready: false, seed: '' } },
  );
  return { ...table, seats, promised, status: 'gathering' };
}

function replaceSeat(table: TableFile, index: number, seat: TableSeat): TableFile {
  return { ...table, seats: table.seats.map((old, i) => (i === index ? seat : old)) };
}

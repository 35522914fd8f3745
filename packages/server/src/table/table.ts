/** A table as it is kept: who sits where, and what the next match will be. Every change makes a new one. */
import type { Options, SignedPromise } from '@fray/engine';
import type { Clock, StandIn, Table } from '@fray/protocol';
import type { Promised } from '../fair.js';
import { holdsLabel, type Kept } from '../keeping/contents.js';
import type { Doc, DocWrite } from '../store/store.js';

export interface Sitter {
  readonly guest: string;
  readonly name: string;
  readonly ready: boolean;
  /** What this player adds to the dice of the next match. */
  readonly seed: string;
  /** Its hash, given before it is shown. */
  readonly seal?: string;
  /** What was sealed is worth nothing any more, and another seal is awaited. */
  readonly owes?: true;
  /** Did not show a sealed seed in time, and plays without one. */
  readonly late?: true;
}

export type TableSeat =
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'person' | 'open'; readonly sitter?: Sitter };

export interface TableLine {
  readonly guest: string;
  readonly name: string;
  readonly seat: number;
  readonly text: string;
  readonly at: number;
}

/** Somebody who had to leave. */
export interface Kicked {
  /** By which the host names them. */
  readonly key: string;
  readonly guest: string;
  readonly name: string;
  /** Kept from all tables of the host. */
  readonly ban: boolean;
}

/** Long enough to put children to bed, or to find a charger. */
export const PATIENCE_SECONDS = 3600;

export interface TableFile {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  /** Where it is stored: the options that are kept elsewhere, by their hashes. */
  readonly kept?: Kept;
  readonly public: boolean;
  readonly status: Table['status'];
  readonly clock: Clock;
  readonly standIn?: StandIn;
  readonly delay: number;
  /** Seconds until the win may be claimed from somebody absent, where no clock runs. */
  readonly patience: number;
  /** Whether players may ask for advice. */
  readonly advice: boolean;
  readonly seats: readonly TableSeat[];
  /** The guest who may change and start the table. */
  readonly host: string;
  readonly promised: Promised;
  /** For the match after the one that began last; absent at tables from before that was promised early. */
  readonly next?: Promised;
  /** The match is about to begin: since when seals are awaited, or seeds, once the seals are signed. */
  readonly drawing?: { readonly since: number; readonly promise?: SignedPromise };
  /** Which attempt at this start it is, if not the first, and the hash of what was promised for the one before. */
  readonly start?: number;
  readonly before?: string;
  readonly match?: string;
  readonly matches: readonly string[];
  readonly invite: string;
  readonly watch: string;
  /** The invitation to be said aloud. */
  readonly code: string;
  readonly talk: readonly TableLine[];
  /** Who had to leave, and stays out. */
  readonly kicked?: readonly Kicked[];
  readonly created: number;
  /** The contest it was laid for: then seats and options are not to be changed. */
  readonly contest?: string;
}

export const TABLE = 'table';
export const OPEN = 'open';

/** Every table that gathers players, and those of them at which nobody sits. */
export const GATHERING = 'gathering';
export const EMPTY = 'empty';
/** Tables whose dice are being drawn. */
export const DRAWING = 'drawing';

/** Tables that take up somebody's room, whether they sit there or only made them. */
export function holdingLabel(guest: string): string {
  return `held by ${guest}`;
}

export function sittingLabel(guest: string): string {
  return `sitting ${guest}`;
}

export function writeTable(table: TableFile, version: number, at: number): DocWrite {
  const sitting = guestsOf(table).map(sittingLabel);
  const listed = table.public && table.status === 'gathering' ? [OPEN] : [];
  const holds = Object.values(table.kept ?? {}).map(holdsLabel);
  const labels =
    table.status === 'closed' ? holds : [...listed, ...sitting, ...upkeepLabels(table), ...holds];
  return { kind: TABLE, id: table.id, version, body: JSON.stringify(table), at, labels };
}

/** By whom a table's room is taken up, and whether it waits for somebody: finished ones take none. */
function upkeepLabels(table: TableFile): string[] {
  if (table.status === 'over' || table.status === 'closed') return [];
  const guests = guestsOf(table);
  const held = [...new Set([table.host, ...guests])].map(holdingLabel);
  if (table.status === 'playing') return held;
  return [
    ...held,
    GATHERING,
    ...(table.drawing === undefined ? [] : [DRAWING]),
    ...(guests.length === 0 ? [EMPTY] : []),
  ];
}

/** Tables from before there were codes, talk and delays have none. */
export function readTable(doc: Doc): TableFile {
  return {
    code: '',
    talk: [],
    delay: 0,
    patience: PATIENCE_SECONDS,
    advice: true,
    ...(JSON.parse(doc.body) as Partial<TableFile>),
  } as TableFile;
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

export function everyoneReady(table: TableFile): boolean {
  return table.seats.every((seat) => seat.kind === 'bot' || seat.sitter === undefined || seat.sitter.ready);
}

/** May this guest see the table at all? */
export function maySee(table: TableFile, guest: string | undefined, pass: string | undefined): boolean {
  return table.public || seatOf(table, guest) !== -1 || pass === table.invite || pass === table.watch;
}

export function replaceSeat(table: TableFile, index: number, seat: TableSeat): TableFile {
  return { ...table, seats: table.seats.map((old, i) => (i === index ? seat : old)) };
}

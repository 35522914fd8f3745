/** What people do at a table before and after matches. Each takes a table and gives the changed one, or refuses. */
import { uniqueName } from '@fray/host';
import type { PaceRequest, ReadyRequest, SeatPlan } from '@fray/protocol';
import { promiseSecret } from '../fair.js';
import { looksLikeOneOf } from '../look-alike.js';
import { refuse } from '../refused.js';
import { addSeed, callOff } from './seeds.js';
import {
  guestsOf,
  isTaken,
  replaceSeat,
  type Sitter,
  seatOf,
  sitterOf,
  type TableFile,
  type TableLine,
  type TableSeat,
} from './table.js';

const TALK_KEPT = 100;
/** In letters: talk goes with the table into every list that it is in. */
const TALK_ROOM = 6_000;
const TALK_A_MINUTE = 20;
const MINUTE_MS = 60_000;

export function sit(
  table: TableFile,
  sitter: Sitter,
  pass: string | undefined,
  wanted: number | undefined,
): TableFile {
  mustBeFree(table);
  mustGather(table);
  if (seatOf(table, sitter.guest) !== -1) throw refuse('not-now', 'sits-already');
  const invited = pass === table.invite;
  const mayTake = (seat: TableSeat): boolean =>
    !isTaken(seat) && (invited || (seat.kind === 'open' && table.public));
  const free = table.seats.findIndex((seat) => !isTaken(seat));
  const index = wanted ?? [table.seats.findIndex(mayTake), free].find((place) => place !== -1) ?? -1;
  const seat = table.seats[index];
  if (seat === undefined || isTaken(seat)) throw refuse('not-now', 'seat-taken');
  if (!mayTake(seat)) throw refuse('forbidden', 'seat-invited');
  const others = table.seats.flatMap((other) => sitterOf(other)?.name ?? []);
  const name = looksLikeOneOf(sitter.name, others)
    ? uniqueName(sitter.name, [...others, sitter.name])
    : sitter.name;
  return replaceSeat(table, index, { kind: seat.kind as 'person' | 'open', sitter: { ...sitter, name } });
}

/** Takes another free seat, such as the other side. */
export function changeSeat(table: TableFile, guest: string, to: number): TableFile {
  mustBeFree(table);
  mustGather(table);
  const from = seatOf(table, guest);
  if (from === -1) throw refuse('not-now', 'not-sitting');
  const target = table.seats[to];
  if (from === to) return table;
  if (target === undefined || isTaken(target)) throw refuse('not-now', 'seat-taken');
  const sitter = { ...sitterOf(table.seats[from]!)!, ready: false };
  const left = replaceSeat(table, from, emptied(table.seats[from]!));
  return replaceSeat(left, to, { kind: target.kind as 'person' | 'open', sitter });
}

/** Stands up. The next player becomes the host; the last one closes the table. */
export function standUp(table: TableFile, guest: string): TableFile {
  const index = seatOf(table, guest);
  if (index === -1) throw refuse('not-now', 'not-sitting');
  if (table.status === 'playing') throw refuse('not-now', 'running');
  const left = replaceSeat(callOff(table), index, emptied(table.seats[index]!));
  const [next] = guestsOf(left);
  // Whoever leaves a match of a contest before it begins leaves nobody to play it: another table can be laid.
  if (next === undefined || (table.contest !== undefined && table.status === 'gathering'))
    return { ...left, status: 'closed' };
  return left.host === guest ? { ...left, host: next } : left;
}

/** The host decides whom a seat without a player is for: a bot, anybody, or somebody with the invitation. */
export function planSeat(table: TableFile, host: string, index: number, plan: SeatPlan): TableFile {
  mustBeFree(table);
  mustHost(table, host);
  mustGather(table);
  const seat = table.seats[index];
  if (seat === undefined) throw refuse('missing', 'no-such-seat');
  if (sitterOf(seat) !== undefined) throw refuse('not-now', 'seat-person');
  return unready(replaceSeat(table, index, plan), host);
}

/** The host decides by which clock the match is played, and who may watch it, how late. */
export function setPace(table: TableFile, host: string, pace: PaceRequest): TableFile {
  mustHost(table, host);
  mustGather(table);
  const changed = {
    ...table,
    clock: pace.clock ?? table.clock,
    delay: pace.delay ?? table.delay,
    patience: pace.patience ?? table.patience,
    public: pace.public ?? table.public,
  };
  const seats = changed.seats.map(
    (seat): TableSeat => (seat.kind === 'bot' ? seat : { ...seat, kind: changed.public ? 'open' : 'person' }),
  );
  return unready(pace.public === undefined ? changed : { ...changed, seats }, host);
}

export function setReady(table: TableFile, guest: string, { ready, ...dice }: ReadyRequest): TableFile {
  const index = seatOf(table, guest);
  const seat = table.seats[index];
  const sitter = seat === undefined ? undefined : sitterOf(seat);
  if (seat === undefined || sitter === undefined) throw refuse('forbidden', 'only-sitters');
  mustGather(table);
  return replaceSeat(table, index, {
    kind: seat.kind as 'person' | 'open',
    sitter: { ...addSeed(table, sitter, dice), ready },
  });
}

/** Once more with another secret for the dice, on the same seats or with everyone moved on by one. */
export function again(table: TableFile, guest: string, swap: boolean): TableFile {
  mustBeFree(table);
  if (seatOf(table, guest) === -1) throw refuse('forbidden', 'only-sitters');
  if (table.status !== 'over') throw refuse('not-now', 'no-rematch');
  const moved = swap ? [table.seats[table.seats.length - 1]!, ...table.seats.slice(0, -1)] : table.seats;
  const seats = moved.map(
    (seat): TableSeat =>
      seat.kind === 'bot' || seat.sitter === undefined
        ? seat
        : { ...seat, sitter: { guest: seat.sitter.guest, name: seat.sitter.name, ready: false, seed: '' } },
  );
  return { ...table, seats, promised: table.next ?? promiseSecret(), status: 'gathering' };
}

/** What others agreed to has changed: they say again that they are ready. */
export function unready(table: TableFile, except: string): TableFile {
  const seats = table.seats.map((seat): TableSeat => {
    const sitter = sitterOf(seat);
    if (seat.kind === 'bot' || sitter === undefined || sitter.guest === except) return seat;
    return { ...seat, sitter: { ...sitter, ready: false } };
  });
  return { ...table, seats };
}

export function speak(table: TableFile, guest: string, text: string, at: number): TableFile {
  const seat = seatOf(table, guest);
  if (seat === -1) throw refuse('forbidden', 'only-sitters');
  const recent = table.talk.filter((line) => line.guest === guest && line.at > at - MINUTE_MS);
  if (recent.length >= TALK_A_MINUTE) throw refuse('too-often', 'talk-limit', { most: TALK_A_MINUTE });
  const { name } = sitterOf(table.seats[seat]!)!;
  const line: TableLine = { guest, name, seat, text, at };
  return { ...table, talk: latest([...table.talk, line]) };
}

/** As many of the last lines as there is room for. */
function latest(talk: readonly TableLine[]): readonly TableLine[] {
  let [from, room] = [talk.length, TALK_ROOM];
  while (from > 0 && talk.length - from < TALK_KEPT && room >= talk[from - 1]!.text.length)
    room -= talk[--from]!.text.length;
  return talk.slice(from);
}

export function mustHost(table: TableFile, guest: string): void {
  if (table.host !== guest) throw refuse('forbidden', 'only-host');
}

/** Tables of a contest stay as they were laid. */
export function mustBeFree({ contest }: TableFile): void {
  if (contest !== undefined) throw refuse('not-now', 'contest-table');
}

export function mustGather(table: TableFile): void {
  if (table.status !== 'gathering') throw refuse('not-now', 'not-gathering');
  mustNotDraw(table);
}

/** While its dice are being drawn a table stays as it is; leaving it calls the start off. */
export function mustNotDraw({ drawing }: TableFile): void {
  if (drawing !== undefined) throw refuse('not-now', 'starting');
}

export function emptied(seat: TableSeat): TableSeat {
  return { kind: seat.kind as 'person' | 'open' };
}

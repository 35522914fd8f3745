/** Makes a match out of a table whose players are ready. */
import type { AnyGame, SignedPromise } from '@fray/engine';
import type { SaidBefore } from '@fray/host';
import { mixSeed, promiseSecret } from '../fair.js';
import { newId } from '../ids.js';
import type { FileSeat, MatchFile } from '../match/match-file.js';
import { refuse } from '../refused.js';
import { everyoneReady, isTaken, sitterOf, type TableFile, type TableSeat } from './table.js';
import { checkTogether } from './table-options.js';

/** A table remembers this many matches; those who played find the others among their records. */
const MATCHES_KEPT = 20;

/** Refuses what cannot begin yet. */
export function checkStart(table: TableFile, game: AnyGame): void {
  const seats = table.seats.filter(isTaken);
  if (seats.length < game.seats.min) throw refuse('not-now', 'too-few', { min: game.seats.min });
  if (!everyoneReady(table)) throw refuse('not-now', 'not-ready');
  checkTogether(game, table.options, seats.length);
}

/** The table at play, and its match. Seats that stayed free are left out. */
export function startMatch(
  { drawing: _drawing, start: _start, before: _before, ...table }: TableFile,
  game: AnyGame,
  now: number,
  promise: SignedPromise,
): { table: TableFile; match: MatchFile } {
  const seats = table.seats.filter(isTaken);
  const players = seats.map((seat) => sitterOf(seat)?.seed ?? '');
  // Promised now, so that whoever wants another match has seen it and can send their seed along.
  const next = promiseSecret();
  const { seed, fair } = mixSeed(table.promised, players, promise);
  // What not every match has is added behind the rest: put together from parts, it would be slower to read and to write down.
  const match: { -readonly [K in keyof MatchFile]: MatchFile[K] } = {
    id: newId(),
    table: table.id,
    game: game.id,
    rules: game.version,
    options: table.options,
    seats: seats.map(fileSeat),
    // Between people nobody may work the next roll out of those before.
    rng: 'chacha20',
    seed,
    fair,
    next: next.commitment,
    clock: table.clock,
    said: saidBy(seats, table.talk),
    public: table.public,
    invite: table.invite,
    watch: table.watch,
    started: now,
  };
  if (table.standIn !== undefined) match.standIn = table.standIn;
  match.patience = table.patience;
  if (table.delay !== 0) match.delay = table.delay;
  if (table.contest !== undefined) match.contest = table.contest;
  if (!table.advice) match.advice = 'off';
  const matches = [...table.matches, match.id].slice(-MATCHES_KEPT);
  return { table: { ...table, seats, status: 'playing', next, match: match.id, matches, talk: [] }, match };
}

/** What was said goes with those who said it to the seats they play at. */
function saidBy(seats: readonly TableSeat[], talk: TableFile['talk']): readonly SaidBefore[] {
  const guests = seats.map((seat) => sitterOf(seat)?.guest);
  return talk.flatMap(({ guest, text }) =>
    guests.includes(guest) ? { seat: guests.indexOf(guest), text } : [],
  );
}

/** A bot has no name: readers call it as their word book calls the seat. */
function fileSeat(seat: TableSeat): FileSeat {
  if (seat.kind === 'bot') return { name: '', kind: 'bot', bot: seat.level };
  return { name: seat.sitter!.name, kind: 'person', guest: seat.sitter!.guest };
}

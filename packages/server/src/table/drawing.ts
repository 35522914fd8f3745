/**
 * How a start draws its dice: everybody's seeds are sealed, the server signs the seals together with the hash of its secret,
 * and only then are the seeds shown. Whoever shows none in time calls the start off; the next one has another secret,
 * and goes on without a seed of theirs. So withholding one shows nothing, chooses nothing, and can be seen.
 */
import { type AnyGame, formatPromise, PROMISE_FORMAT, type SignedPromise, sealSeed } from '@fray/engine';
import type { ReadyRequest } from '@fray/protocol';
import type { MatchFile } from '../match/match-file.js';
import { refuse } from '../refused.js';
import { addSeed, callOff, sealOf } from './seeds.js';
import { checkStart, startMatch } from './start-match.js';
import {
  isTaken,
  replaceSeat,
  type Sitter,
  seatOf,
  sitterOf,
  type TableFile,
  type TableSeat,
} from './table.js';

/** Pages show their seeds by themselves, so that this is long even for a slow line. */
export const REVEAL_MS = 10_000;

export interface Drawer {
  readonly now: number;
  readonly sign: (text: string) => SignedPromise;
}

/** One step on towards the match: everybody is ready, and perhaps a seal or a seed has come. */
export function drawOn(
  table: TableFile,
  game: AnyGame,
  drawer: Drawer,
): TableFile | { table: TableFile; match: MatchFile } {
  if (table.drawing === undefined) checkStart(table, game);
  const sitters = table.seats.flatMap((seat) => sitterOf(seat) ?? []);
  if (sitters.some(({ owes }) => owes)) return { ...table, drawing: table.drawing ?? { since: drawer.now } };
  const promise = table.drawing?.promise ?? drawer.sign(promiseText(table));
  if (sitters.every(({ seal, seed }) => seal === undefined || seed !== ''))
    return startMatch(table, game, drawer.now, promise);
  if (table.drawing?.promise !== undefined) return table;
  return { ...table, drawing: { since: drawer.now, promise } };
}

/** Another seal after a start was called off. Being ready said twice counts once. */
export function sealAnew(table: TableFile, guest: string, { ready, seal }: ReadyRequest): TableFile {
  const { index, sitter } = sitterAt(table, guest);
  if (ready && (seal === undefined || seal.hash === sitter.seal)) return table;
  if (!ready || seal === undefined || sitter.owes !== true) throw refuse('not-now', 'starting');
  return seat(table, index, addSeed(table, sitter, { seal }));
}

/** The seed that belongs to a seal, once all seals are signed. */
export function showSeed(table: TableFile, guest: string, seed: string): TableFile {
  const { index, sitter } = sitterAt(table, guest);
  if (table.drawing?.promise === undefined || sitter.seal === undefined) throw refuse('not-now', 'no-seal');
  if (sealSeed(table.promised.commitment, seed) !== sitter.seal) throw refuse('not-now', 'other-seed');
  return sitter.seed === seed ? table : seat(table, index, { ...sitter, seed });
}

/** Time is up: whoever still owes a seal or a seed plays without one. */
export function lapse(
  table: TableFile,
  game: AnyGame,
  drawer: Drawer,
  patienceMs: number,
): ReturnType<typeof drawOn> {
  if (table.drawing === undefined || drawer.now < table.drawing.since + patienceMs) return table;
  const isLate = ({ owes, seal, seed }: Sitter): boolean =>
    owes === true || (seal !== undefined && seed === '');
  const off =
    table.drawing.promise === undefined ? table : { ...callOff(table), drawing: { since: drawer.now } };
  const seats = off.seats.map((each, i): TableSeat => {
    const sitter = sitterOf(table.seats[i]!);
    if (each.kind === 'bot' || sitter === undefined || !isLate(sitter)) return each;
    return { ...each, sitter: { guest: sitter.guest, name: sitter.name, ready: true, seed: '', late: true } };
  });
  return drawOn({ ...off, seats }, game, drawer);
}

function promiseText(table: TableFile): string {
  return formatPromise({
    format: PROMISE_FORMAT,
    table: table.id,
    start: table.start ?? 1,
    ...(table.before === undefined ? {} : { before: table.before }),
    commitment: table.promised.commitment,
    seats: table.seats.filter(isTaken).map((each) => {
      const sitter = sitterOf(each);
      if (sitter?.late) return { late: true };
      if (sitter === undefined || (sitter.seal === undefined && sitter.seed === '')) return {};
      const open = sitter.seal === undefined ? ({ open: true } as const) : {};
      return { seal: sealOf(table, sitter)!, ...open };
    }),
  });
}

function sitterAt(table: TableFile, guest: string): { index: number; sitter: Sitter } {
  const index = seatOf(table, guest);
  const sitter = index === -1 ? undefined : sitterOf(table.seats[index]!);
  if (sitter === undefined) throw refuse('forbidden', 'only-sitters');
  return { index, sitter };
}

function seat(table: TableFile, index: number, sitter: Sitter): TableFile {
  return replaceSeat(table, index, { kind: table.seats[index]!.kind as 'person' | 'open', sitter });
}

/** What the people at a table add to the dice of its next match. */
import { promiseHash, sealSeed } from '@fray/engine';
import type { ReadyRequest } from '@fray/protocol';
import { promiseSecret } from '../fair.js';
import { refuse } from '../refused.js';
import { type Sitter, sitterOf, type TableFile, type TableSeat } from './table.js';

/** What somebody adds to the dice. A seal for an older secret is worth nothing: another one is wanted. */
export function addSeed(
  table: TableFile,
  { guest, name, ready, seed: before, ...kept }: Sitter,
  { seed, seal }: Pick<ReadyRequest, 'seed' | 'seal'>,
): Sitter {
  const who = { guest, name, ready };
  if (seal === undefined) return seed === undefined ? { ...who, seed: before, ...kept } : { ...who, seed };
  if (seal.to !== table.promised.commitment) return { ...who, seed: '', owes: true };
  const others = table.seats.flatMap((seat) => sitterOf(seat) ?? []).filter((each) => each.guest !== guest);
  if (others.some((each) => sealOf(table, each) === seal.hash)) throw refuse('not-now', 'seal-copied');
  return { ...who, seed: '', seal: seal.hash };
}

/** The seals of this start are worth nothing any more; its secret is never used. */
export function callOff({ drawing, ...table }: TableFile): TableFile {
  if (drawing?.promise === undefined) return table;
  const seats = table.seats.map((each): TableSeat => {
    const sitter = sitterOf(each);
    if (each.kind === 'bot' || sitter?.seal === undefined) return each;
    const { seal: _seal, ...rest } = sitter;
    return { ...each, sitter: { ...rest, seed: '', owes: true } };
  });
  const { text } = drawing.promise;
  const start = (table.start ?? 1) + 1;
  return { ...table, seats, start, before: promiseHash(text), promised: promiseSecret() };
}

/** What stands for a seat's seed while it must not be seen: its seal, or the hash of one that came open. */
export function sealOf({ promised }: TableFile, { seal, seed }: Sitter): string | undefined {
  return seal ?? (seed === '' ? undefined : sealSeed(promised.commitment, seed));
}

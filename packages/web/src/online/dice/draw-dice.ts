/** This page's part in drawing the dice of a match: it seals a seed, keeps what was promised, and then shows the seed. */
import { findCopy, parsePromise, type SignedPromise, sealSeed } from '@fray/engine';
import { Table } from '@fray/protocol';
import { request } from '../api.js';
import { isSigned } from './is-signed.js';
import { keepDice, keptDice, sealFor } from './kept-dice.js';

/** False where the server's promise does not hold what this page sealed: then the seed stays here. */
export async function drawDice(table: Table): Promise<boolean> {
  const { yourSeat, commitment, promise, id } = table;
  const mine = yourSeat === undefined ? undefined : table.seats[yourSeat];
  const send = (path: string, body: unknown) => request('POST', `/tables/${id}/${path}`, Table, body);
  if (mine?.ready && mine.dice === 'wanted') await send('ready', { seal: sealFor(commitment) });
  if (promise === undefined || mine?.dice !== 'sealed') return true;
  const kept = keptDice(commitment);
  // Sealed by another browser of this player, which will show it.
  if (kept === undefined) return true;
  if (!holdsSeal(table, promise, kept.seed) || !(await isSigned(promise))) return false;
  keepDice(commitment, { ...kept, promise });
  const { ok } = await send('seed', { seed: kept.seed });
  if (ok) keepDice(commitment, { ...kept, promise, shown: true });
  return true;
}

/** Whether it promises this table's secret, and this page's seal at its seat and nowhere else. */
export function holdsSeal(table: Table, { text }: SignedPromise, seed: string): boolean {
  const promise = parsePromise(text);
  const taken = table.seats.filter(({ kind, name }) => kind === 'bot' || name !== undefined);
  const seat = promise?.seats[taken.findIndex(({ you }) => you)];
  return (
    promise !== undefined &&
    promise.table === table.id &&
    promise.start === table.start &&
    promise.commitment === table.commitment &&
    promise.seats.length === taken.length &&
    seat?.seal === sealSeed(table.commitment, seed) &&
    findCopy(promise) === undefined
  );
}

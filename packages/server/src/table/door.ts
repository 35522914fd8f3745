/** Who may come to a table: the host sends people away, lets them in again, and makes the old invitation worthless. */
import { newId } from '../ids.js';
import { refuse } from '../refused.js';
import { emptied, mustBeFree, mustHost, mustNotDraw } from './gathering.js';
import { type Kicked, replaceSeat, sitterOf, type TableFile } from './table.js';

/** Whoever has sent away more people than this has a new invitation to make. */
const KICKED_KEPT = 50;

/** Somebody has to leave, and stays out whatever invitation they have. */
export function kick(table: TableFile, host: string, index: number, ban: boolean): TableFile {
  mustBeFree(table);
  mustHost(table, host);
  if (table.status === 'playing') throw refuse('not-now', 'running');
  mustNotDraw(table);
  const seat = table.seats[index];
  const sitter = seat === undefined ? undefined : sitterOf(seat);
  if (seat === undefined || sitter === undefined) throw refuse('missing', 'no-such-seat');
  if (sitter.guest === host) throw refuse('not-now', 'kick-self');
  const { guest, name } = sitter;
  const kicked = [...(table.kicked ?? []), { key: newId(), guest, name, ban }].slice(-KICKED_KEPT);
  return { ...replaceSeat(table, index, emptied(seat)), kicked };
}

export function mustNotBeKicked({ kicked = [] }: TableFile, guest: string): void {
  if (kicked.some((each) => each.guest === guest)) throw refuse('forbidden', 'kicked');
}

export function letIn(table: TableFile, host: string, key: string): TableFile {
  findKicked(table, host, key);
  return { ...table, kicked: (table.kicked ?? []).filter((each) => each.key !== key) };
}

export function findKicked(table: TableFile, host: string, key: string): Kicked {
  mustHost(table, host);
  const found = table.kicked?.find((each) => each.key === key);
  if (found === undefined) throw refuse('missing', 'not-kicked');
  return found;
}

/** Links and code of before lead nowhere; those who sit stay. */
export function renewInvitation(table: TableFile, host: string, code: string): TableFile {
  mustBeFree(table);
  mustHost(table, host);
  return { ...table, invite: newId(), watch: newId(), code };
}

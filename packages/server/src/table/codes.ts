/** Six characters to say aloud: each leads to one table while that gathers players. */
import { randomInt } from 'node:crypto';
import type { DocWrite, Store } from '../store/store.js';

/** No 0, O, 1, I or L: they are mistaken for each other when written down. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 6;
export const CODE = 'code';

export function newCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** Writing it fails where the code is taken. */
export function writeCode(code: string, table: string, at: number): DocWrite {
  return { kind: CODE, id: code, version: 1, body: table, at, labels: [] };
}

export async function findTableByCode(store: Store, code: string): Promise<string | undefined> {
  return (await store.get(CODE, code))?.body;
}

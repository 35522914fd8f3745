/** Keys that guests make up for their tables: sent again, a request makes no second one. */
import type { DocWrite } from '../store/store.js';

export const TABLE_KEY = 'table-key';

export function keyWrites(guest: string, key: string | undefined, table: string, at: number): DocWrite[] {
  if (key === undefined) return [];
  return [{ kind: TABLE_KEY, id: `${guest} ${key}`, version: 1, body: table, at, labels: [] }];
}

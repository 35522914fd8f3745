/** Which store an address means: a PostgreSQL address, "memory", or a folder. */
import { MemoryStore } from './memory.js';
import { PostgresStore } from './postgres/postgres-store.js';
import { SqliteStore } from './sqlite/sqlite-store.js';
import type { Store } from './store.js';
import type { StoreMeter } from './store-meter.js';

export function openStore(where: string, meter?: StoreMeter): Promise<Store> {
  if (/^postgres(ql)?:\/\//.test(where)) return PostgresStore.open(where, meter);
  if (where === 'memory') return Promise.resolve(new MemoryStore());
  return SqliteStore.open(where, meter);
}

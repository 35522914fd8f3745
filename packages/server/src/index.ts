export type { Thinker } from './bots/thinker.js';
export { WorkerThinker } from './bots/worker-thinker.js';
export { createServer, type FrayServer, type ServerOptions } from './server.js';
export {
  CLIENT_FOLDER,
  type Running,
  type StartOptions,
  startServer,
  stopOnSignals,
} from './start-server.js';
export { backUp, restore } from './store/backup/backup.js';
export { MemoryStore } from './store/memory.js';
export { openStore } from './store/open-store.js';
export { PostgresStore } from './store/postgres/postgres-store.js';
export { SqliteStore } from './store/sqlite/sqlite-store.js';
export type { Doc, DocWrite, LogEntry, Notice, Store } from './store/store.js';

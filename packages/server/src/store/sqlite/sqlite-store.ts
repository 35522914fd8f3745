/** The embedded store: one SQLite file, read here and written by a thread of its own. */
import { join } from 'node:path';
import { Notices } from '../notices.js';
import type { Doc, DocWrite, LogEntry, Notice, Removal, Store } from '../store.js';
import type { StoreMeter } from '../store-meter.js';
import { type Connection, type ConnectionOptions, connect, findDamage, migrate } from './connection.js';
import { type FolderLock, lockFolder } from './folder-lock.js';
import { keepPrivate, prepareFolder } from './private-folder.js';
import { SqliteThread } from './thread.js';

const READ = `
  select n, body from entry where log = (select no from log_name where id = ?) and n > ? order by n`;
const GET = 'select id, version, body, at from doc where kind = ? and id = ?';
const LIST = `
  select doc.id, version, body, doc.at from label join doc on doc.kind = label.kind and doc.id = label.id
  where label.kind = ? and label.label = ? and label.at < ? order by label.at desc, label.id limit ?`;
const WALK = 'select id, version, body, at from doc where kind = ? and id > ? order by id limit ?';
const MEASURE = `
  select coalesce(sum(length(cast(body as blob))), 0) as bytes from entry
  where log = (select no from log_name where id = ?)`;

export class SqliteStore implements Store {
  readonly shared = false;
  private readonly notices = new Notices();
  private readonly writer: SqliteThread;
  private readonly reader: Connection;
  private readonly reads;

  private constructor(
    file: string,
    private readonly lock: FolderLock,
    meter: StoreMeter | undefined,
    options: ConnectionOptions,
  ) {
    this.reader = openChecked(file);
    const appended = (id: string, n: number): void => this.notices.tell({ type: 'log', id, n });
    this.writer = new SqliteThread(file, options, { meter, appended });
    const prepare = (sql: string): Reading => this.reader.prepare(sql) as Reading;
    this.reads = {
      read: prepare(READ),
      get: prepare(GET),
      list: prepare(LIST),
      walk: prepare(WALK),
      measure: prepare(MEASURE),
    };
  }

  /** Opens or creates `fray.db` in a folder of its own. */
  static async open(
    folder: string,
    meter?: StoreMeter,
    options: ConnectionOptions = {},
  ): Promise<SqliteStore> {
    const file = join(folder, 'fray.db');
    prepareFolder(folder, file);
    const lock = lockFolder(folder);
    try {
      const store = new SqliteStore(file, lock, meter, options);
      keepPrivate(file);
      await store.settings();
      return store;
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  append(log: string, n: number, body: string): Promise<boolean> {
    return this.writer.append(log, n, body);
  }

  async read(log: string, after: number): Promise<LogEntry[]> {
    return this.reads.read.all(log, after) as LogEntry[];
  }

  async put(writes: readonly DocWrite[]): Promise<boolean> {
    const done = await this.writer.order<boolean>({ act: 'put', writes });
    if (done)
      for (const { kind, id, version } of writes) this.notices.tell({ type: 'doc', kind, id, version });
    return done;
  }

  async get(kind: string, id: string): Promise<Doc | undefined> {
    const row = this.reads.get.get(kind, id) as Doc | undefined;
    // The driver adds how long it took, which is no part of the document.
    return row && { id: row.id, version: row.version, body: row.body, at: row.at };
  }

  async list(kind: string, label: string, limit: number, before = Number.MAX_SAFE_INTEGER): Promise<Doc[]> {
    return this.reads.list.all(kind, label, before, limit) as Doc[];
  }

  async walk(kind: string, after: string, limit: number): Promise<Doc[]> {
    return this.reads.walk.all(kind, after, limit) as Doc[];
  }

  async measure(log: string): Promise<number> {
    return (this.reads.measure.get(log) as { bytes: number }).bytes;
  }

  async remove(removal: Removal): Promise<boolean> {
    const done = await this.writer.order<boolean>({ act: 'remove', removal });
    if (done)
      for (const { kind, id, version } of removal.docs)
        this.notices.tell({ type: 'doc', kind, id, version: version + 1 });
    return done;
  }

  async probe(): Promise<void> {
    await this.writer.order({ act: 'probe', at: Date.now() });
  }

  async send(text: string): Promise<void> {
    this.notices.tell({ type: 'message', text });
  }

  watch(listener: (notice: Notice) => void): () => void {
    return this.notices.watch(listener);
  }

  /** How the writer writes: synchronous 2 means that every commit is synced. */
  settings(): Promise<{ journal: string; synchronous: number }> {
    return this.writer.order('settings');
  }

  async close(): Promise<void> {
    // Answered when all that was ordered before is done, or has failed.
    await this.settings().catch(() => {});
    await this.writer.order('close');
    this.reader.close();
    this.lock.release();
  }
}

/** A file that is damaged says so now, not in the middle of somebody's match. */
function openChecked(file: string): Connection {
  const connection = connect(file);
  try {
    const damage = findDamage(connection);
    if (damage !== undefined) throw new Error(`${file} is damaged (${damage}); restore a backup`);
    migrate(connection);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

interface Reading {
  all(...values: unknown[]): unknown[];
  get(...values: unknown[]): unknown;
}

/** The embedded store: one SQLite file in WAL mode, every commit synced to disk before it counts. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql/promise';
import { type Append, GroupCommit, slot } from './group-commit.js';
import { Notices } from './notices.js';
import type { Doc, DocWrite, LogEntry, Notice, Store } from './store.js';
import type { StoreMeter } from './store-meter.js';
import { Turns } from './turns.js';

const SCHEMA = `
  create table if not exists log (
    log text not null, n integer not null, body text not null, primary key (log, n)
  ) without rowid;
  create table if not exists doc (
    kind text not null, id text not null, version integer not null, body text not null, at integer not null,
    primary key (kind, id)
  ) without rowid;
  create table if not exists label (
    kind text not null, label text not null, at integer not null, id text not null,
    primary key (kind, label, at, id)
  ) without rowid;
  create index if not exists label_of on label (kind, id);
`;
const APPEND = `
  insert into log (log, n, body)
  select value ->> 0, value ->> 1, value ->> 2 from json_each(?) where true
  on conflict do nothing returning log, n`;
const READ = 'select n, body from log where log = ? and n > ? order by n';
const GET = 'select id, version, body, at from doc where kind = ? and id = ?';
const LIST = `
  select doc.id, version, body, doc.at from label join doc on doc.kind = label.kind and doc.id = label.id
  where label.kind = ? and label.label = ? and label.at < ? order by label.at desc, label.id limit ?`;
const INSERT = 'insert into doc (kind, id, version, body, at) values (?, ?, ?, ?, ?) on conflict do nothing';
const UPDATE = 'update doc set version = ?, body = ?, at = ? where kind = ? and id = ? and version = ?';

type Connection = InstanceType<typeof Database>;
interface Statement {
  all(...values: unknown[]): Promise<unknown[]>;
  run(...values: unknown[]): Promise<{ changes: number }>;
}

export class SqliteStore implements Store {
  private readonly notices = new Notices();
  private readonly commits: GroupCommit;
  private readonly writing = new Turns();
  private readonly reading = new Turns();

  private constructor(
    private readonly writer: Connection,
    private readonly reader: Connection,
    private readonly statements: Record<'append' | 'read' | 'get' | 'list' | 'insert' | 'update', Statement>,
    meter?: StoreMeter,
  ) {
    this.commits = new GroupCommit((batch) => this.write(batch), meter?.committed);
  }

  /** Opens or creates `fray.db` in a folder of its own. */
  static async open(folder: string, meter?: StoreMeter): Promise<SqliteStore> {
    mkdirSync(folder, { recursive: true });
    const writer = await connect(join(folder, 'fray.db'));
    await writer.exec(SCHEMA);
    const reader = await connect(join(folder, 'fray.db'));
    return new SqliteStore(writer, reader, await prepare(writer, reader), meter);
  }

  append(log: string, n: number, body: string): Promise<boolean> {
    return this.commits.append({ log, n, body });
  }

  async read(log: string, after: number): Promise<LogEntry[]> {
    return (await this.reading.take(() => this.statements.read.all(log, after))) as LogEntry[];
  }

  async put(writes: readonly DocWrite[]): Promise<boolean> {
    const done = await this.writing.take(() => this.transaction(() => this.putAll(writes)));
    if (done)
      for (const { kind, id, version } of writes) this.notices.tell({ type: 'doc', kind, id, version });
    return done;
  }

  async get(kind: string, id: string): Promise<Doc | undefined> {
    const [doc] = await this.reading.take(() => this.statements.get.all(kind, id));
    return doc === undefined ? undefined : toDoc(doc);
  }

  async list(kind: string, label: string, limit: number, before = Number.MAX_SAFE_INTEGER): Promise<Doc[]> {
    return (await this.reading.take(() => this.statements.list.all(kind, label, before, limit))).map(toDoc);
  }

  async send(text: string): Promise<void> {
    this.notices.tell({ type: 'message', text });
  }

  watch(listener: (notice: Notice) => void): () => void {
    return this.notices.watch(listener);
  }

  /** How the database writes: 2 means that every commit is synced. */
  async settings(): Promise<{ journal: string; synchronous: number }> {
    const pragma = async (name: string): Promise<unknown> => {
      const row: Record<string, unknown> = await (await this.writer.prepare(`pragma ${name}`)).get();
      return row[name];
    };
    return {
      journal: String(await pragma('journal_mode')),
      synchronous: Number(await pragma('synchronous')),
    };
  }

  async close(): Promise<void> {
    await this.commits.idle();
    await this.writing.idle();
    await this.reading.idle();
    this.reader.close();
    this.writer.close();
  }

  private async write(batch: readonly Append[]): Promise<ReadonlySet<string>> {
    const rows = JSON.stringify(batch.map(({ log, n, body }) => [log, n, body]));
    const taken = (await this.writing.take(() => this.statements.append.all(rows))) as Append[];
    for (const { log, n } of taken) this.notices.tell({ type: 'log', id: log, n });
    return new Set(taken.map(slot));
  }

  private async putAll(writes: readonly DocWrite[]): Promise<boolean> {
    const { insert, update } = this.statements;
    for (const { kind, id, version, body, at, labels } of writes) {
      const { changes } =
        version === 1
          ? await insert.run(kind, id, version, body, at)
          : await update.run(version, body, at, kind, id, version - 1);
      if (changes === 0) return false;
      await this.relabel(kind, id, at, labels);
    }
    return true;
  }

  private async relabel(kind: string, id: string, at: number, labels: readonly string[]): Promise<void> {
    const clear = await this.writer.prepare('delete from label where kind = ? and id = ?');
    await clear.run(kind, id);
    const add = await this.writer.prepare('insert into label (kind, label, at, id) values (?, ?, ?, ?)');
    for (const label of new Set(labels)) await add.run(kind, label, at, id);
  }

  private async transaction(act: () => Promise<boolean>): Promise<boolean> {
    await this.writer.exec('begin immediate');
    let done = false;
    try {
      done = await act();
      return done;
    } finally {
      await this.writer.exec(done ? 'commit' : 'rollback');
    }
  }
}

async function connect(file: string): Promise<Connection> {
  const connection = new Database(file, {});
  await connection.exec('pragma busy_timeout = 5000');
  await connection.exec('pragma journal_mode = wal');
  await connection.exec('pragma synchronous = full');
  return connection;
}

async function prepare(writer: Connection, reader: Connection) {
  return {
    append: (await writer.prepare(APPEND)) as Statement,
    insert: (await writer.prepare(INSERT)) as Statement,
    update: (await writer.prepare(UPDATE)) as Statement,
    read: (await reader.prepare(READ)) as Statement,
    get: (await reader.prepare(GET)) as Statement,
    list: (await reader.prepare(LIST)) as Statement,
  };
}

function toDoc(row: unknown): Doc {
  const { id, version, body, at } = row as Doc;
  return { id, version, body, at };
}

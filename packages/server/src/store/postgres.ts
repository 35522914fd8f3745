/** The store for several processes: PostgreSQL, whose notifications wake the others. */
import pg from 'pg';
import { type Append, GroupCommit, slot } from './group-commit.js';
import { Notices } from './notices.js';
import type { Doc, DocWrite, LogEntry, Notice, Store } from './store.js';
import type { StoreMeter } from './store-meter.js';

const CHANNEL = 'fray';
/** Any number will do, as long as every process uses the same: only one may create the tables at a time. */
const SCHEMA_LOCK = 0x66726179;
const SCHEMA = `
  create table if not exists fray_log (
    log text not null, n integer not null, body text not null, primary key (log, n)
  );
  create table if not exists fray_doc (
    kind text not null, id text not null, version integer not null, body text not null, at bigint not null,
    primary key (kind, id)
  );
  create table if not exists fray_label (
    kind text not null, label text not null, at bigint not null, id text not null,
    primary key (kind, label, at, id)
  );
  create index if not exists fray_label_of on fray_label (kind, id);
`;
const APPEND = `
  with written as (
    insert into fray_log (log, n, body) select * from unnest($1::text[], $2::int[], $3::text[])
    on conflict do nothing returning log, n
  )
  select log, n, pg_notify('${CHANNEL}', json_build_object('type', 'log', 'id', log, 'n', n)::text) from written`;
const LIST = `
  select doc.id, version, body, doc.at from fray_label label
  join fray_doc doc on doc.kind = label.kind and doc.id = label.id
  where label.kind = $1 and label.label = $2 and label.at < $3 order by label.at desc, label.id limit $4`;
const INSERT =
  'insert into fray_doc (version, body, at, kind, id) values ($1, $2, $3, $4, $5) on conflict do nothing';
const UPDATE =
  'update fray_doc set version = $1, body = $2, at = $3 where kind = $4 and id = $5 and version = $1 - 1';
const RECONNECT_MS = 500;

export class PostgresStore implements Store {
  private readonly notices = new Notices();
  private readonly commits: GroupCommit;
  private ear: pg.Client | undefined;
  private closed = false;

  private constructor(
    private readonly address: string,
    private readonly pool: pg.Pool,
    meter?: StoreMeter,
  ) {
    this.commits = new GroupCommit((batch) => this.write(batch), meter?.committed);
    // A connection lost while idle is replaced by the pool; the next query tells whether the server is gone.
    pool.on('error', () => {});
  }

  static async open(address: string, meter?: StoreMeter): Promise<PostgresStore> {
    const pool = new pg.Pool({ connectionString: address, max: 8 });
    const store = new PostgresStore(address, pool, meter);
    await store.transaction(async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
      await client.query(SCHEMA);
      return true;
    });
    await store.listen();
    return store;
  }

  append(log: string, n: number, body: string): Promise<boolean> {
    return this.commits.append({ log, n, body });
  }

  async read(log: string, after: number): Promise<LogEntry[]> {
    const text = 'select n, body from fray_log where log = $1 and n > $2 order by n';
    return (await this.pool.query({ name: 'read', text, values: [log, after] })).rows;
  }

  put(writes: readonly DocWrite[]): Promise<boolean> {
    return this.transaction(async (client) => {
      for (const write of writes) if (!(await putOne(client, write))) return false;
      return true;
    });
  }

  async get(kind: string, id: string): Promise<Doc | undefined> {
    const text = 'select id, version, body, at from fray_doc where kind = $1 and id = $2';
    return (await this.pool.query({ name: 'get', text, values: [kind, id] })).rows.map(toDoc)[0];
  }

  async list(kind: string, label: string, limit: number, before = Number.MAX_SAFE_INTEGER): Promise<Doc[]> {
    const found = await this.pool.query({ name: 'list', text: LIST, values: [kind, label, before, limit] });
    return found.rows.map(toDoc);
  }

  async send(text: string): Promise<void> {
    await this.pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ type: 'message', text })]);
  }

  watch(listener: (notice: Notice) => void): () => void {
    return this.notices.watch(listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.commits.idle();
    await this.ear?.end();
    await this.pool.end();
  }

  private async write(batch: readonly Append[]): Promise<ReadonlySet<string>> {
    // The same order in every process: two batches that meet can then never wait for each other.
    const sorted = [...batch].sort((x, y) => (slot(x) < slot(y) ? -1 : 1));
    const columns = [sorted.map((a) => a.log), sorted.map((a) => a.n), sorted.map((a) => a.body)];
    const { rows } = await this.pool.query({ name: 'append', text: APPEND, values: columns });
    return new Set(rows.map(slot));
  }

  private async transaction(act: (client: pg.PoolClient) => Promise<boolean>): Promise<boolean> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      const done = await act(client);
      await client.query(done ? 'commit' : 'rollback');
      return done;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }

  private async listen(): Promise<void> {
    const ear = new pg.Client({ connectionString: this.address });
    ear.on('notification', ({ payload }) => this.notices.tell(JSON.parse(payload ?? '{}') as Notice));
    ear.on('error', () => {});
    ear.on('end', () => this.listenAgain());
    this.ear = ear;
    await ear.connect();
    await ear.query(`listen ${CHANNEL}`);
  }

  private listenAgain(): void {
    if (this.closed) return;
    const again = async (): Promise<void> => {
      await this.listen();
      this.notices.tell({ type: 'gap' });
    };
    // A failed attempt ends its connection too, which brings us here again.
    setTimeout(() => again().catch(() => {}), RECONNECT_MS).unref();
  }
}

async function putOne(client: pg.PoolClient, write: DocWrite): Promise<boolean> {
  const { kind, id, version, body, at, labels } = write;
  const { rowCount } = await client.query(version === 1 ? INSERT : UPDATE, [version, body, at, kind, id]);
  if (rowCount === 0) return false;
  await client.query('delete from fray_label where kind = $1 and id = $2', [kind, id]);
  await client.query(
    'insert into fray_label (kind, label, at, id) select $1, label, $2, $3 from unnest($4::text[]) label',
    [kind, at, id, [...new Set(labels)]],
  );
  const notice: Notice = { type: 'doc', kind, id, version };
  await client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(notice)]);
  return true;
}

function toDoc(row: { id: string; version: number; body: string; at: string }): Doc {
  return { id: row.id, version: row.version, body: row.body, at: Number(row.at) };
}

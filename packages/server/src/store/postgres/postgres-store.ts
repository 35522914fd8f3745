/** The store for several processes: PostgreSQL, whose notifications wake the others. */
import pg from 'pg';
import { type Append, GroupCommit, slot } from '../group-commit.js';
import { missingSteps, SCHEMA_VERSION } from '../migrations.js';
import { Notices } from '../notices.js';
import type { Doc, DocWrite, LogEntry, Notice, Removal, Store } from '../store.js';
import type { StoreMeter } from '../store-meter.js';
import { Listener } from './listener.js';
import { TIMEOUTS } from './timeouts.js';

const CHANNEL = 'fray';
/** Any number will do, as long as every process uses the same: only one may create the tables at a time. */
const SCHEMA_LOCK = 0x66726179;
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
/**
 * Document, labels and notice in one statement. All its parts see the labels as they were before it, so those that stay are left
 * alone; and whoever writes a version has read the one before, whose labels are among them.
 */
const put = (write: string): string => `
  with written as (${write} returning kind, id),
  cleared as (
    delete from fray_label label using written where label.kind = written.kind and label.id = written.id
    and not (label.at = $3 and label.label = any($6::text[]))
  ),
  labelled as (
    insert into fray_label (kind, label, at, id) select kind, label, $3, id from written, unnest($6::text[]) label
    on conflict do nothing
  )
  select pg_notify('${CHANNEL}', $7) from written`;
const PUT_NEW = put(INSERT);
const PUT_NEXT = put(UPDATE);
const REMOVE_DOC = `
  with gone as (delete from fray_doc where kind = $1 and id = $2 and version = $3 returning kind, id),
  cleared as (
    delete from fray_label label using gone where label.kind = gone.kind and label.id = gone.id
  )
  select pg_notify('${CHANNEL}', $4) from gone`;
const VERSION = 'create table if not exists fray_schema (version integer not null)';

export class PostgresStore implements Store {
  readonly shared = true;
  private readonly notices = new Notices();
  private readonly commits: GroupCommit;
  private readonly listener: Listener;

  private constructor(
    address: string,
    private readonly pool: pg.Pool,
    meter?: StoreMeter,
  ) {
    this.commits = new GroupCommit((batch) => this.write(batch), meter?.committed);
    // A connection lost while idle is replaced by the pool; the next query tells whether the server is gone.
    pool.on('error', () => {});
    this.listener = new Listener(address, CHANNEL, this.notices);
  }

  static async open(address: string, meter?: StoreMeter): Promise<PostgresStore> {
    const pool = new pg.Pool({ connectionString: address, max: 8, ...TIMEOUTS.connection });
    const store = new PostgresStore(address, pool, meter);
    try {
      await store.transaction(migrate);
      await store.listener.open();
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  append(log: string, n: number, body: string): Promise<boolean> {
    return this.commits.append({ log, n, body });
  }

  async read(log: string, after: number): Promise<LogEntry[]> {
    const text = 'select n, body from fray_log where log = $1 and n > $2 order by n';
    return (await this.pool.query({ name: 'read', text, values: [log, after] })).rows;
  }

  put(writes: readonly DocWrite[]): Promise<boolean> {
    if (writes.length === 1) return putOne(this.pool, writes[0]!);
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

  async walk(kind: string, after: string, limit: number): Promise<Doc[]> {
    const text =
      'select id, version, body, at from fray_doc where kind = $1 and id > $2 order by id limit $3';
    return (await this.pool.query({ name: 'walk', text, values: [kind, after, limit] })).rows.map(toDoc);
  }

  async measure(log: string): Promise<number> {
    const text = 'select coalesce(sum(octet_length(body)), 0) as bytes from fray_log where log = $1';
    return Number((await this.pool.query({ name: 'measure', text, values: [log] })).rows[0].bytes);
  }

  remove({ docs, logs }: Removal): Promise<boolean> {
    return this.transaction(async (client) => {
      for (const { kind, id, version } of docs) {
        const notice: Notice = { type: 'doc', kind, id, version: version + 1 };
        const values = [kind, id, version, JSON.stringify(notice)];
        if ((await client.query({ name: 'remove', text: REMOVE_DOC, values })).rowCount !== 1) return false;
      }
      await client.query('delete from fray_log where log = any($1::text[])', [logs]);
      return true;
    });
  }

  async probe(): Promise<void> {
    await this.pool.query('update fray_probe set at = $1 where id = 1', [Date.now()]);
  }

  async send(text: string): Promise<void> {
    await this.pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ type: 'message', text })]);
  }

  watch(listener: (notice: Notice) => void): () => void {
    return this.notices.watch(listener);
  }

  async close(): Promise<void> {
    this.listener.close();
    await within(TIMEOUTS.closeMs, this.commits.idle());
    await within(TIMEOUTS.closeMs, this.pool.end());
  }

  private async write(batch: readonly Append[]): Promise<readonly boolean[]> {
    // The same order in every process: two batches that meet can then never wait for each other.
    const sorted = [...batch].sort((x, y) => (slot(x) < slot(y) ? -1 : 1));
    const columns = [sorted.map((a) => a.log), sorted.map((a) => a.n), sorted.map((a) => a.body)];
    const { rows } = await this.pool.query({ name: 'append', text: APPEND, values: columns });
    const written = new Set(rows.map(slot));
    return batch.map((append) => written.has(slot(append)));
  }

  private async transaction(act: (client: pg.PoolClient) => Promise<boolean>): Promise<boolean> {
    const client = await this.pool.connect();
    // Without a listener of its own, a connection that breaks while it is lent out would end the process.
    const ignore = (): void => {};
    client.on('error', ignore);
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const done = await act(client);
      await client.query(done ? 'commit' : 'rollback');
      return done;
    } catch (error) {
      // Whatever state it is in, nobody else is to find it: the pool throws it away.
      broken = error as Error;
      throw error;
    } finally {
      client.off('error', ignore);
      client.release(broken);
    }
  }
}

async function migrate(client: pg.PoolClient): Promise<boolean> {
  await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
  await client.query(VERSION);
  const { rows } = await client.query('select max(version) as version from fray_schema');
  const steps = missingSteps(Number(rows[0]?.version ?? 0));
  for (const { postgres } of steps) await client.query(postgres);
  if (steps.length > 0) await client.query('insert into fray_schema values ($1)', [SCHEMA_VERSION]);
  return true;
}

/** Waits for it, but not for ever: whoever closes must come to an end. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work.catch(() => {}), late]);
  clearTimeout(timer);
}

async function putOne(client: pg.Pool | pg.PoolClient, write: DocWrite): Promise<boolean> {
  const { kind, id, version, body, at, labels } = write;
  const notice: Notice = { type: 'doc', kind, id, version };
  const values = [version, body, at, kind, id, [...new Set(labels)], JSON.stringify(notice)];
  const statement = version === 1 ? { name: 'put new', text: PUT_NEW } : { name: 'put next', text: PUT_NEXT };
  return (await client.query({ ...statement, values })).rowCount === 1;
}

function toDoc(row: { id: string; version: number; body: string; at: string }): Doc {
  return { id: row.id, version: row.version, body: row.body, at: Number(row.at) };
}

/** The PostgreSQL store, for backups. */
import pg from 'pg';
import { PostgresStore } from '../postgres/postgres-store.js';
import type { BackupRow, BackupSide } from './backup-row.js';

const CURSORS = {
  log: 'select log, n, body from fray_log order by log, n',
  doc: 'select kind, id, version, body, at::float8 as at from fray_doc order by kind, id',
  label: 'select kind, label, at::float8 as at, id from fray_label order by kind, label, at, id',
} as const;
const INSERTS = {
  log: 'insert into fray_log (log, n, body) values ($1, $2, $3)',
  doc: 'insert into fray_doc (kind, id, version, body, at) values ($1, $2, $3, $4, $5)',
  label: 'insert into fray_label (kind, label, at, id) values ($1, $2, $3, $4)',
} as const;
const AT_ONCE = 1000;

export async function openPostgresSide(address: string): Promise<BackupSide> {
  // Opening the store brings its tables up to this version.
  await (await PostgresStore.open(address)).close();
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return {
    rows: () => readRows(client),
    isEmpty: async () => {
      const { rows } = await client.query(
        'select exists (select from fray_log) or exists (select from fray_doc) as any',
      );
      return rows[0].any === false;
    },
    fill: (rows) => fill(client, rows),
    close: () => client.end(),
  };
}

async function* readRows(client: pg.Client): AsyncGenerator<BackupRow> {
  await client.query('begin isolation level repeatable read read only');
  for (const [kind, sql] of Object.entries(CURSORS)) {
    await client.query(`declare ${kind}_rows cursor for ${sql}`);
    for (;;) {
      const { rows } = await client.query({ text: `fetch ${AT_ONCE} from ${kind}_rows`, rowMode: 'array' });
      if (rows.length === 0) break;
      for (const row of rows) yield [kind, ...row] as unknown as BackupRow;
    }
  }
  await client.query('commit');
}

async function fill(client: pg.Client, rows: AsyncIterable<BackupRow>): Promise<void> {
  await client.query('begin');
  try {
    for await (const [kind, ...values] of rows) await client.query<never, unknown[]>(INSERTS[kind], values);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

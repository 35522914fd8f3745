/** The embedded store, for backups: read beside a running server, or filled while none runs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, connect, migrate, rollBack } from '../sqlite/connection.js';
import { lockFolder } from '../sqlite/folder-lock.js';
import { keepPrivate, prepareFolder } from '../sqlite/private-folder.js';
import type { BackupRow, BackupSide } from './backup-row.js';

const QUERIES = {
  log: 'select log, n, body from log order by log, n',
  doc: 'select kind, id, version, body, at from doc order by kind, id',
  label: 'select kind, label, at, id from label order by kind, label, at, id',
} as const;
const INSERTS = {
  log: 'insert into log (log, n, body) values (?, ?, ?)',
  doc: 'insert into doc (kind, id, version, body, at) values (?, ?, ?, ?, ?)',
  label: 'insert into label (kind, label, at, id) values (?, ?, ?, ?)',
} as const;

export function openSqliteSide(folder: string): BackupSide {
  const file = join(folder, 'fray.db');
  return {
    rows: () => readRows(file),
    isEmpty: async () => !existsSync(file) || (await isBare(file)),
    fill: (rows) => fillFile(folder, file, rows),
    close: async () => {},
  };
}

async function* readRows(file: string): AsyncGenerator<BackupRow> {
  if (!existsSync(file)) throw new Error(`there is no store at ${file}`);
  const connection = connect(file);
  try {
    // One read transaction is one moment: what is written meanwhile is not seen.
    connection.exec('begin');
    for (const [kind, sql] of Object.entries(QUERIES))
      for (const row of connection.prepare(sql).raw().iterate())
        yield [kind, ...(row as unknown[])] as unknown as BackupRow;
    connection.exec('commit');
  } finally {
    connection.close();
  }
}

async function isBare(file: string): Promise<boolean> {
  for await (const _ of readRows(file)) return false;
  return true;
}

async function fillFile(folder: string, file: string, rows: AsyncIterable<BackupRow>): Promise<void> {
  prepareFolder(folder, file);
  const lock = lockFolder(folder);
  const connection = connect(file);
  try {
    migrate(connection);
    keepPrivate(file);
    await insertAll(connection, rows);
    connection.exec('pragma wal_checkpoint(truncate)');
  } finally {
    connection.close();
    lock.release();
  }
}

async function insertAll(connection: Connection, rows: AsyncIterable<BackupRow>): Promise<void> {
  const inserts = Object.fromEntries(
    Object.entries(INSERTS).map(([kind, sql]) => [kind, connection.prepare(sql)]),
  );
  connection.exec('begin immediate');
  try {
    for await (const [kind, ...values] of rows) inserts[kind]!.run(...values);
    connection.exec('commit');
  } catch (error) {
    rollBack(connection);
    throw error;
  }
}

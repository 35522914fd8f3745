/** The embedded store, for backups: read beside a running server, or filled while none runs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, connect, migrate, rollBack } from '../sqlite/connection.js';
import { lockFolder } from '../sqlite/folder-lock.js';
import { keepPrivate, prepareFolder } from '../sqlite/private-folder.js';
import type { BackupRow, BackupSide } from './backup-row.js';

const QUERIES = {
  log: 'select id, n, body from log_name join entry on log = no order by id, n',
  doc: 'select kind, id, version, body, at from doc order by kind, id',
  label: 'select kind, label, at, id from label order by kind, label, at, id',
} as const;
const INSERTS = {
  name: 'insert into log_name (id) values (?) on conflict do nothing',
  entry: 'insert into entry (log, n, body) select no, ?2, ?3 from log_name where id = ?1',
  doc: 'insert into doc (kind, id, version, body, at) values (?, ?, ?, ?, ?)',
  label: 'insert into label (kind, label, at, id) values (?, ?, ?, ?)',
  known: "update doc set labels = json_insert(labels, '$[#]', ?2) where kind = ?1 and id = ?3",
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
  const insert = inserter(connection);
  connection.exec('begin immediate');
  try {
    for await (const row of rows) insert(row);
    connection.exec('commit');
  } catch (error) {
    rollBack(connection);
    throw error;
  }
}

/** A log gets its number with its first entry; a document comes before its labels, and knows them. */
function inserter(connection: Connection): (row: BackupRow) => void {
  const name = connection.prepare(INSERTS.name);
  const entry = connection.prepare(INSERTS.entry);
  const doc = connection.prepare(INSERTS.doc);
  const label = connection.prepare(INSERTS.label);
  const known = connection.prepare(INSERTS.known);
  return (row) => {
    if (row[0] === 'log') {
      name.run(row[1]);
      entry.run(row[1], row[2], row[3]);
    } else if (row[0] === 'doc') doc.run(...row.slice(1));
    else {
      label.run(...row.slice(1));
      known.run(row[1], row[2], row[4]);
    }
  };
}

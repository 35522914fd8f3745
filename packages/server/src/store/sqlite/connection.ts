/** How connections to the embedded store are opened, and brought up to this version. */
import Database from 'libsql';
import { missingSteps, SCHEMA_VERSION } from '../migrations.js';

export type Connection = InstanceType<typeof Database>;

export interface ConnectionOptions {
  /** The file never grows beyond this many pages of 4 kB; writing then fails as on a full disk. */
  readonly maxPages?: number;
}

/** In kilobytes: what is being played is found in memory again. */
const CACHE_KB = 16_000;
/** So many pages are collected before they move into the file, each once however often it was written. */
const CHECKPOINT_PAGES = 4_000;

/** Every commit is synced to disk before it counts. */
export function connect(file: string, { maxPages }: ConnectionOptions = {}): Connection {
  const connection = new Database(file, {});
  connection.exec('pragma busy_timeout = 5000');
  connection.exec('pragma journal_mode = wal');
  connection.exec('pragma synchronous = full');
  connection.exec(`pragma cache_size = -${CACHE_KB}`);
  connection.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  if (maxPages !== undefined) connection.exec(`pragma max_page_count = ${maxPages}`);
  return connection;
}

/** Takes the steps that are missing, all of them or none. */
export function migrate(connection: Connection): void {
  connection.exec('begin immediate');
  try {
    const steps = missingSteps(versionOf(connection));
    for (const { sqlite } of steps) connection.exec(sqlite);
    if (steps.length > 0) connection.exec(`pragma user_version = ${SCHEMA_VERSION}`);
    connection.exec('commit');
  } catch (error) {
    rollBack(connection);
    throw error;
  }
}

/** A file of this program's first version has tables and no number. */
function versionOf(connection: Connection): number {
  return Number(pragma(connection, 'user_version'));
}

/** What is damaged, in the database's own words; undefined when its pages hold together. */
export function findDamage(connection: Connection): string | undefined {
  const found = String(pragma(connection, 'quick_check'));
  return found === 'ok' ? undefined : found.split('\n')[0];
}

/** After a failed write there may be nothing left to roll back; what failed first is what matters. */
export function rollBack(connection: Connection): void {
  try {
    connection.exec('rollback');
  } catch {
    // SQLite has rolled back by itself, as it does on a full disk.
  }
}

/** How a connection writes: 2 means that every commit is synced. */
export function settings(connection: Connection): { journal: string; synchronous: number } {
  return {
    journal: String(pragma(connection, 'journal_mode')),
    synchronous: Number(pragma(connection, 'synchronous')),
  };
}

function pragma(connection: Connection, name: string): unknown {
  return (connection.prepare(`pragma ${name}`).get() as Record<string, unknown>)[name];
}

/** The tables of the embedded store, and how its connections are opened. */
import Database from 'libsql';

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

export type Connection = InstanceType<typeof Database>;

/** Every commit is synced to disk before it counts. */
export function connect(file: string): Connection {
  const connection = new Database(file, {});
  connection.exec('pragma busy_timeout = 5000');
  connection.exec('pragma journal_mode = wal');
  connection.exec('pragma synchronous = full');
  connection.exec(SCHEMA);
  return connection;
}

/** How a connection writes: 2 means that every commit is synced. */
export function settings(connection: Connection): { journal: string; synchronous: number } {
  const pragma = (name: string): unknown =>
    (connection.prepare(`pragma ${name}`).get() as Record<string, unknown>)[name];
  return { journal: String(pragma('journal_mode')), synchronous: Number(pragma('synchronous')) };
}

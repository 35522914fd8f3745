/** How a store of an older version becomes one of this version: forward only, one step at a time, each with its tables. */
export interface Migration {
  readonly sqlite: string;
  readonly postgres: string;
}

/** The n-th entry leads from version n to n + 1. What has landed here once is never changed. */
export const MIGRATIONS: readonly Migration[] = [
  {
    sqlite: `
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
    `,
    postgres: `
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
    `,
  },
  // A row to write to, so that it can be told whether writing works.
  {
    sqlite: `
      create table probe (id integer primary key, at integer not null);
      insert into probe values (1, 0);
    `,
    postgres: `
      create table fray_probe (id integer primary key, at bigint not null);
      insert into fray_probe values (1, 0);
    `,
  },
  // All running matches under one label, so that those of other rules can be counted.
  {
    sqlite: `
      insert into label (kind, label, at, id) select kind, 'unfinished', at, id from doc
      where kind = 'match' and json_extract(body, '$.outcome') is null;
    `,
    postgres: `
      insert into fray_label (kind, label, at, id) select kind, 'unfinished', at, id from fray_doc
      where kind = 'match' and body::json -> 'outcome' is null;
    `,
  },
  // Documents in a table with row numbers: a long one stays on one page, and a change touches no other.
  {
    sqlite: `
      alter table doc rename to old_doc;
      create table doc (
        kind text not null, id text not null, version integer not null, body text not null, at integer not null,
        primary key (kind, id)
      );
      insert into doc select kind, id, version, body, at from old_doc;
      drop table old_doc;
    `,
    postgres: '',
  },
  // Entries lie in the order in which they came, and logs are found by number, the newest side by side: a commit of a hundred
  // matches then touches a dozen pages instead of one for every match.
  {
    sqlite: `
      create table log_name (no integer primary key, id text not null unique);
      create table entry (log integer not null, n integer not null, body text not null, unique (log, n));
      insert into log_name (id) select distinct log from log order by log;
      insert into entry (log, n, body) select no, n, body from log join log_name on log_name.id = log.log order by no, n;
      drop table log;
    `,
    postgres: '',
  },
  // A document knows its labels, so that they are found again without an index of their own.
  {
    sqlite: `
      alter table doc add column labels text not null default '[]';
      update doc set labels =
        (select json_group_array(label) from label where label.kind = doc.kind and label.id = doc.id);
      drop index label_of;
    `,
    postgres: '',
  },
];

export const SCHEMA_VERSION = MIGRATIONS.length;

/** The steps that are still to be taken; a store from the future is refused. */
export function missingSteps(version: number): readonly Migration[] {
  if (version > SCHEMA_VERSION)
    throw new Error(
      `the store has version ${version}, and this program knows only ${SCHEMA_VERSION}: run the newer program`,
    );
  return MIGRATIONS.slice(version);
}

/** Writes to the embedded store. Runs in a thread of its own: waiting for the disk blocks nobody else. */
import type { DocWrite, Removal } from '../store.js';
import { type Connection, type ConnectionOptions, connect, rollBack, settings } from './connection.js';

/** Documents answer whether they were written. */
export type Order =
  | { readonly act: 'put'; readonly writes: readonly DocWrite[] }
  | { readonly act: 'remove'; readonly removal: Removal }
  /** Writes a little, to see whether writing works. */
  | { readonly act: 'probe'; readonly at: number };

/** Which entries got their number, and what became of the orders. */
export interface CarriedOut {
  readonly taken: readonly boolean[];
  readonly done: readonly boolean[];
}

/** One that takes any number of values. */
interface Statement {
  run(...values: unknown[]): unknown;
}

/** Names, numbers and bodies in turn. */
type Entries = readonly (string | number)[];

const INSERT_NAME = 'insert into log_name (id) values (?) on conflict do nothing';
const INSERT_ENTRY = 'insert into entry (log, n, body) values (?, ?, ?) on conflict do nothing';
const INSERT_DOC =
  'insert into doc (kind, id, version, body, at, labels) values (?, ?, ?, ?, ?, ?) on conflict do nothing';
const UPDATE_DOC =
  'update doc set version = ?, body = ?, at = ?, labels = ? where kind = ? and id = ? and version = ?';
const FIND_FILED = 'select at, labels from doc where kind = ? and id = ?';
/** For so many labels at once: a statement costs more than a row. */
const addLabels = (count: number): string =>
  `insert into label (kind, at, id, label) values ${Array(count).fill('(?1, ?2, ?3, ?)').join(', ')}`;
const removeLabels = (count: number): string =>
  `delete from label where kind = ?1 and at = ?2 and id = ?3 and label in (${Array(count).fill('?').join(', ')})`;

/** Where a document is found. */
interface Filed {
  readonly at: number;
  readonly labels: readonly string[];
}

const NOWHERE: Filed = { at: 0, labels: [] };
/** More logs and documents than are written to at the same time. */
const MOST_REMEMBERED = 10_000;

export class SqliteWriter {
  private readonly db: Connection;
  private readonly begin;
  private readonly commit;
  private readonly savepoint;
  private readonly release;
  private readonly insertName;
  private readonly findName;
  private readonly insertEntry;
  private readonly insertDoc;
  private readonly updateDoc;
  private readonly findFiled;
  private readonly deleteDoc;
  private readonly deleteEntries;
  private readonly deleteName;
  private readonly touch;
  /** By how many labels they take. */
  private readonly adding: Statement[] = [];
  private readonly removing: Statement[] = [];
  /** Numbers of logs, and where documents are filed: nobody else writes to this store. */
  private readonly numbers = new Map<string, number>();
  private readonly filed = new Map<string, Filed>();

  constructor(file: string, options: ConnectionOptions = {}) {
    this.db = connect(file, options);
    const prepare = (sql: string) => this.db.prepare(sql);
    this.begin = prepare('begin immediate');
    this.commit = prepare('commit');
    this.savepoint = prepare('savepoint put');
    this.release = prepare('release put');
    this.insertName = prepare(INSERT_NAME);
    this.findName = prepare('select no from log_name where id = ?');
    this.insertEntry = prepare(INSERT_ENTRY);
    this.insertDoc = prepare(INSERT_DOC);
    this.updateDoc = prepare(UPDATE_DOC);
    this.findFiled = prepare(FIND_FILED);
    this.deleteDoc = prepare('delete from doc where kind = ? and id = ? and version = ?');
    this.deleteEntries = prepare('delete from entry where log = (select no from log_name where id = ?)');
    this.deleteName = prepare('delete from log_name where id = ?');
    this.touch = prepare('update probe set at = ? where id = 1');
  }

  /** Carries out everything that has piled up in one transaction: it shares one sync. */
  carryOut(entries: Entries, orders: readonly Order[]): CarriedOut {
    if (entries.length + orders.length === 0) return { taken: [], done: [] };
    this.begin.run();
    try {
      const taken = this.append(entries);
      const done = orders.map((order) => this.carryOutOne(order));
      this.commit.run();
      return { taken, done };
    } catch (error) {
      rollBack(this.db);
      this.forget();
      throw error;
    }
  }

  private carryOutOne(order: Order): boolean {
    if (order.act === 'put') return this.put(order.writes);
    return order.act === 'remove' ? this.remove(order.removal) : this.touch.run(order.at).changes === 1;
  }

  settings(): { journal: string; synchronous: number } {
    return settings(this.db);
  }

  /** What stands in the write-ahead log goes into the file, so that the file alone is the store. */
  close(): void {
    this.db.exec('pragma wal_checkpoint(truncate)');
    this.db.close();
  }

  private append(entries: Entries): boolean[] {
    const taken: boolean[] = [];
    for (let i = 0; i < entries.length; i += 3) {
      const log = this.numberOf(entries[i] as string);
      taken.push(this.insertEntry.run([log, entries[i + 1], entries[i + 2]]).changes === 1);
    }
    return taken;
  }

  private numberOf(log: string): number {
    const known = this.numbers.get(log);
    if (known !== undefined) return known;
    this.insertName.run(log);
    const { no } = this.findName.get(log) as { no: number };
    remember(this.numbers, log, no);
    return no;
  }

  /** All of the documents or none of them. */
  private put(writes: readonly DocWrite[]): boolean {
    // One document that is refused has changed nothing.
    if (writes.length === 1) return this.putOne(writes[0]!);
    return this.allOrNone(() => writes.every((write) => this.putOne(write)));
  }

  private allOrNone(act: () => boolean): boolean {
    this.savepoint.run();
    const done = act();
    if (!done) {
      this.db.exec('rollback to put');
      this.forget();
    }
    this.release.run();
    return done;
  }

  /** Its pages are free for what is written next; the file does not shrink. */
  private remove({ docs, logs }: Removal): boolean {
    return this.allOrNone(() => docs.every((doc) => this.removeOne(doc)) && this.removeLogs(logs));
  }

  private removeOne({ kind, id, version }: Removal['docs'][number]): boolean {
    const { at, labels } = this.whereIs(kind, id);
    if (this.deleteDoc.run(kind, id, version).changes === 0) return false;
    this.label(this.removing, removeLabels, kind, at, id, labels);
    this.filed.delete(`${kind} ${id}`);
    return true;
  }

  private removeLogs(logs: readonly string[]): true {
    for (const log of logs) {
      this.deleteEntries.run(log);
      this.deleteName.run(log);
      this.numbers.delete(log);
    }
    return true;
  }

  private putOne({ kind, id, version, body, at, labels: wanted }: DocWrite): boolean {
    const labels = [...new Set(wanted)];
    const before = version === 1 ? NOWHERE : this.whereIs(kind, id);
    const { changes } =
      version === 1
        ? this.insertDoc.run(kind, id, version, body, at, JSON.stringify(labels))
        : this.updateDoc.run(version, body, at, JSON.stringify(labels), kind, id, version - 1);
    if (changes === 0) return false;
    this.label(this.removing, removeLabels, kind, before.at, id, before.labels);
    this.label(this.adding, addLabels, kind, at, id, labels);
    remember(this.filed, `${kind} ${id}`, { at, labels });
    return true;
  }

  private label(
    statements: Statement[],
    sql: (count: number) => string,
    kind: string,
    at: number,
    id: string,
    labels: readonly string[],
  ): void {
    const count = labels.length;
    if (count === 0) return;
    statements[count] ??= this.db.prepare(sql(count)) as Statement;
    statements[count].run(kind, at, id, ...labels);
  }

  private whereIs(kind: string, id: string): Filed {
    const known = this.filed.get(`${kind} ${id}`);
    if (known !== undefined) return known;
    const found = this.findFiled.get(kind, id) as { at: number; labels: string } | undefined;
    return found === undefined ? NOWHERE : { at: found.at, labels: JSON.parse(found.labels) as string[] };
  }

  /** What was rolled back may be remembered. */
  private forget(): void {
    this.numbers.clear();
    this.filed.clear();
  }
}

function remember<T>(all: Map<string, T>, name: string, what: T): void {
  if (all.size === MOST_REMEMBERED) all.clear();
  all.set(name, what);
}

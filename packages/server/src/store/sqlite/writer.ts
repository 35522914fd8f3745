/** Writes to the embedded store. Runs in a thread of its own: waiting for the disk blocks nobody else. */
import type { DocWrite } from '../store.js';
import { type Connection, type ConnectionOptions, connect, rollBack, settings } from './connection.js';

/** Documents answer whether they were written. */
export type Order =
  | { readonly act: 'put'; readonly writes: readonly DocWrite[] }
  /** Writes a little, to see whether writing works. */
  | { readonly act: 'probe'; readonly at: number };

/** Which entries got their number, and what became of the orders. */
export interface CarriedOut {
  readonly taken: readonly boolean[];
  readonly done: readonly boolean[];
}

/** Names, numbers and bodies in turn. */
type Entries = readonly (string | number)[];

const INSERT_ENTRY = 'insert into log (log, n, body) values (?, ?, ?) on conflict do nothing';
const INSERT_DOC =
  'insert into doc (kind, id, version, body, at) values (?, ?, ?, ?, ?) on conflict do nothing';
const UPDATE_DOC = 'update doc set version = ?, body = ?, at = ? where kind = ? and id = ? and version = ?';

/** All labels of a document in one statement. */
const INSERT_LABELS = 'insert into label (kind, label, at, id) select ?1, value, ?2, ?3 from json_each(?4)';

export class SqliteWriter {
  private readonly db: Connection;
  private readonly begin;
  private readonly commit;
  private readonly insertEntry;
  private readonly insertDoc;
  private readonly updateDoc;
  private readonly clearLabels;
  private readonly addLabels;
  private readonly touch;

  constructor(file: string, options: ConnectionOptions = {}) {
    this.db = connect(file, options);
    this.begin = this.db.prepare('begin immediate');
    this.commit = this.db.prepare('commit');
    this.insertEntry = this.db.prepare(INSERT_ENTRY);
    this.insertDoc = this.db.prepare(INSERT_DOC);
    this.updateDoc = this.db.prepare(UPDATE_DOC);
    this.clearLabels = this.db.prepare('delete from label where kind = ? and id = ?');
    this.addLabels = this.db.prepare(INSERT_LABELS);
    this.touch = this.db.prepare('update probe set at = ? where id = 1');
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
      throw error;
    }
  }

  private carryOutOne(order: Order): boolean {
    return order.act === 'put' ? this.put(order.writes) : this.touch.run(order.at).changes === 1;
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
    for (let i = 0; i < entries.length; i += 3)
      taken.push(this.insertEntry.run(entries[i], entries[i + 1], entries[i + 2]).changes === 1);
    return taken;
  }

  /** All of the documents or none of them. */
  private put(writes: readonly DocWrite[]): boolean {
    // One document that is refused has changed nothing.
    if (writes.length === 1) return this.putOne(writes[0]!);
    this.db.exec('savepoint put');
    const done = writes.every((write) => this.putOne(write));
    if (!done) this.db.exec('rollback to put');
    this.db.exec('release put');
    return done;
  }

  private putOne({ kind, id, version, body, at, labels }: DocWrite): boolean {
    const { changes } =
      version === 1
        ? this.insertDoc.run(kind, id, version, body, at)
        : this.updateDoc.run(version, body, at, kind, id, version - 1);
    if (changes === 0) return false;
    this.clearLabels.run(kind, id);
    if (labels.length > 0) this.addLabels.run(kind, at, id, JSON.stringify([...new Set(labels)]));
    return true;
  }
}

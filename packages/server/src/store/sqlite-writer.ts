/** Writes to the embedded store. Runs in a thread of its own: waiting for the disk blocks nobody else. */
import type { Append } from './group-commit.js';
import { type Connection, connect, settings } from './sqlite-schema.js';
import type { DocWrite } from './store.js';

export type Order =
  | { readonly act: 'append'; readonly batch: readonly Append[] }
  | { readonly act: 'put'; readonly writes: readonly DocWrite[] }
  | { readonly act: 'settings' }
  | { readonly act: 'close' };

const INSERT_ENTRY = 'insert into log (log, n, body) values (?, ?, ?) on conflict do nothing';
const INSERT_DOC =
  'insert into doc (kind, id, version, body, at) values (?, ?, ?, ?, ?) on conflict do nothing';
const UPDATE_DOC = 'update doc set version = ?, body = ?, at = ? where kind = ? and id = ? and version = ?';

export class SqliteWriter {
  private readonly db: Connection;
  private readonly insertEntry;
  private readonly insertDoc;
  private readonly updateDoc;
  private readonly clearLabels;
  private readonly addLabel;

  constructor(file: string) {
    this.db = connect(file);
    this.insertEntry = this.db.prepare(INSERT_ENTRY);
    this.insertDoc = this.db.prepare(INSERT_DOC);
    this.updateDoc = this.db.prepare(UPDATE_DOC);
    this.clearLabels = this.db.prepare('delete from label where kind = ? and id = ?');
    this.addLabel = this.db.prepare('insert into label (kind, label, at, id) values (?, ?, ?, ?)');
  }

  carryOut(order: Order): unknown {
    if (order.act === 'append') return this.append(order.batch);
    if (order.act === 'put') return this.put(order.writes);
    if (order.act === 'settings') return settings(this.db);
    return this.db.close();
  }

  /** Which of the batch got their number; all of them are synced to disk together. */
  private append(batch: readonly Append[]): boolean[] {
    return this.transaction(() => {
      const taken = batch.map(({ log, n, body }) => this.insertEntry.run(log, n, body).changes === 1);
      return { result: taken, keep: true };
    });
  }

  private put(writes: readonly DocWrite[]): boolean {
    return this.transaction(() => {
      const done = writes.every((write) => this.putOne(write));
      return { result: done, keep: done };
    });
  }

  private putOne({ kind, id, version, body, at, labels }: DocWrite): boolean {
    const { changes } =
      version === 1
        ? this.insertDoc.run(kind, id, version, body, at)
        : this.updateDoc.run(version, body, at, kind, id, version - 1);
    if (changes === 0) return false;
    this.clearLabels.run(kind, id);
    for (const label of new Set(labels)) this.addLabel.run(kind, label, at, id);
    return true;
  }

  private transaction<T>(act: () => { result: T; keep: boolean }): T {
    this.db.exec('begin immediate');
    let kept = false;
    try {
      const { result, keep } = act();
      this.db.exec(keep ? 'commit' : 'rollback');
      kept = true;
      return result;
    } finally {
      if (!kept) this.db.exec('rollback');
    }
  }
}

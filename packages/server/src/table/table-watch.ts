/** Sends a table again to everyone who looks at it, after every change by any process. */
import type { Store } from '../store/store.js';
import { showTable } from './show-table.js';
import { maySee, readTable, TABLE } from './table.js';

type Send = (n: number, text: string) => void;
interface Onlooker {
  readonly guest: string | undefined;
  readonly pass: string | undefined;
  readonly send: Send;
  last: number;
}

export class TableWatch {
  private readonly onlookers = new Map<string, Set<Onlooker>>();
  private readonly unwatch: () => void;

  constructor(
    private readonly store: Store,
    private readonly failed: (error: unknown) => void,
  ) {
    this.unwatch = store.watch((notice) => {
      if (notice.type === 'doc' && notice.kind === TABLE) this.tell(notice.id);
      if (notice.type === 'gap') for (const id of this.onlookers.keys()) this.tell(id);
    });
  }

  subscribe(id: string, guest: string | undefined, pass: string | undefined, last: number, send: Send) {
    const onlooker: Onlooker = { guest, pass, send, last };
    const all = this.onlookers.get(id) ?? new Set();
    this.onlookers.set(id, all.add(onlooker));
    this.tell(id);
    return () => {
      all.delete(onlooker);
      if (all.size === 0) this.onlookers.delete(id);
    };
  }

  close(): void {
    this.unwatch();
  }

  private tell(id: string): void {
    if (this.onlookers.has(id)) this.read(id).catch(this.failed);
  }

  private async read(id: string): Promise<void> {
    const doc = await this.store.get(TABLE, id);
    if (doc === undefined) return;
    const table = readTable(doc);
    for (const onlooker of this.onlookers.get(id) ?? []) {
      if (doc.version <= onlooker.last || !maySee(table, onlooker.guest, onlooker.pass)) continue;
      onlooker.last = doc.version;
      onlooker.send(doc.version, JSON.stringify(showTable(table, doc.version, onlooker.guest)));
    }
  }
}

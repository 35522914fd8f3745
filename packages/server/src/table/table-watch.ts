/** Tells everyone who looks at a table of every change, by any process. */
import type { Store } from '../store/store.js';
import type { KeptTable } from './shelf.js';
import { TABLE } from './table.js';

interface Onlooker {
  /** The version that was told last. */
  last: number;
  readonly told: (kept: KeptTable) => void;
}

export class TableWatch {
  private readonly onlookers = new Map<string, Set<Onlooker>>();
  private readonly unwatch: () => void;

  constructor(
    store: Store,
    /** The table as it is now; undefined where it is gone. */
    private readonly find: (id: string) => Promise<KeptTable | undefined>,
    private readonly failed: (error: unknown) => void,
  ) {
    this.unwatch = store.watch((notice) => {
      if (notice.type === 'doc' && notice.kind === TABLE) this.noticed(notice.id, notice.version);
      if (notice.type === 'gap') for (const id of this.onlookers.keys()) this.look(id);
    });
  }

  /** Tells of every version after `last`. */
  subscribe(id: string, last: number, told: Onlooker['told']): () => void {
    const onlooker: Onlooker = { last, told };
    const all = this.onlookers.get(id) ?? new Set();
    this.onlookers.set(id, all.add(onlooker));
    return () => {
      all.delete(onlooker);
      if (all.size === 0) this.onlookers.delete(id);
    };
  }

  /** Reads the table for those who do not know its last version yet. */
  look(id: string): void {
    if (this.onlookers.has(id)) this.read(id).catch(this.failed);
  }

  tell(kept: KeptTable): void {
    for (const onlooker of [...(this.onlookers.get(kept.table.id) ?? [])]) {
      if (kept.version <= onlooker.last) continue;
      onlooker.last = kept.version;
      onlooker.told(kept);
    }
  }

  close(): void {
    this.unwatch();
  }

  /** What was changed here is told a moment after its notice, and need not be read. */
  private noticed(id: string, version: number): void {
    if (!this.onlookers.has(id)) return;
    setImmediate(() => {
      for (const { last } of this.onlookers.get(id) ?? []) if (last < version) return this.look(id);
    });
  }

  private async read(id: string): Promise<void> {
    const kept = await this.find(id);
    if (kept !== undefined) this.tell(kept);
  }
}

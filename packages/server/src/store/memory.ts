/** A store that forgets: for tests, and for tables that need not outlive the program. */
import { Notices } from './notices.js';
import type { Doc, DocWrite, LogEntry, Notice, Removal, Store } from './store.js';

interface KeptDoc extends Doc {
  readonly labels: readonly string[];
}

export class MemoryStore implements Store {
  readonly shared = false;
  private readonly logs = new Map<string, string[]>();
  private readonly docs = new Map<string, Map<string, KeptDoc>>();
  private readonly notices = new Notices();

  async append(log: string, n: number, body: string): Promise<boolean> {
    const entries = this.logs.get(log) ?? [];
    if (entries.length !== n - 1) return false;
    entries.push(body);
    this.logs.set(log, entries);
    this.notices.tell({ type: 'log', id: log, n });
    return true;
  }

  async read(log: string, after: number): Promise<LogEntry[]> {
    const entries = this.logs.get(log) ?? [];
    return entries.slice(after).map((body, i) => ({ n: after + i + 1, body }));
  }

  async put(writes: readonly DocWrite[]): Promise<boolean> {
    for (const { kind, id, version } of writes)
      if ((this.docs.get(kind)?.get(id)?.version ?? 0) !== version - 1) return false;
    for (const { kind, ...doc } of writes) {
      const docs = this.docs.get(kind) ?? new Map<string, KeptDoc>();
      this.docs.set(kind, docs.set(doc.id, doc));
      this.notices.tell({ type: 'doc', kind, id: doc.id, version: doc.version });
    }
    return true;
  }

  async get(kind: string, id: string): Promise<Doc | undefined> {
    const doc = this.docs.get(kind)?.get(id);
    return doc === undefined ? undefined : strip(doc);
  }

  async list(kind: string, label: string, limit: number, before = Number.MAX_SAFE_INTEGER): Promise<Doc[]> {
    return [...(this.docs.get(kind)?.values() ?? [])]
      .filter((doc) => doc.at < before && doc.labels.includes(label))
      .sort((x, y) => y.at - x.at || (x.id < y.id ? -1 : 1))
      .slice(0, limit)
      .map(strip);
  }

  async walk(kind: string, after: string, limit: number): Promise<Doc[]> {
    const ids = [...(this.docs.get(kind)?.keys() ?? [])].filter((id) => id > after).sort();
    return ids.slice(0, limit).map((id) => strip(this.docs.get(kind)!.get(id)!));
  }

  async measure(log: string): Promise<number> {
    return (this.logs.get(log) ?? []).reduce((sum, body) => sum + Buffer.byteLength(body), 0);
  }

  async remove({ docs, logs }: Removal): Promise<boolean> {
    if (docs.some(({ kind, id, version }) => this.docs.get(kind)?.get(id)?.version !== version)) return false;
    for (const log of logs) this.logs.delete(log);
    for (const { kind, id, version } of docs) {
      this.docs.get(kind)!.delete(id);
      this.notices.tell({ type: 'doc', kind, id, version: version + 1 });
    }
    return true;
  }

  async probe(): Promise<void> {}

  async send(text: string): Promise<void> {
    this.notices.tell({ type: 'message', text });
  }

  watch(listener: (notice: Notice) => void): () => void {
    return this.notices.watch(listener);
  }

  async close(): Promise<void> {}
}

function strip({ id, version, body, at }: KeptDoc): Doc {
  return { id, version, body, at };
}

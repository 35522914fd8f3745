/** Where tables are kept: read, listed, and changed one version after the other. */
import { type MatchFile, writeMatchFile } from '../match/match-file.js';
import { Refused, refuse } from '../refused.js';
import type { DocWrite, Store } from '../store/store.js';
import { newCode, writeCode } from './codes.js';
import { readTable, TABLE, type TableFile, writeTable } from './table.js';

export interface KeptTable {
  readonly table: TableFile;
  readonly version: number;
}

export interface ShelfOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly started: (match: MatchFile) => void;
  /** A table was changed here. */
  readonly changed: (kept: KeptTable) => void;
}

/** A new table, perhaps with the match that starts at it; the old one itself when there is nothing to change. */
export type Change = (table: TableFile) => TableFile | { table: TableFile; match: MatchFile };

const LIST_LIMIT = 200;
/** So many tables are remembered as they were last written, and need not be read again for the next change. */
const REMEMBERED = 1_000;
/** Others may change the table at the same time; after this many lost races something else is wrong. */
const ATTEMPTS = 20;

export class Shelf {
  private readonly recent = new Map<string, KeptTable>();
  /** By table: the last change that is under way here. */
  private readonly changing = new Map<string, Promise<unknown>>();

  constructor(private readonly options: ShelfOptions) {}

  async get(id: string): Promise<KeptTable> {
    const doc = await this.options.store.get(TABLE, id);
    if (doc === undefined) throw noTable();
    return { table: readTable(doc), version: doc.version };
  }

  async list(label: string): Promise<KeptTable[]> {
    const docs = await this.options.store.list(TABLE, label, LIST_LIMIT);
    return docs.map((doc) => ({ table: readTable(doc), version: doc.version }));
  }

  /** One page, the latest first, and where the next one begins. */
  async page(label: string, before?: number): Promise<{ kept: KeptTable[]; next: number | undefined }> {
    const docs = await this.options.store.list(TABLE, label, LIST_LIMIT, before);
    const kept = docs.map((doc) => ({ table: readTable(doc), version: doc.version }));
    return { kept, next: docs.length === LIST_LIMIT ? docs[LIST_LIMIT - 1]!.at : undefined };
  }

  /** Puts a new table up, under a code that no other table has; undefined where `besides` was there already. */
  async add(table: TableFile, besides: readonly DocWrite[] = []): Promise<KeptTable | undefined> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const coded = { ...table, code: newCode() };
      const now = this.options.now();
      const writes = [writeTable(coded, 1, now), writeCode(coded.code, table.id, now), ...besides];
      if (await this.options.store.put(writes)) return this.remember({ table: coded, version: 1 });
      for (const { kind, id } of besides) if (await this.options.store.get(kind, id)) return undefined;
    }
    throw refuse('not-now', 'table-busy');
  }

  /** One after the other here, so that a rematch asked for the moment a match is over waits until it is filed. */
  change(id: string, act: Change, besides: readonly DocWrite[] = []): Promise<KeptTable> {
    const before = this.changing.get(id) ?? Promise.resolve();
    const done = before.then(() => this.changeNow(id, act, besides));
    const last = done
      .catch(() => {})
      .then(() => {
        if (this.changing.get(id) === last) this.changing.delete(id);
      });
    this.changing.set(id, last);
    return done;
  }

  /** What is remembered may be old: its answer counts only if it could be changed, which the version proves. */
  private async changeNow(id: string, act: Change, besides: readonly DocWrite[]): Promise<KeptTable> {
    const remembered = this.recent.get(id);
    if (remembered !== undefined) {
      const done = await this.tryChange(remembered, act, besides).catch(notTheLastWord);
      if (done !== undefined && done !== remembered) return done;
    }
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const done = await this.tryChange(await this.get(id), act, besides);
      if (done !== undefined) return done;
    }
    throw refuse('not-now', 'table-busy');
  }

  /** The table as it stands now; undefined when somebody else has changed it meanwhile. */
  private async tryChange(
    kept: KeptTable,
    act: Change,
    besides: readonly DocWrite[],
  ): Promise<KeptTable | undefined> {
    const result = act(kept.table);
    if (result === kept.table) return kept;
    const { table, match } = 'table' in result ? result : { table: result, match: undefined };
    const version = kept.version + 1;
    const writes = [writeTable(table, version, this.options.now()), ...besides];
    if (match !== undefined) writes.push(writeMatchFile(match, 1));
    this.recent.delete(table.id);
    if (!(await this.options.store.put(writes))) return undefined;
    if (match !== undefined) this.options.started(match);
    const changed = this.remember({ table, version });
    this.options.changed(changed);
    return changed;
  }

  private remember(kept: KeptTable): KeptTable {
    if (this.recent.size >= REMEMBERED) this.recent.clear();
    this.recent.set(kept.table.id, kept);
    return kept;
  }
}

function notTheLastWord(error: unknown): undefined {
  if (!(error instanceof Refused) || error.code === 'no-store') throw error;
}

/** The same whether there is none or it is not for you: guessing must teach nothing. */
export function noTable(): Refused {
  return refuse('missing', 'no-table');
}

/** Where tables are kept: read, listed, and changed one version after the other. */
import type { Contents } from '../keeping/contents.js';
import { type MatchFile, writeMatchFile } from '../match/match-file.js';
import { type Refused, refuse } from '../refused.js';
import type { DocWrite, Store } from '../store/store.js';
import { newCode, writeCode } from './codes.js';
import { readTable, TABLE, type TableFile, writeTable } from './table.js';

export interface KeptTable {
  readonly table: TableFile;
  readonly version: number;
}

export interface ShelfOptions {
  readonly store: Store;
  readonly contents: Contents;
  readonly now: () => number;
  readonly started: (match: MatchFile) => void;
  /** A table was changed here. */
  readonly changed: (kept: KeptTable) => void;
}

/** A new table, perhaps with the match that starts at it; the old one itself when there is nothing to change. */
export type Change = (table: TableFile) => TableFile | { table: TableFile; match: MatchFile };

/** A change that somebody wants. */
interface Asked {
  readonly act: Change;
  /** Written with it, if it changes anything. */
  readonly besides: readonly DocWrite[];
  readonly resolve: (kept: KeptTable) => void;
  readonly reject: (error: unknown) => void;
}

/** How a table stands after changes, and which of them were refused, and why. */
interface Changed {
  readonly kept: KeptTable;
  readonly refused: ReadonlyMap<Asked, unknown>;
}

export const LIST_LIMIT = 200;
/** So many tables are remembered as they were last written, and need not be read again for the next change. */
const REMEMBERED = 1_000;
/** Others may change the table at the same time; after this many lost races something else is wrong. */
const ATTEMPTS = 20;

export class Shelf {
  private readonly recent = new Map<string, KeptTable>();
  /** By table: the changes that wait until one is done that is under way here. */
  private readonly waiting = new Map<string, Asked[]>();

  constructor(private readonly options: ShelfOptions) {}

  async get(id: string): Promise<KeptTable> {
    const kept = await this.find(id);
    if (kept === undefined) throw noTable();
    return kept;
  }

  async find(id: string): Promise<KeptTable | undefined> {
    const doc = await this.options.store.get(TABLE, id);
    if (doc === undefined) return undefined;
    return { table: await this.options.contents.open(readTable(doc)), version: doc.version };
  }

  /** The latest first, large options left where they are. */
  async list(label: string, before?: number): Promise<{ table: TableFile; at: number }[]> {
    const docs = await this.options.store.list(TABLE, label, LIST_LIMIT, before);
    return docs.map((doc) => ({ table: readTable(doc), at: doc.at }));
  }

  /** Puts a new table up, under a code that no other table has; undefined where `besides` was there already. */
  async add(table: TableFile, besides: readonly DocWrite[] = []): Promise<KeptTable | undefined> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const coded = { ...table, code: newCode() };
      const now = this.options.now();
      const writes = [
        writeTable(this.options.contents.fold(coded), 1, now),
        writeCode(coded.code, table.id, now),
        ...besides,
      ];
      if (await this.options.store.put(writes)) return this.remember({ table: coded, version: 1 });
      for (const { kind, id } of besides) if (await this.options.store.get(kind, id)) return undefined;
    }
    throw refuse('not-now', 'table-busy');
  }

  /**
   * One after the other here, so that a rematch asked for the moment a match is over waits until it is filed. What waits for the same
   * write shares the next one.
   */
  change(id: string, act: Change, besides: readonly DocWrite[] = []): Promise<KeptTable> {
    return new Promise((resolve, reject) => {
      const asked: Asked = { act, besides, resolve, reject };
      const waiting = this.waiting.get(id);
      if (waiting !== undefined) waiting.push(asked);
      else void this.changeAll(id, [asked]);
    });
  }

  private async changeAll(id: string, waiting: Asked[]): Promise<void> {
    this.waiting.set(id, waiting);
    while (waiting.length > 0) {
      const together = waiting.splice(0);
      try {
        const { kept, refused } = await this.changeNow(id, together);
        for (const asked of together)
          if (refused.has(asked)) asked.reject(refused.get(asked));
          else asked.resolve(kept);
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    this.waiting.delete(id);
  }

  /** What is remembered may be old: its answer counts only if it could be changed, which the version proves. */
  private async changeNow(id: string, together: readonly Asked[]): Promise<Changed> {
    const remembered = this.recent.get(id);
    if (remembered !== undefined) {
      const done = await this.tryChange(remembered, together);
      if (done !== undefined && done.kept !== remembered) return done;
    }
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const done = await this.tryChange(await this.get(id), together);
      if (done !== undefined) return done;
    }
    throw refuse('not-now', 'table-busy');
  }

  /** The table as it stands now; undefined when somebody else has changed it meanwhile. */
  private async tryChange(kept: KeptTable, together: readonly Asked[]): Promise<Changed | undefined> {
    const { table, matches, besides, refused } = actAll(kept.table, together);
    if (table === kept.table) return { kept, refused };
    const version = kept.version + 1;
    const { contents } = this.options;
    const begun = matches.map((match) => writeMatchFile(contents.fold(match), 1));
    this.recent.delete(table.id);
    const writes = [writeTable(contents.fold(table), version, this.options.now()), ...besides, ...begun];
    if (!(await this.options.store.put(writes))) return undefined;
    for (const match of matches) this.options.started(match);
    const changed = this.remember({ table, version });
    this.options.changed(changed);
    return { kept: changed, refused };
  }

  private remember(kept: KeptTable): KeptTable {
    if (this.recent.size >= REMEMBERED) this.recent.clear();
    this.recent.set(kept.table.id, kept);
    return kept;
  }
}

/** Every change after the one before it. One that is refused, or has nothing to change, leaves the others alone. */
function actAll(before: TableFile, together: readonly Asked[]) {
  let table = before;
  const matches: MatchFile[] = [];
  const besides: DocWrite[] = [];
  const refused = new Map<Asked, unknown>();
  for (const asked of together)
    try {
      const result = asked.act(table);
      if (result === table) continue;
      if ('table' in result) matches.push(result.match);
      table = 'table' in result ? result.table : result;
      besides.push(...asked.besides);
    } catch (error) {
      refused.set(asked, error);
    }
  return { table, matches, besides, refused };
}

/** The same whether there is none or it is not for you: guessing must teach nothing. */
export function noTable(): Refused {
  return refuse('missing', 'no-table');
}

/**
 * Walks through the whole store in small steps, again and again: deletes what nobody needs any more, and counts what there is. It
 * holds nothing up, and what has changed since it was read stays.
 */
import { SERVER } from '../guests.js';
import { MATCH } from '../match/match-file.js';
import type { Doc } from '../store/store.js';
import { type Circumstances, RULES } from './rules.js';

/** Of one kind: the documents, and the logs that belong to them. */
export interface Amount {
  readonly documents: number;
  readonly bytes: number;
  readonly logBytes: number;
}

export interface SweeperOptions extends Omit<Circumstances, 'now'> {
  readonly now: () => number;
  /** A document of this kind was deleted. */
  readonly removed: (kind: string) => void;
}

const KINDS = [...Object.keys(RULES), SERVER];
/** So many documents a step: a few milliseconds of work. */
const STEP = 50;

export class Sweeper {
  /** As they were counted by the last walk that came to its end. */
  amounts: ReadonlyMap<string, Amount> = new Map();
  private counting = new Map<string, Amount>();
  private kind = 0;
  private after = '';

  constructor(private readonly options: SweeperOptions) {}

  /** One step. True when it was the last one of a walk. */
  async step(): Promise<boolean> {
    for (let left = STEP; left > 0; ) {
      const kind = KINDS[this.kind]!;
      const docs = await this.options.store.walk(kind, this.after, left);
      for (const doc of docs) await this.look(kind, doc);
      this.after = docs.length < left ? '' : docs.at(-1)!.id;
      left -= docs.length;
      if (this.after === '' && this.isOver()) return true;
    }
    return false;
  }

  /** On to the next kind; true where it was the last one. */
  private isOver(): boolean {
    this.kind = (this.kind + 1) % KINDS.length;
    if (this.kind !== 0) return false;
    this.amounts = this.counting;
    this.counting = new Map();
    return true;
  }

  private async look(kind: string, doc: Doc): Promise<void> {
    const { store, removed, now } = this.options;
    const removal = await RULES[kind]?.(doc, { ...this.options, now: now() });
    if (removal !== undefined && (await store.remove(removal))) return removed(kind);
    const before = this.counting.get(kind) ?? { documents: 0, bytes: 0, logBytes: 0 };
    const logBytes = kind === MATCH ? await store.measure(doc.id) : 0;
    this.counting.set(kind, {
      documents: before.documents + 1,
      bytes: before.bytes + Buffer.byteLength(doc.body),
      logBytes: before.logBytes + logBytes,
    });
  }
}

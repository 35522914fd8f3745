/**
 * Large values of options, such as a battlefield of somebody's own: stored once under their hash, however many tables and matches
 * use them, which hold no more than the hash. Who holds it is a label of theirs, so that the count is never wrong.
 */
import { createHash } from 'node:crypto';
import type { Options, OptionValue } from '@fray/engine';
import { refuse } from '../refused.js';
import type { Store } from '../store/store.js';

/** Hashes in the place of large values, by option. */
export type Kept = Readonly<Record<string, string>>;

/** What has options, with all of them or with large ones by reference. */
interface Holder {
  readonly options: Options;
  readonly kept?: Kept;
}

interface ContentFile {
  /** The guest who stored it first. */
  readonly by: string;
  readonly value: OptionValue;
}

export const CONTENT = 'content';
/** A value that is written longer than this is kept by reference. */
const LARGE = 1_000;
/** Of one guest at a time; what nobody uses is deleted within the hour. */
const MOST = 60;
/** Nobody deletes what was written so lately: a table that will hold it may be under way. */
export const CONTENT_GRACE_MS = 3600_000;
const FRESH_MS = CONTENT_GRACE_MS / 2;
/** So many are remembered, and shared by everything that uses them. */
const REMEMBERED = 300;

export function holdsLabel(hash: string): string {
  return `holds ${hash}`;
}

export class Contents {
  private readonly known = new Map<string, OptionValue>();
  /** By value; the empty text for small ones. */
  private readonly hashes = new WeakMap<object, string>();

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  /** Stores the large ones of these values, so that they can be referred to. */
  async keep(guest: string, options: Options): Promise<void> {
    for (const value of Object.values(options)) {
      const hash = this.hashOf(value);
      if (hash === '') continue;
      await this.keepOne(guest, hash, value);
      this.remember(hash, value);
    }
  }

  /** With references in the place of what is kept. */
  fold<H extends Holder>(holder: H): H {
    const kept: Record<string, string> = { ...holder.kept };
    const options: Record<string, OptionValue> = {};
    for (const [id, value] of Object.entries(holder.options)) {
      const hash = this.hashOf(value);
      if (hash !== '' && this.known.has(hash)) kept[id] = hash;
      else options[id] = value;
    }
    return Object.keys(kept).length === 0 ? holder : { ...holder, options, kept };
  }

  /** With everything in its place again. */
  async open<H extends Holder>(holder: H): Promise<H> {
    if (holder.kept === undefined) return holder;
    const { kept, ...rest } = holder;
    const options: Record<string, OptionValue> = { ...holder.options };
    for (const [id, hash] of Object.entries(kept)) options[id] = await this.find(hash);
    return { ...rest, options } as unknown as H;
  }

  private async find(hash: string): Promise<OptionValue> {
    const known = this.known.get(hash);
    if (known !== undefined) return known;
    const doc = await this.store.get(CONTENT, hash);
    if (doc === undefined) throw new Error(`the content ${hash} is held, and is not there`);
    return this.remember(hash, (JSON.parse(doc.body) as ContentFile).value);
  }

  private remember(hash: string, value: OptionValue): OptionValue {
    if (this.known.size >= REMEMBERED) this.known.delete(this.known.keys().next().value!);
    this.known.set(hash, value);
    if (typeof value === 'object') this.hashes.set(value, hash);
    return value;
  }

  private hashOf(value: OptionValue): string {
    if (typeof value !== 'object') return isLarge(value) ? sha256(JSON.stringify(value)) : '';
    const known = this.hashes.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value);
    const hash = text.length > LARGE ? sha256(text) : '';
    this.hashes.set(value, hash);
    return hash;
  }

  private async keepOne(guest: string, hash: string, value: OptionValue): Promise<void> {
    for (;;) {
      const doc = await this.store.get(CONTENT, hash);
      if (doc !== undefined && doc.at > this.now() - FRESH_MS) return;
      if (doc === undefined && (await this.store.list(CONTENT, storedBy(guest), MOST)).length >= MOST)
        throw refuse('too-often', 'too-many-contents', { most: MOST });
      const by = doc === undefined ? guest : (JSON.parse(doc.body) as ContentFile).by;
      const body = JSON.stringify({ by, value } satisfies ContentFile);
      const version = (doc?.version ?? 0) + 1;
      const write = { kind: CONTENT, id: hash, version, body, at: this.now(), labels: [storedBy(by)] };
      if (await this.store.put([write])) return;
    }
  }
}

/** Whether there is anything among them that would be kept by reference. */
export function hasLarge(options: Readonly<Record<string, unknown>> | undefined): boolean {
  return Object.values(options ?? {}).some(isLarge);
}

function isLarge(value: unknown): boolean {
  if (typeof value === 'string') return value.length > LARGE;
  return typeof value === 'object' && JSON.stringify(value).length > LARGE;
}

function storedBy(guest: string): string {
  return `stored by ${guest}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Who has a match open, in any process. Each process tells the others now and then whom it serves. */
import { newId } from '../ids.js';
import type { Notice, Store } from '../store/store.js';

/** A process that has not been heard of for this long no longer serves anyone. */
const FORGET_MS = 25_000;
const REPEAT_MS = 10_000;
/** A notification holds at most 8,000 bytes. */
const SEATS_A_MESSAGE = 100;

interface Told {
  readonly presence: string;
  readonly here: readonly string[];
  readonly gone?: readonly string[];
}

export class Presence {
  private readonly node = newId();
  private readonly local = new Map<string, number>();
  private readonly remote = new Map<string, Map<string, number>>();
  private readonly seen = new Map<string, number>();
  private readonly repeat: NodeJS.Timeout;

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {
    this.repeat = setInterval(() => this.repeatAll(), REPEAT_MS);
    this.repeat.unref();
  }

  enter(match: string, seat: number): void {
    const name = `${match} ${seat}`;
    const count = this.local.get(name) ?? 0;
    this.local.set(name, count + 1);
    if (count === 0) this.tell({ here: [name] });
  }

  leave(match: string, seat: number): void {
    const name = `${match} ${seat}`;
    const count = (this.local.get(name) ?? 1) - 1;
    this.seen.set(name, this.now());
    if (count > 0) this.local.set(name, count);
    else {
      this.local.delete(name);
      this.tell({ here: [], gone: [name] });
    }
  }

  /** The player did something, with or without the match open. */
  touch(match: string, seat: number): void {
    this.seen.set(`${match} ${seat}`, this.now());
  }

  isHere(match: string, seat: number): boolean {
    const name = `${match} ${seat}`;
    if (this.local.has(name)) return true;
    const fresh = this.now() - FORGET_MS;
    return [...(this.remote.get(name)?.values() ?? [])].some((at) => at > fresh);
  }

  /** When the seat's player was last seen; undefined when never by this process. */
  lastSeen(match: string, seat: number): number | undefined {
    return this.seen.get(`${match} ${seat}`);
  }

  forget(match: string, seats: number): void {
    for (let seat = 0; seat < seats; seat++) {
      this.seen.delete(`${match} ${seat}`);
      this.remote.delete(`${match} ${seat}`);
    }
  }

  hear(notice: Extract<Notice, { type: 'message' }>): void {
    const { presence: node, here, gone } = JSON.parse(notice.text) as Told;
    if (node === undefined || node === this.node) return;
    for (const name of here) {
      const nodes = this.remote.get(name) ?? new Map<string, number>();
      this.remote.set(name, nodes.set(node, this.now()));
      this.seen.set(name, this.now());
    }
    for (const name of gone ?? []) {
      this.remote.get(name)?.delete(node);
      this.seen.set(name, this.now());
    }
  }

  close(): void {
    clearInterval(this.repeat);
  }

  private repeatAll(): void {
    const names = [...this.local.keys()];
    for (let i = 0; i < names.length; i += SEATS_A_MESSAGE)
      this.tell({ here: names.slice(i, i + SEATS_A_MESSAGE) });
  }

  private tell(told: { here: readonly string[]; gone?: readonly string[] }): void {
    // Lost messages are made good by the next repetition.
    this.store.send(JSON.stringify({ presence: this.node, ...told })).catch(() => {});
  }
}

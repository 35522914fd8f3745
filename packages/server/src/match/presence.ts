/** Who has a match open, in any process. Each process tells the others now and then whom it serves. */
import { SPECTATOR } from '@fray/engine';
import { newId } from '../ids.js';
import type { Notice, Store } from '../store/store.js';

/** A process that has not been heard of for this long no longer serves anyone. */
const FORGET_MS = 25_000;
const REPEAT_MS = 10_000;
/** So long after a start, or after it was deaf for a while, a process may not have heard of everybody. */
const INFORMED_MS = REPEAT_MS + 2_000;
/** A notification holds at most 8,000 bytes. */
const SEATS_A_MESSAGE = 100;

/** A place is a match and a seat; those who only watch share one. */
type Count = readonly [place: string, viewers: number];

interface Told {
  readonly presence: string;
  readonly here: readonly Count[];
}

interface Heard {
  readonly at: number;
  readonly viewers: number;
}

export interface PresenceOptions {
  readonly store: Store;
  readonly now: () => number;
  /** Somebody came to this match, or went. */
  readonly changed: (match: string) => void;
}

export class Presence {
  private readonly node = newId();
  private readonly local = new Map<string, number>();
  private readonly remote = new Map<string, Map<string, Heard>>();
  private readonly seen = new Map<string, number>();
  /** When the last one closed the match: unlike the above, a choice that is still sealed does not change it. */
  private readonly closed = new Map<string, number>();
  private readonly repeat: NodeJS.Timeout;
  /** From then on this process has heard of everybody whom the others serve. */
  private informed: number;

  constructor(private readonly options: PresenceOptions) {
    this.informed = options.now() + (options.store.shared ? INFORMED_MS : 0);
    this.repeat = setInterval(() => this.lookAround(), REPEAT_MS);
    this.repeat.unref();
  }

  enter(match: string, seat: number): void {
    this.count(match, seat, 1);
  }

  leave(match: string, seat: number): void {
    this.touch(match, seat);
    this.count(match, seat, -1);
  }

  /** The player did something, with or without the match open. */
  touch(match: string, seat: number): void {
    this.seen.set(placeOf(match, seat), this.options.now());
  }

  isHere(match: string, seat: number): boolean {
    return this.viewers(placeOf(match, seat)) > 0;
  }

  /** Whether this process itself serves the seat's player. */
  isServed(match: string, seat: number): boolean {
    return this.local.has(placeOf(match, seat));
  }

  /** How many watch without a seat. */
  watchers(match: string): number {
    return this.viewers(placeOf(match, SPECTATOR));
  }

  /** When the seat's player was last seen; undefined when never by this process. */
  private lastSeen(match: string, seat: number): number | undefined {
    return this.seen.get(placeOf(match, seat));
  }

  /** Notices may have been missed: nobody is called away before the others had time to tell whom they serve. */
  missed(): void {
    this.informed = this.options.now() + INFORMED_MS;
  }

  /** Since when a seat's player has been away, as far as all processes together know; undefined while they are here. */
  awaySince(match: string, seat: number, acted: number): number | undefined {
    if (this.isHere(match, seat)) return undefined;
    return Math.max(this.lastSeen(match, seat) ?? 0, acted, this.informed);
  }

  /** The same as everybody may know it: since the match was closed, or since it began. */
  closedSince(match: string, seat: number, started: number): number | undefined {
    if (this.isHere(match, seat)) return undefined;
    return Math.max(this.closed.get(placeOf(match, seat)) ?? started, this.informed);
  }

  forget(match: string, seats: number): void {
    for (let seat = SPECTATOR; seat < seats; seat++) {
      this.seen.delete(placeOf(match, seat));
      this.closed.delete(placeOf(match, seat));
      this.remote.delete(placeOf(match, seat));
    }
  }

  hear(notice: Extract<Notice, { type: 'message' }>): void {
    const { presence: node, here } = JSON.parse(notice.text) as Partial<Told>;
    if (node === undefined || here === undefined || node === this.node) return;
    for (const [place, viewers] of here) {
      const before = this.viewers(place);
      const nodes = this.remote.get(place) ?? new Map<string, Heard>();
      if (viewers > 0) this.remote.set(place, nodes.set(node, { at: this.options.now(), viewers }));
      else nodes.delete(node);
      this.seen.set(place, this.options.now());
      if (before > 0 && this.viewers(place) === 0) this.closed.set(place, this.options.now());
      if (this.viewers(place) !== before) this.options.changed(matchOf(place));
    }
  }

  /** Tells the others whom this process serves, and forgets those who have not told for long. */
  lookAround(): void {
    const all = [...this.local];
    for (let i = 0; i < all.length; i += SEATS_A_MESSAGE) this.tell(all.slice(i, i + SEATS_A_MESSAGE));
    const old = this.options.now() - FORGET_MS;
    for (const [place, nodes] of this.remote) {
      const gone = [...nodes].filter(([, { at }]) => at <= old);
      for (const [node] of gone) nodes.delete(node);
      if (nodes.size === 0) this.remote.delete(place);
      if (gone.length > 0) this.options.changed(matchOf(place));
    }
  }

  close(): void {
    clearInterval(this.repeat);
  }

  private viewers(place: string): number {
    let count = this.local.get(place) ?? 0;
    const nodes = this.remote.get(place);
    if (nodes === undefined) return count;
    const fresh = this.options.now() - FORGET_MS;
    for (const { at, viewers } of nodes.values()) if (at > fresh) count += viewers;
    return count;
  }

  private count(match: string, seat: number, change: number): void {
    const place = placeOf(match, seat);
    const viewers = (this.local.get(place) ?? 0) + change;
    if (viewers > 0) this.local.set(place, viewers);
    else this.local.delete(place);
    if (change < 0 && this.viewers(place) === 0) this.closed.set(place, this.options.now());
    this.tell([[place, viewers]]);
    this.options.changed(match);
  }

  private tell(here: readonly Count[]): void {
    if (!this.options.store.shared) return;
    // Lost messages are made good by the next repetition.
    this.options.store.send(JSON.stringify({ presence: this.node, here } satisfies Told)).catch(() => {});
  }
}

function placeOf(match: string, seat: number): string {
  return `${match} ${seat}`;
}

function matchOf(place: string): string {
  return place.slice(0, place.indexOf(' '));
}

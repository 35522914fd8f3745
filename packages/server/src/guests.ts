/** People without accounts: an opaque id in a signed cookie, and a name. */
import { randomBytes } from 'node:crypto';
import type { Session } from './http/guards/guest-cookie.js';
import { newId } from './ids.js';
import { DAY_MS } from './keeping/retention.js';
import { type Refused, refuse } from './refused.js';
import type { Store } from './store/store.js';
import type { Guest } from './table/tables.js';

export const GUEST = 'guest';
export const SERVER = 'server';
const COOKIE_KEY = 'cookie-key';
/** So many guests are remembered. */
const REMEMBERED = 20_000;
/** A guest who comes again is marked as seen, so often at most. */
const SEEN_MS = DAY_MS;
/** Whoever has blocked more people than this hears the first ones again. */
const MOST_BLOCKED = 200;

/** A guest, and when they were written down last: to within a day, when they were here. */
interface Seen {
  readonly guest: Guest;
  readonly at: number;
}

export class Guests {
  /** Guests as they are now, those with blocked people left out for their size; forgotten when they change anywhere. */
  private readonly known = new Map<string, Seen>();
  /** How often anything was forgotten: what was read before that may be old, and is not remembered. */
  private changes = 0;

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {
    store.watch((notice) => {
      if (notice.type === 'doc' && notice.kind === GUEST) this.forgetRead(notice.id);
      if (notice.type === 'gap') this.forgetRead();
    });
  }

  private forgetRead(id?: string): void {
    this.changes++;
    if (id === undefined) this.known.clear();
    else this.known.delete(id);
  }

  /** Whether the guest exists and has not ended this session. */
  async isLoggedIn({ id, session }: Session): Promise<boolean> {
    const seen = await this.look(id);
    if (seen === undefined || (seen.guest.session ?? 0) !== session) return false;
    if (seen.at < this.now() - SEEN_MS) await this.change(id, (guest) => guest);
    return true;
  }

  /** Ends every session of the guest, on all devices; whoever asked may have the new one. */
  async logOut(id: string): Promise<Session> {
    const guest = await this.change(id, (before) => ({ ...before, session: (before.session ?? 0) + 1 }));
    return { id, session: guest.session ?? 0 };
  }

  /** The name goes, and every session ends. What was played stays, without it. */
  async forget(id: string): Promise<void> {
    await this.change(id, ({ session = 0 }) => ({ id, name: '', session: session + 1 }));
  }

  private async find(id: string): Promise<Guest | undefined> {
    return (await this.look(id))?.guest;
  }

  private async look(id: string): Promise<Seen | undefined> {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    const before = this.changes;
    const doc = await this.store.get(GUEST, id);
    if (doc === undefined) return undefined;
    const seen = { guest: JSON.parse(doc.body) as Guest, at: doc.at };
    if (this.known.size >= REMEMBERED) this.known.clear();
    if (this.changes === before && (seen.guest.blocked ?? []).length === 0) this.known.set(id, seen);
    return seen;
  }

  private async change(id: string, act: (guest: Guest) => Guest): Promise<Guest> {
    for (;;) {
      const doc = await this.store.get(GUEST, id);
      if (doc === undefined) throw nobody();
      const guest = act(JSON.parse(doc.body) as Guest);
      this.forgetRead(id);
      if (await this.write(guest, doc.version + 1)) return guest;
    }
  }

  async create(name: string): Promise<Guest> {
    const guest = { id: newId(), name };
    await this.write(guest, 1);
    return guest;
  }

  async rename(id: string, name: string): Promise<Guest> {
    const doc = await this.store.get(GUEST, id);
    const before = doc === undefined ? {} : (JSON.parse(doc.body) as Guest);
    const guest = { ...before, id, name };
    await this.write(guest, (doc?.version ?? 0) + 1);
    return guest;
  }

  /** Whether this guest wants nothing to do with another, from now on and at every table. */
  async block(id: string, other: string, on: boolean): Promise<void> {
    await this.change(id, (guest) => {
      const rest = (guest.blocked ?? []).filter((each) => each !== other);
      const blocked = on ? [...rest, other].slice(-MOST_BLOCKED) : rest;
      return { ...guest, blocked };
    });
  }

  /** What was played until now counts for nothing from now on. */
  async clearStatistics(id: string): Promise<void> {
    await this.change(id, (guest) => ({ ...guest, countedFrom: this.now() }));
  }

  async blockedBy(id: string): Promise<readonly string[]> {
    return (await this.find(id))?.blocked ?? [];
  }

  async get(id: string): Promise<Guest> {
    const guest = await this.find(id);
    if (guest === undefined) throw nobody();
    return guest;
  }

  private write(guest: Guest, version: number): Promise<boolean> {
    const body = JSON.stringify(guest);
    return this.store.put([{ kind: GUEST, id: guest.id, version, body, at: this.now(), labels: [] }]);
  }
}

export function nobody(): Refused {
  return refuse('nobody', 'nobody');
}

/** So many keys are believed: the present one and those before. */
const KEYS = 3;

/** The keys that cookies are signed with, the newest first: made once, shared by every process on the store. */
export async function cookieKeys(
  store: Store,
  now: number,
  change?: 'rotate' | 'replace',
): Promise<readonly string[]> {
  const doc = await store.get(SERVER, COOKIE_KEY);
  const known = doc === undefined ? [] : readKeys(doc.body);
  if (known.length > 0 && change === undefined) return known;
  const kept = change === 'rotate' ? known.slice(0, KEYS - 1) : [];
  const keys = [randomBytes(32).toString('base64url'), ...kept];
  const version = (doc?.version ?? 0) + 1;
  const body = JSON.stringify(keys);
  if (await store.put([{ kind: SERVER, id: COOKIE_KEY, version, body, at: now, labels: [] }])) return keys;
  return cookieKeys(store, now);
}

/** Stores from before there were several have one, as it is. */
function readKeys(body: string): string[] {
  return body.startsWith('[') ? (JSON.parse(body) as string[]) : [body];
}

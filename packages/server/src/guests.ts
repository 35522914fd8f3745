/** People without accounts: an opaque id in a signed cookie, and a name. */
import { randomBytes } from 'node:crypto';
import { newId } from './ids.js';
import { type Refused, refuse } from './refused.js';
import type { Store } from './store/store.js';
import type { Guest } from './table/tables.js';

const GUEST = 'guest';
const SERVER = 'server';
const COOKIE_KEY = 'cookie-key';
/** Whoever has blocked more people than this hears the first ones again. */
const MOST_BLOCKED = 200;

export class Guests {
  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

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
    for (;;) {
      const doc = await this.store.get(GUEST, id);
      if (doc === undefined) throw nobody();
      const guest = JSON.parse(doc.body) as Guest;
      const rest = (guest.blocked ?? []).filter((each) => each !== other);
      const blocked = on ? [...rest, other].slice(-MOST_BLOCKED) : rest;
      if (await this.write({ ...guest, blocked }, doc.version + 1)) return;
    }
  }

  async blockedBy(id: string): Promise<readonly string[]> {
    const doc = await this.store.get(GUEST, id);
    return doc === undefined ? [] : ((JSON.parse(doc.body) as Guest).blocked ?? []);
  }

  async get(id: string): Promise<Guest> {
    const doc = await this.store.get(GUEST, id);
    if (doc === undefined) throw nobody();
    return JSON.parse(doc.body) as Guest;
  }

  private write(guest: Guest, version: number): Promise<boolean> {
    const body = JSON.stringify(guest);
    return this.store.put([{ kind: GUEST, id: guest.id, version, body, at: this.now(), labels: [] }]);
  }
}

export function nobody(): Refused {
  return refuse('nobody', 'nobody');
}

/** The key that cookies are signed with: made once, shared by every process on the store. */
export async function cookieKey(store: Store, now: number): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const fresh = { kind: SERVER, id: COOKIE_KEY, version: 1, body: key, at: now, labels: [] };
  if (await store.put([fresh])) return key;
  const doc = await store.get(SERVER, COOKIE_KEY);
  if (doc === undefined) throw new Error('the store lost its cookie key');
  return doc.body;
}

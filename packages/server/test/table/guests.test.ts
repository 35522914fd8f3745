import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guests } from '../../src/guests.js';
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import { temporaryFolder } from '../support/folder.js';

describe('guests', () => {
  const folder = temporaryFolder();
  let store: SqliteStore;
  beforeAll(async () => {
    store = await SqliteStore.open(folder.path);
  });
  afterAll(async () => {
    await store.close();
    folder.remove();
  });

  it('do not stay logged in because somebody was reading them while they logged out', async () => {
    const guests = new Guests(store, Date.now);
    const { id } = await guests.create('Ash');
    const old = await store.get('guest', id);
    const { get } = store;
    let answer = (): void => {};
    // A slow connection: what was read before the log-out arrives after it.
    store.get = () => new Promise((resolve) => (answer = () => resolve(old)));
    const reading = guests.isLoggedIn({ id, session: 0 });
    store.get = get;
    await guests.logOut(id);
    answer();
    expect(await reading).toBe(true);
    expect(await guests.isLoggedIn({ id, session: 0 })).toBe(false);
    expect(await guests.isLoggedIn({ id, session: 1 })).toBe(true);
  });
});

/** One conformance suite over every store. */

import { startPostgres } from '@fray/testkit/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/ids.js';
import { MemoryStore } from '../../src/store/memory.js';
import { PostgresStore } from '../../src/store/postgres/postgres-store.js';
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import type { DocWrite, Notice, Store } from '../../src/store/store.js';
import { temporaryFolder } from '../support/folder.js';

interface Made {
  /** A store over the same data as every other one of this maker. */
  open(): Promise<Store>;
  close(): Promise<void>;
  /** Whether several stores may be open on the data at once. */
  readonly shared: boolean;
}

const makers: Record<string, () => Promise<Made>> = {
  memory: async () => {
    const store = new MemoryStore();
    return { open: async () => store, close: async () => {}, shared: true };
  },
  sqlite: async () => {
    const folder = temporaryFolder();
    return { open: () => SqliteStore.open(folder.path), close: async () => folder.remove(), shared: false };
  },
  postgres: async () => {
    const postgres = await startPostgres();
    return {
      open: () => PostgresStore.open(postgres.address),
      close: async () => postgres.stop(),
      shared: true,
    };
  },
};

const doc = (id: string, version: number, at = version, labels: string[] = []): DocWrite => ({
  kind: 'thing',
  id,
  version,
  body: `${id} ${version}`,
  at,
  labels,
});

for (const [name, make] of Object.entries(makers))
  describe(`store: ${name}`, () => {
    let made: Made;
    let store: Store;
    beforeAll(async () => {
      made = await make();
      store = await made.open();
    });
    afterAll(async () => {
      await store.close();
      await made.close();
    });

    it('keeps a log in order and reads it from any number on', async () => {
      const log = newId();
      for (let n = 1; n <= 5; n++) expect(await store.append(log, n, `entry ${n}`)).toBe(true);
      expect(await store.read(log, 3)).toEqual([
        { n: 4, body: 'entry 4' },
        { n: 5, body: 'entry 5' },
      ]);
      expect((await store.read(log, 0)).length).toBe(5);
      expect(await store.read(newId(), 0)).toEqual([]);
    });

    it('gives a number to exactly one of many who want it', async () => {
      const log = newId();
      const other = made.shared ? await made.open() : store;
      const tries = Array.from({ length: 40 }, (_, i) => (i % 2 ? store : other).append(log, 1, `by ${i}`));
      const won = (await Promise.all(tries)).flatMap((yes, i) => (yes ? [i] : []));
      expect(won.length).toBe(1);
      expect(await store.read(log, 0)).toEqual([{ n: 1, body: `by ${won[0]}` }]);
      expect(await store.append(log, 1, 'late')).toBe(false);
      expect(await store.append(log, 2, 'next')).toBe(true);
      if (other !== store && name !== 'memory') await other.close();
    });

    it('takes many logs at once, and any text', async () => {
      const logs = Array.from({ length: 300 }, newId);
      const body = '{"quote":"\\" \u2019 \ud83c\udfb2 \\n","zero":0}';
      const written = await Promise.all(logs.map((log) => store.append(log, 1, body)));
      expect(written.every(Boolean)).toBe(true);
      expect(await store.read(logs[299]!, 0)).toEqual([{ n: 1, body }]);
    });

    it('replaces a document only by its next version', async () => {
      const id = newId();
      expect(await store.get('thing', id)).toBeUndefined();
      expect(await store.put([doc(id, 1)])).toBe(true);
      expect(await store.put([doc(id, 1)])).toBe(false);
      expect(await store.put([doc(id, 3)])).toBe(false);
      expect(await store.put([doc(id, 2)])).toBe(true);
      expect(await store.get('thing', id)).toEqual({ id, version: 2, body: `${id} 2`, at: 2 });
      expect(await store.get('other', id)).toBeUndefined();
    });

    it('answers many readers at once, each with what they asked for', async () => {
      const ids = Array.from({ length: 50 }, newId);
      await store.put(ids.map((id) => doc(id, 1)));
      await Promise.all(ids.map((id) => store.append(id, 1, id)));
      const [docs, logs] = await Promise.all([
        Promise.all(ids.map((id) => store.get('thing', id))),
        Promise.all(ids.map((id) => store.read(id, 0))),
      ]);
      expect(docs.map((found) => found?.id)).toEqual(ids);
      expect(logs.map((log) => log[0]?.body)).toEqual(ids);
    });

    it('writes all documents or none', async () => {
      const [kept, wanted] = [newId(), newId()];
      await store.put([doc(kept, 1)]);
      expect(await store.put([doc(wanted, 1), doc(kept, 1)])).toBe(false);
      expect(await store.get('thing', wanted)).toBeUndefined();
      expect(await store.put([doc(wanted, 1), doc(kept, 2)])).toBe(true);
    });

    it('lets one of many concurrent writers through', async () => {
      const id = newId();
      await store.put([doc(id, 1)]);
      const tries = await Promise.all(Array.from({ length: 10 }, () => store.put([doc(id, 2)])));
      expect(tries.filter(Boolean).length).toBe(1);
    });

    it('lists by label, the latest first, page by page', async () => {
      const label = newId();
      const ids = Array.from({ length: 5 }, newId);
      for (const [i, id] of ids.entries()) await store.put([doc(id, 1, 100 + i, [label, 'another'])]);
      const listed = async (limit: number, before?: number) =>
        (await store.list('thing', label, limit, before)).map(({ id }) => ids.indexOf(id));
      expect(await listed(10)).toEqual([4, 3, 2, 1, 0]);
      expect(await listed(2)).toEqual([4, 3]);
      expect(await listed(2, 103)).toEqual([2, 1]);
      await store.put([doc(ids[4]!, 2, 200, [])]);
      await store.put([doc(ids[0]!, 2, 201, [label])]);
      expect(await listed(10)).toEqual([0, 3, 2, 1]);
    });

    it('walks through all documents of a kind in small steps', async () => {
      const ids = Array.from({ length: 25 }, newId);
      await store.put(ids.map((id) => ({ ...doc(id, 1), kind: 'walked' })));
      const found: string[] = [];
      for (let after = '', step = 10; step === 10; after = found.at(-1)!) {
        const docs = await store.walk('walked', after, 10);
        expect(
          docs.every(({ id, version, body, at }) => version === 1 && at === 1 && body === `${id} 1`),
        ).toBe(true);
        found.push(...docs.map(({ id }) => id));
        step = docs.length;
      }
      expect(found).toHaveLength(25);
      expect(new Set(found)).toEqual(new Set(ids));
      expect(await store.walk('nothing', '', 10)).toEqual([]);
    });

    it('removes documents with their labels and logs, all of them or nothing', async () => {
      const [gone, kept, label] = [newId(), newId(), newId()];
      await store.put([doc(gone, 1, 1, [label]), doc(kept, 1, 2, [label])]);
      await store.append(gone, 1, 'für Ines');
      await store.append(kept, 1, 'x');
      expect(await store.measure(gone)).toBe(9);
      expect(await store.measure(newId())).toBe(0);
      const of = (id: string, version: number) => ({ kind: 'thing', id, version });
      expect(await store.remove({ docs: [of(gone, 1), of(kept, 2)], logs: [gone, kept] })).toBe(false);
      expect((await store.list('thing', label, 5)).map(({ id }) => id)).toEqual([kept, gone]);
      expect(await store.read(gone, 0)).toHaveLength(1);
      expect(await store.remove({ docs: [of(gone, 1)], logs: [gone] })).toBe(true);
      expect(await store.remove({ docs: [of(gone, 1)], logs: [] })).toBe(false);
      expect(await store.get('thing', gone)).toBeUndefined();
      expect((await store.list('thing', label, 5)).map(({ id }) => id)).toEqual([kept]);
      expect([await store.read(gone, 0), await store.measure(gone)]).toEqual([[], 0]);
      expect(await store.read(kept, 0)).toHaveLength(1);
      expect(await store.put([doc(gone, 2)])).toBe(false);
      expect(await store.put([doc(gone, 1, 3, [label])])).toBe(true);
      expect(await store.append(gone, 1, 'anew')).toBe(true);
      expect((await store.list('thing', label, 5)).map(({ id }) => id)).toEqual([gone, kept]);
      expect(await store.read(gone, 0)).toEqual([{ n: 1, body: 'anew' }]);
    });

    it('tells every watcher what was written, by whomever', async () => {
      const other = made.shared ? await made.open() : store;
      const heard: Notice[] = [];
      const stop = other.watch((notice) => heard.push(notice));
      const [log, id] = [newId(), newId()];
      await store.append(log, 1, 'x');
      await store.put([doc(id, 1)]);
      await store.send('hello');
      const wanted: Notice[] = [
        { type: 'log', id: log, n: 1 },
        { type: 'doc', kind: 'thing', id, version: 1 },
        { type: 'message', text: 'hello' },
      ];
      await expect.poll(() => heard).toEqual(expect.arrayContaining(wanted));
      stop();
      const count = heard.length;
      await store.append(log, 2, 'y');
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(heard.length).toBe(count);
      if (other !== store && name !== 'memory') await other.close();
    });

    it('has everything again after it was closed and opened', async () => {
      const log = newId();
      const id = newId();
      await store.append(log, 1, 'kept');
      await store.put([doc(id, 1, 7, ['kept label'])]);
      await store.close();
      store = await made.open();
      expect(await store.read(log, 0)).toEqual([{ n: 1, body: 'kept' }]);
      expect((await store.list('thing', 'kept label', 5)).map((d) => d.id)).toEqual([id]);
    });
  });

describe('store: sqlite', () => {
  it('syncs every commit and writes ahead', async () => {
    const folder = temporaryFolder();
    const store = await SqliteStore.open(folder.path);
    expect(await store.settings()).toEqual({ journal: 'wal', synchronous: 2 });
    await store.close();
    folder.remove();
  });
});

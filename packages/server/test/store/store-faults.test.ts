/** What stores do when the ground gives way: a full disk, a damaged file, a second server, a database that restarts or goes silent. */
import { closeSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Postgres, startPostgres } from '@fray/testkit/postgres';
import Database from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../src/ids.js';
import { SCHEMA_VERSION } from '../../src/store/migrations.js';
import { PostgresStore } from '../../src/store/postgres/postgres-store.js';
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import { type Order, SqliteWriter } from '../../src/store/sqlite/writer.js';
import type { Notice } from '../../src/store/store.js';
import { temporaryFolder } from '../support/folder.js';
import { type SilentProxy, startSilentProxy } from '../support/silent-proxy.js';

describe('the embedded store', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let file: string;
  beforeEach(() => {
    folder = temporaryFolder();
    file = join(folder.path, 'fray.db');
  });
  afterEach(() => folder.remove());

  it('refuses a second server on its folder, says who holds it, and opens once that is gone', async () => {
    const first = await SqliteStore.open(folder.path);
    await expect(SqliteStore.open(folder.path)).rejects.toThrow(
      new RegExp(`in use by another Fray: process ${process.pid} on .+, since 20`),
    );
    await first.append('log', 1, 'kept');
    await first.close();
    const second = await SqliteStore.open(folder.path);
    expect(await second.read('log', 0)).toEqual([{ n: 1, body: 'kept' }]);
    await second.close();
  });

  it('gives nothing of what was rolled back to somebody else', async () => {
    await (await SqliteStore.open(folder.path)).close();
    const writer = new SqliteWriter(file);
    const put = (id: string, body: string | null, labels: string[]): Order => ({
      act: 'put',
      writes: [{ kind: 'thing', id, version: 1, body: body as string, at: 1, labels }],
    });
    expect(() =>
      writer.carryOut(['lost', 1, 'never'], [put('a', '', ['all']), put('b', null, [])]),
    ).toThrow();
    expect(writer.carryOut(['first', 1, 'one'], [put('a', '', ['some'])]).taken).toEqual([true]);
    expect(writer.carryOut(['lost', 1, 'after all'], []).taken).toEqual([true]);
    writer.close();
    const store = await SqliteStore.open(folder.path);
    expect(await store.read('first', 0)).toEqual([{ n: 1, body: 'one' }]);
    expect(await store.read('lost', 0)).toEqual([{ n: 1, body: 'after all' }]);
    expect(await store.list('thing', 'all', 9)).toEqual([]);
    await store.close();
  });

  it('does not take an empty file for a new server', async () => {
    writeFileSync(file, '');
    await expect(SqliteStore.open(folder.path)).rejects.toThrow(/fray\.db is empty: restore a backup/);
    expect(readFileSync(file).length).toBe(0);
  });

  it('says that its file is damaged before anybody plays', async () => {
    const store = await SqliteStore.open(folder.path);
    for (let n = 1; n <= 200; n++) await store.append(`log ${n}`, 1, 'x'.repeat(400));
    await store.close();
    const handle = openSync(file, 'r+');
    const size = statSync(file).size;
    writeSync(handle, Buffer.alloc(12_000, 0x5a), 0, 12_000, Math.floor(size / 2));
    closeSync(handle);
    await expect(SqliteStore.open(folder.path)).rejects.toThrow(/damaged|malformed/);
  });

  it('says that it is no database at all', async () => {
    writeFileSync(
      file,
      'somebody else’s notes, long enough to be read as a header of a hundred bytes.'.repeat(3),
    );
    await expect(SqliteStore.open(folder.path)).rejects.toThrow(/not a database/);
  });

  it('names the full disk as the cause, keeps what it has, and goes on when there is room', async () => {
    const tight = await SqliteStore.open(folder.path, undefined, { maxPages: 30 });
    let kept = 0;
    const fill = async (): Promise<void> => {
      for (let n = 1; n <= 200; n++) {
        await tight.append('log', n, 'x'.repeat(2000));
        kept = n;
      }
    };
    await expect(fill()).rejects.toThrow(/full/);
    expect(kept).toBeGreaterThan(3);
    await expect(tight.append('log', kept + 1, 'x'.repeat(20_000))).rejects.toThrow(/full/);
    expect((await tight.read('log', 0)).length).toBe(kept);
    await tight.close();
    const roomy = await SqliteStore.open(folder.path);
    expect((await roomy.read('log', 0)).length).toBe(kept);
    expect(await roomy.append('log', kept + 1, 'goes on')).toBe(true);
    await roomy.close();
  });

  it('lets nobody else look into its folder', async () => {
    const store = await SqliteStore.open(join(folder.path, 'data'));
    await store.append('log', 1, 'secret');
    const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);
    expect(mode(join(folder.path, 'data'))).toBe('700');
    for (const name of ['fray.db', 'fray.db-wal', 'fray.db-shm', 'fray.lock', 'fray.holder'])
      expect([name, mode(join(folder.path, 'data', name))]).toEqual([name, '600']);
    await store.close();
  });

  it('brings a store of the first version up to this one, and refuses one from the future', async () => {
    const old = new Database(file, {});
    old.exec(
      'create table log (log text not null, n integer not null, body text not null, primary key (log, n)) without rowid',
    );
    old.exec("insert into log values ('m', 1, 'from long ago')");
    old.exec(
      'create table doc (kind text, id text, version integer, body text, at integer, primary key (kind, id)) without rowid',
    );
    old.exec("insert into doc values ('thing', 'old', 1, '{}', 5)");
    old.exec(
      'create table label (kind text, label text, at integer, id text, primary key (kind, label, at, id)) without rowid',
    );
    old.exec("insert into label values ('thing', 'all', 5, 'old')");
    old.close();
    const store = await SqliteStore.open(folder.path);
    expect(await store.read('m', 0)).toEqual([{ n: 1, body: 'from long ago' }]);
    expect(await store.append('m', 1, 'too late')).toBe(false);
    expect(await store.append('m', 2, 'now')).toBe(true);
    expect((await store.list('thing', 'all', 9)).map(({ id }) => id)).toEqual(['old']);
    const again = { kind: 'thing', id: 'old', version: 2, body: '{}', at: 6, labels: ['some'] };
    expect(await store.put([again])).toBe(true);
    expect(await store.list('thing', 'all', 9)).toEqual([]);
    await store.probe();
    await store.close();
    const future = new Database(file, {});
    future.exec(`pragma user_version = ${SCHEMA_VERSION + 1}`);
    future.close();
    await expect(SqliteStore.open(folder.path)).rejects.toThrow(/run the newer program/);
  });
});

describe('the PostgreSQL store', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('outlives a restart in the middle of its writes', async () => {
    const store = await PostgresStore.open(postgres.address);
    const notices: Notice[] = [];
    store.watch((notice) => notices.push(notice));
    let stop = false;
    const writing = Array.from({ length: 8 }, async () => {
      while (!stop) {
        const write = { kind: 'thing', id: newId(), version: 1, body: 'x', at: 1, labels: ['all'] };
        await store.put([write]).catch(() => new Promise((resolve) => setTimeout(resolve, 20)));
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    for (let i = 0; i < 3; i++) postgres.restart();
    stop = true;
    await Promise.all(writing);
    await expect.poll(() => notices.some(({ type }) => type === 'gap'), { timeout: 15_000 }).toBe(true);
    expect(await store.append(newId(), 1, 'after')).toBe(true);
    await store.close();
  });

  describe('behind a line that goes silent', () => {
    let line: SilentProxy;
    let store: PostgresStore;
    beforeEach(async () => {
      line = await startSilentProxy(postgres.port);
      store = await PostgresStore.open(postgres.address.replace(`:${postgres.port}`, `:${line.port}`));
    });
    afterEach(() => line.close());

    it('gives up waiting, and hears again what is written after the line speaks', async () => {
      const heard: Notice[] = [];
      store.watch((notice) => heard.push(notice));
      line.silence();
      await expect(store.get('thing', 'x')).rejects.toThrow();
      await expect(store.probe()).rejects.toThrow();
      line.speak();
      await expect.poll(() => heard.some(({ type }) => type === 'gap'), { timeout: 20_000 }).toBe(true);
      const other = await PostgresStore.open(postgres.address);
      const log = newId();
      await other.append(log, 1, 'news');
      await expect.poll(() => heard.some((notice) => notice.type === 'log' && notice.id === log)).toBe(true);
      expect(await store.read(log, 0)).toHaveLength(1);
      await other.close();
      await store.close();
    });

    it('closes all the same', async () => {
      line.silence();
      const asking = store.get('thing', 'x').catch(() => undefined);
      const begun = performance.now();
      await store.close();
      expect(performance.now() - begun).toBeLessThan(12_000);
      await asking;
    });
  });
});

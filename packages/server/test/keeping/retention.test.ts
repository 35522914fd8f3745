/** What is deleted, and what never is, on every kind of store. */
import type { Table } from '@fray/protocol';
import { startPostgres } from '@fray/testkit/postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { GUEST } from '../../src/guests.js';
import { CONTENT } from '../../src/keeping/contents.js';
import { RETENTION } from '../../src/keeping/retention.js';
import { Sweeper } from '../../src/keeping/sweeper.js';
import { MATCH } from '../../src/match/match-file.js';
import { MemoryStore } from '../../src/store/memory.js';
import { openStore } from '../../src/store/open-store.js';
import type { Store } from '../../src/store/store.js';
import { CODE } from '../../src/table/codes.js';
import { TABLE } from '../../src/table/table.js';
import { TABLE_KEY } from '../../src/table/table-keys.js';
import { temporaryFolder } from '../support/folder.js';
import { Person, serve, startDuel, type TestServer, TWO_PEOPLE } from '../support/harness.js';
import { plannedGame, planOf } from '../support/planned-game.js';

const DAY = 24 * 3600_000;

const makers: Record<string, () => Promise<{ open: () => Promise<Store>; end: () => void }>> = {
  memory: async () => ({ open: async () => new MemoryStore(), end: () => {} }),
  sqlite: async () => {
    const folders: ReturnType<typeof temporaryFolder>[] = [];
    const open = () => {
      folders.push(temporaryFolder());
      return openStore(folders.at(-1)!.path);
    };
    return { open, end: () => void folders.map((folder) => folder.remove()) };
  },
  postgres: async () => {
    const postgres = await startPostgres();
    return { open: () => openStore(postgres.address), end: () => void postgres.stop() };
  },
};

for (const [name, make] of Object.entries(makers))
  describe(`retention: ${name}`, { timeout: 60_000 }, () => {
    let made: Awaited<ReturnType<typeof make>>;
    let store: Store;
    let server: TestServer;
    let sweeper: Sweeper;
    let time: number;
    let givenUp: string[];
    beforeEach(async () => {
      made = await make();
      time = 1_800_000_000_000;
      givenUp = [];
      store = await made.open();
      server = await serve({ store, games: [plannedGame], now: () => time, idleMs: 1e9 });
      sweeper = new Sweeper({
        store,
        retention: RETENTION,
        now: () => time,
        giveUp: async ({ id }) => void givenUp.push(id),
        removed: () => {},
      });
      return async () => {
        await server.close();
        made.end();
      };
    });

    const sweep = async (): Promise<void> => {
      while (!(await sweeper.step()));
    };
    const later = async (days: number): Promise<void> => {
      time += days * DAY + 1;
      await sweep();
    };
    /** Which of these are still there. */
    const there = async (...what: (readonly [kind: string, id: string])[]): Promise<boolean[]> =>
      Promise.all(what.map(async ([kind, id]) => (await store.get(kind, id)) !== undefined));
    const hostOf = async (table: string): Promise<string> =>
      (JSON.parse((await store.get(TABLE, table))!.body) as { host: string }).host;

    it('deletes closed tables with their codes, keys and contents, and keeps those that gather', async () => {
      const ann = await Person.named(server.url, 'Ann');
      const create = async (number: number) => {
        const options = { plan: planOf(2_000, number) };
        const request = { game: 'model', seats: TWO_PEOPLE, key: `number ${number}`, options };
        return (await ann.post<Table>('/api/tables', request)).body;
      };
      const [left, stays] = [await create(1), await create(2)];
      const host = await hostOf(left.id);
      await ann.post(`/api/tables/${left.id}/leave`, {});
      const hashes = (await store.list(CONTENT, `stored by ${host}`, 9)).map(({ id }) => id);
      const all = [
        [TABLE, left.id],
        [CODE, left.code!],
        [TABLE_KEY, `${host} number 1`],
        [TABLE, stays.id],
        [CODE, stays.code!],
      ] as const;
      await sweep();
      expect(await there(...all)).toEqual([true, true, true, true, true]);
      await later(1);
      await sweep();
      expect(await there(...all)).toEqual([false, false, false, true, true]);
      expect((await there(...hashes.map((hash) => [CONTENT, hash] as const))).filter(Boolean)).toHaveLength(
        1,
      );
      expect((await ann.get<Table>(`/api/tables/${stays.id}`)).body.options['plan']).toEqual(
        planOf(2_000, 2),
      );
      expect((await ann.get(`/api/tables/${left.id}`)).status).toBe(404);
    });

    it('keeps a finished match with its record for its time, and never one that runs', async () => {
      const over = await startDuel(server.url);
      const runs = await startDuel(server.url);
      await runs.ann.choose(runs.match, 0, { do: 'bid', amount: 1 });
      await over.ann.choose(over.match, 0, { do: 'concede' });
      await expect.poll(async () => (await store.get(MATCH, over.match))!.version).toBe(2);
      const record = (await over.ann.get<string>(`/api/matches/${over.match}/record`)).body;
      const docs = [
        [MATCH, over.match],
        [TABLE, over.table.id],
        [MATCH, runs.match],
        [TABLE, runs.table.id],
      ] as const;
      await later(29);
      expect(await there(...docs)).toEqual([true, true, true, true]);
      await later(2);
      expect(await there(...docs)).toEqual([true, false, true, true]);
      expect(givenUp).toEqual([]);
      // A host that has just been read, not what this server remembers.
      const again = await serve({ store, games: [plannedGame], now: () => time });
      over.ann.url = again.url;
      expect((await over.ann.get<string>(`/api/matches/${over.match}/record`)).body).toBe(record);
      await later(698);
      expect(await there(...docs)).toEqual([true, false, true, true]);
      await later(2);
      expect(await there(...docs)).toEqual([false, false, true, true]);
      expect([await store.read(over.match, 0), (await store.read(runs.match, 0)).length > 0]).toEqual([
        [],
        true,
      ]);
      expect([...new Set(givenUp)]).toEqual([runs.match]);
      await again.app.close();
    });

    it('forgets guests that nobody has seen, and none with a seat', async () => {
      const [ann, bob] = [await Person.named(server.url, 'Ann'), await Person.named(server.url, 'Bob')];
      const eve = await Person.named(server.url, 'Eve');
      const { body: table } = await bob.post<Table>('/api/tables', { game: 'model', seats: TWO_PEOPLE });
      const me = (person: Person) => person.get('/api/tables?mine=true');
      for (let day = 0; day < 8; day++) {
        expect((await me(ann)).status).toBe(200);
        await later(1);
      }
      expect((await me(eve)).status).toBe(401);
      expect([(await me(ann)).status, (await me(bob)).status]).toEqual([200, 200]);
      expect(await there([TABLE, table.id], [GUEST, await hostOf(table.id)])).toEqual([true, true]);
    });

    it('counts what there is by kind', async () => {
      const { match } = await startDuel(server.url);
      await sweep();
      expect(sweeper.amounts.get(GUEST)).toMatchObject({ documents: 2 });
      const { documents, bytes, logBytes } = sweeper.amounts.get(MATCH)!;
      expect(documents).toBe(1);
      expect(bytes).toBe(Buffer.byteLength((await store.get(MATCH, match))!.body));
      expect(logBytes).toBe(await store.measure(match));
    });
  });

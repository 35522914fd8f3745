import type { Problem, Table } from '@fray/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Contents } from '../../src/keeping/contents.js';
import { MemoryStore } from '../../src/store/memory.js';
import { Tables } from '../../src/table/tables.js';
import { Person, serve, startDuel, type TestServer, TWO_PEOPLE } from '../support/harness.js';
import { modelGame } from '../support/model-game.js';

let server: TestServer;
let time = 1_000_000;
const store = new MemoryStore();
beforeAll(async () => {
  server = await serve({ now: () => time, store });
});
afterAll(() => server.close());

const tables = new Tables({
  store,
  contents: new Contents(store, () => time),
  games: [modelGame],
  levels: ['first'],
  now: () => time,
  started: () => {},
  changed: () => {},
} as never);
const make = (person: Person, more = {}) =>
  person.post<Table & Problem>('/api/tables', { game: 'model', seats: TWO_PEOPLE, public: true, ...more });

describe('the lobby', () => {
  it('makes one table of a request that was sent twice', async () => {
    const ann = await Person.named(server.url, 'Ann');
    const made = await Promise.all([1, 2, 3].map(() => make(ann, { key: 'one-and-only', public: false })));
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
  });

  it('closes tables at which nobody sits, and those that nobody came to for a day', async () => {
    const ann = await Person.named(server.url, 'Ann');
    const [empty, seated] = [await make(ann, { sit: false }), await make(ann)];
    const status = async ({ body }: { body: Table }) =>
      (await store.get('table', body.id))!.body.match(/"status":"(\w+)"/)![1];
    time += 11 * 60_000;
    await tables.expire();
    expect([await status(empty), await status(seated)]).toEqual(['closed', 'gathering']);
    time += 24 * 3600_000;
    await tables.expire();
    expect(await status(seated)).toBe('closed');
  });

  it('counts tables that somebody made without sitting down but none that is over, and shows few of one host', async () => {
    const { ann, bob, match, table } = await startDuel(server.url);
    await ann.choose(match, 0, { do: 'concede' });
    await expect.poll(async () => (await ann.get<Table>(`/api/tables/${table.id}`)).body.status).toBe('over');
    const theirs = await make(bob);
    for (let i = 0; i < 100; i++) {
      time++;
      expect((await make(ann, { sit: false })).status).toBe(200);
    }
    expect((await make(ann, { sit: false })).body.id).toBe('too-many-tables');
    const { body } = await bob.get<{ tables: Table[] }>('/api/tables');
    expect(body.tables.map(({ id }) => id)).toContain(theirs.body.id);
    expect(body.tables.length).toBeLessThan(8);
  });
});

/** One guest, or one house full of them, makes as many tables as may be, as large as may be: what does that cost all others? */
import type { RunningResponse, Table, TablesResponse } from '@fray/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTENT } from '../../src/keeping/contents.js';
import { MATCH } from '../../src/match/match-file.js';
import { MemoryStore } from '../../src/store/memory.js';
import type { Doc } from '../../src/store/store.js';
import { TABLE } from '../../src/table/table.js';
import { Person, serve, type TestServer } from '../support/harness.js';
import { plannedGame, planOf } from '../support/planned-game.js';

const KB = 1024;
const SEATS = [{ kind: 'person' }, { kind: 'open' }];
const BOTS = [
  { kind: 'bot', level: 'first' },
  { kind: 'bot', level: 'first' },
];
/** The options besides the plan. */
const REST = JSON.stringify({ mood: 'calm', 'first-mark': 'red', 'second-mark': 'blue', plan: 0 }).length - 1;
const GREATEST = 24_000 - REST;

/** Counts what is read for lists. */
class CountedStore extends MemoryStore {
  lists = 0;
  letters = 0;

  override async list(kind: string, label: string, limit: number, before?: number): Promise<Doc[]> {
    const docs = await super.list(kind, label, limit, before);
    this.lists++;
    this.letters += docs.reduce((sum, { body }) => sum + body.length, 0);
    return docs;
  }

  /** What it cost to answer. */
  async costOf(act: () => Promise<unknown>): Promise<{ lists: number; letters: number }> {
    [this.lists, this.letters] = [0, 0];
    await act();
    return { lists: this.lists, letters: this.letters };
  }
}

let server: TestServer;
afterEach(() => server.close());

async function besieged(options: Parameters<typeof serve>[0] = {}) {
  const store = new CountedStore();
  server = await serve({ store, games: [plannedGame], ...options });
  const eve = await Person.named(server.url, 'Eve');
  const make = (person: Person, letters: number, more: object = {}) =>
    person.post<Table>('/api/tables', {
      game: 'model',
      seats: SEATS,
      public: true,
      options: { plan: planOf(letters) },
      ...more,
    });
  return { store, eve, make };
}

/** By as many guests as it takes. */
async function fill(
  url: string,
  count: number,
  act: (person: Person, i: number) => Promise<unknown>,
): Promise<void> {
  for (let i = 0; i < count; ) {
    const person = await Person.named(url, `Eve ${'x'.repeat(34)}`);
    for (let own = 0; own < 3 && i < count; own++, i++) await act(person, i);
  }
}

describe('lists', () => {
  it('refuses options that are larger than a table may have, and says how large that is', async () => {
    const { eve, make } = await besieged();
    expect((await make(eve, GREATEST)).status).toBe(200);
    const large = await make(eve, GREATEST + 1);
    expect([large.status, large.body]).toMatchObject([400, { id: 'options-large' }]);
    expect(large.body).toMatchObject({ error: expect.stringContaining('24000 letters at most') });
    const table = (await make(eve, 10)).body;
    const change = (letters: number) =>
      eve.send(
        'PUT',
        `/api/tables/${table.id}/options`,
        JSON.stringify({ options: { plan: planOf(letters) } }),
        {
          'content-type': 'application/json',
        },
      );
    expect((await change(GREATEST + 1)).body).toMatchObject({ id: 'options-large' });
    expect((await change(GREATEST)).status).toBe(200);
  });

  it('shows 240 tables with the greatest options in short rows, and reads them once', {
    timeout: 60_000,
  }, async () => {
    const { store, make } = await besieged();
    await fill(server.url, 240, async (person, i) =>
      expect((await make(person, GREATEST, { options: { plan: planOf(GREATEST, i) } })).status).toBe(200),
    );
    const ann = await Person.named(server.url, 'Ann');
    const look = () => ann.get<TablesResponse>('/api/tables');
    const cost = await store.costOf(look);
    expect(cost.letters).toBeLessThan(400 * KB);
    expect(await store.costOf(async () => Promise.all(Array.from({ length: 20 }, look)))).toEqual({
      lists: 0,
      letters: 0,
    });
    const { body } = await look();
    expect(JSON.stringify(body).length).toBeLessThan(20 * KB);
    expect([body.tables.length, body.more]).toEqual([50, 150]);
    const next = await ann.get<TablesResponse>(`/api/tables?before=${body.next}`);
    expect(next.body.tables.length).toBeGreaterThan(0);
    await make(ann, 10);
    expect((await look()).body.tables.some(({ seats }) => seats[0]!.name === 'Ann')).toBe(true);
  });

  it('shows running matches in short rows, a few of each player', async () => {
    const { store, make } = await besieged({ beatMs: 60_000 });
    const start = async (person: Person, i: number): Promise<void> => {
      const options = { plan: planOf(GREATEST, i) };
      const { body } = await make(person, 0, { options, seats: [{ kind: 'person' }, BOTS[0]] });
      expect((await person.post(`/api/tables/${body.id}/start`, {})).status).toBe(200);
    };
    await fill(server.url, 60, start);
    const ann = await Person.named(server.url, 'Ann');
    for (let i = 0; i < 5; i++) await start(ann, i);
    const look = () => ann.get<RunningResponse>('/api/matches/running');
    expect((await store.costOf(look)).letters).toBeLessThan(150 * KB);
    expect(await store.costOf(look)).toEqual({ lists: 0, letters: 0 });
    const { matches, more } = (await look()).body;
    expect([matches.length, more]).toEqual([50, 13]);
    expect(matches.filter(({ seats }) => seats[0]!.name === 'Ann')).toHaveLength(3);
    expect(JSON.stringify(matches).length).toBeLessThan(20 * KB);
    const { letters } = await store.costOf(() => ann.get('/api/matches/mine'));
    expect(letters).toBeLessThan(20 * KB);
  });

  it('keeps what is said at a table short enough for lists', async () => {
    const { store, eve, make } = await besieged();
    const { id } = (await make(eve, 10)).body;
    const mallory = await Person.named(server.url, 'Mallory');
    await mallory.post(`/api/tables/${id}/join`, {});
    for (let i = 0; i < 20; i++)
      for (const person of [eve, mallory])
        expect(
          (await person.post(`/api/tables/${id}/talk`, { text: `${i} ${'x'.repeat(295)}` })).status,
        ).toBe(200);
    const { talk } = (await eve.get<Table>(`/api/tables/${id}`)).body;
    expect([talk.length, talk.at(-1)!.text.slice(0, 4)]).toEqual([20, '19 x']);
    expect((await store.get(TABLE, id))!.body.length).toBeLessThan(10 * KB);
  });
});

describe('large contents', () => {
  it('are stored once, however many tables and matches have them, and come back whole', async () => {
    const { store, eve, make } = await besieged();
    const tables = [];
    for (let i = 0; i < 5; i++) tables.push((await make(eve, 20_000)).body);
    expect(tables.map(({ options }) => options['plan'])).toEqual(tables.map(() => planOf(20_000)));
    const [first] = tables;
    await eve.send('PUT', `/api/tables/${first!.id}/seats/1`, JSON.stringify(BOTS[0]), {
      'content-type': 'application/json',
    });
    const { match } = (await eve.post<Table>(`/api/tables/${first!.id}/start`, {})).body;
    for (const [kind, id] of [...tables.map(({ id }) => [TABLE, id]), [MATCH, match]] as const)
      expect((await store.get(kind!, id!))!.body.length).toBeLessThan(3 * KB);
    expect(
      await store.list(CONTENT, `stored by ${JSON.parse((await store.get(TABLE, first!.id))!.body).host}`, 9),
    ).toHaveLength(1);
    const { body } = await eve.get<{ options: Record<string, unknown> }>(`/api/matches/${match}`);
    expect(body.options['plan']).toEqual(planOf(20_000));
    await eve.choose(match!, 0, { do: 'concede' });
    await expect.poll(async () => (await eve.info(match!)).status).toBe('over');
    const record = await eve.get<string>(`/api/matches/${match}/record`);
    expect(JSON.parse(record.body.split('\n')[0]!)).toMatchObject({ options: { plan: planOf(20_000) } });
    // Another process, which has not seen any of this, finds the same.
    await server.close();
    server = await serve({ store, games: [plannedGame] });
    eve.url = server.url;
    expect((await eve.get<Table>(`/api/tables/${tables[1]!.id}`)).body.options['plan']).toEqual(
      planOf(20_000),
    );
    expect((await eve.get<string>(`/api/matches/${match}/record`)).body).toBe(record.body);
  });

  it('are few enough of one guest, and refused to strangers before they are stored', async () => {
    const { store, eve, make } = await besieged();
    const table = (await make(eve, 10)).body;
    const change = (person: Person, number: number) =>
      person.send(
        'PUT',
        `/api/tables/${table.id}/options`,
        JSON.stringify({ options: { plan: planOf(2_000, number) } }),
        {
          'content-type': 'application/json',
        },
      );
    const mallory = await Person.named(server.url, 'Mallory');
    expect((await change(mallory, 1)).status).toBe(403);
    const statuses = [];
    for (let i = 0; i < 61; i++) statuses.push((await change(eve, i)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect((await change(eve, 70)).body).toMatchObject({ id: 'too-many-contents', data: { most: 60 } });
    const { host } = JSON.parse((await store.get(TABLE, table.id))!.body) as { host: string };
    expect(await store.list(CONTENT, `stored by ${host}`, 100)).toHaveLength(60);
  });

  it('are counted by address', async () => {
    const { eve, make } = await besieged({
      limits: {
        perMinute: 1_000,
        perAddress: 1_000,
        guestsPerMinute: 100,
        tablesPerMinute: 100,
        contentsPerMinute: 3,
      },
    });
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await make(eve, 2_000)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await make(eve, 10)).status).toBe(200);
  });
});

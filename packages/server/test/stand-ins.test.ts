import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Table } from '../src/schema/index.js';
import { FirstMoveThinker, Person, serve, startDuel, type TestServer } from './support/harness.js';

let server: TestServer;
const thinker = new FirstMoveThinker();
beforeAll(async () => {
  server = await serve({ thinker });
});
afterAll(() => server.close());

describe('a bot', () => {
  it('plays its own seat, from a view and a list of moves alone', async () => {
    const ann = await Person.named(server.url, 'Ann');
    const seats = [{ kind: 'bot', level: 'first' }, { kind: 'person' }];
    const { body } = await ann.post<Table>('/api/tables', { game: 'model', seats });
    const { body: table } = await ann.post<Table>(`/api/tables/${body.id}/ready`, {});
    const stream = ann.stream(table.match!);
    while ((await stream.next()).outcome === null) {
      const frame = await ann.frame(table.match!);
      if (frame.choices.length > 0) await ann.choose(table.match!, frame.n, frame.choices.at(-1)!.choice);
    }
    stream.close();
    const thought = thinker.thoughts.find(({ view }) => view.seat === 0)!;
    expect(Object.keys(thought).sort()).toEqual(['game', 'level', 'moves', 'view', 'words']);
    expect(thought.view.table).toMatchObject({ hand: expect.any(Number) });
    expect(JSON.stringify(thought.view)).not.toContain('rng');
  });

  it('plays against bots only, with nobody at the table', async () => {
    const ann = await Person.named(server.url, 'Ann');
    const seats = [
      { kind: 'bot', level: 'first' },
      { kind: 'bot', level: 'first' },
    ];
    const { body } = await ann.post<Table>('/api/tables', { game: 'model', seats, public: true });
    const { body: table } = await ann.post<Table>(`/api/tables/${body.id}/start`, {});
    await expect.poll(async () => (await ann.info(table.match!)).status).toBe('over');
  });

  it('takes over an absent seat and hands it back', async () => {
    const { ann, bob, match } = await startDuel(server.url, { standIn: { level: 'first', seconds: 1 } });
    const watching = ann.stream(match);
    await ann.choose(match, 0, { do: 'bid', amount: 1 });
    const taken = await watching.until(({ what }) => what.kind === 'stand-in');
    expect(taken.standIns).toEqual([null, 'first']);
    const played = await watching.until(({ made }) => made >= 2);
    expect(played.what).toMatchObject({ kind: 'choice', seat: 1, by: 'bot' });
    const back = bob.stream(match);
    const returned = await watching.until(({ what }) => what.kind === 'stand-in');
    expect([returned.what, returned.standIns]).toEqual([
      { kind: 'stand-in', seat: 1, level: null },
      [null, null],
    ]);
    back.close();
    watching.close();
  });

  it('can be called for your own seat, and sent away by a choice of yours', async () => {
    const { ann, bob, match } = await startDuel(server.url);
    const put = (person: Person, seat: number) =>
      person.send<{ n: number }>('PUT', `/api/matches/${match}/seats/${seat}/stand-in`, '{"level":"first"}', {
        'content-type': 'application/json',
      });
    expect((await put(ann, 1)).status).toBe(403);
    expect((await put(bob, 1)).status).toBe(200);
    await expect.poll(async () => (await server.hosts.get(match)).timeline.n).toBe(2);
    expect((await ann.frame(match)).standIns).toEqual([null, 'first']);
    const conceded = await bob.choose(match, (await server.hosts.get(match)).timeline.lastTold(1), {
      do: 'concede',
    });
    expect(conceded.status).toBe(200);
    const { timeline } = await server.hosts.get(match);
    expect(timeline.standIns).toEqual([null, null]);
    expect(timeline.match.outcome!.winners).toEqual([0]);
    expect((await put(bob, 1)).status).toBe(409);
  });

  it('that fails or dawdles is replaced by what the game plays on time-out', async () => {
    const lazy = await serve({
      thinker: {
        levels: ['lazy', 'broken'],
        think: async ({ level }) => {
          if (level === 'broken') throw new Error('out of ideas');
          return undefined;
        },
        close: async () => {},
      },
    });
    const ann = await Person.named(lazy.url, 'Ann');
    const seats = [
      { kind: 'bot', level: 'lazy' },
      { kind: 'bot', level: 'broken' },
    ];
    const { body } = await ann.post<Table>('/api/tables', { game: 'model', seats, public: true });
    const { body: table } = await ann.post<Table>(`/api/tables/${body.id}/start`, {});
    await expect.poll(async () => (await ann.info(table.match!)).status).toBe('over');
    await lazy.close();
  });
});

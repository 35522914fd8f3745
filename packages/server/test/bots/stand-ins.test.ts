import type { Frame, Present, Table } from '@fray/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FirstMoveThinker, Person, serve, startDuel, type TestServer } from '../support/harness.js';

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
    while ((await stream.until()).outcome === null) {
      const frame = await ann.frame(table.match!);
      if (frame.choices.length > 0) await ann.choose(table.match!, frame.n, frame.choices.at(-1)!);
    }
    stream.close();
    const request = thinker.requests.find(({ view }) => view.seat === 0)!;
    const parts = ['bot', 'budget', 'game', 'moves', 'seats', 'seed', 'standing', 'view'];
    expect(Object.keys(request).sort()).toEqual(parts);
    expect(request.view.table).toMatchObject({ hand: expect.any(Number) });
    expect(JSON.stringify(request.view)).not.toContain('rng');
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
    const isStandIn = (frame: Present | Frame) => frame.kind === 'frame' && frame.what.kind === 'stand-in';
    const taken = await watching.until(isStandIn);
    expect(taken.standIns).toEqual([null, 'first']);
    const played = await watching.until(({ made }) => made >= 2);
    expect(played).toMatchObject({ what: { kind: 'choice', seat: 1, by: 'bot' } });
    const back = bob.stream(match);
    const returned = await watching.until(isStandIn);
    expect(returned).toMatchObject({ what: { kind: 'stand-in', seat: 1, level: null }, standIns: [] });
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
});

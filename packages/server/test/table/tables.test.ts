import type { Table } from '@fray/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MemoryStore } from '../../src/store/memory.js';
import type { DocWrite } from '../../src/store/store.js';
import { Person, serve, startDuel, type TestServer, TWO_PEOPLE } from '../support/harness.js';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

const people = (...names: string[]) => Promise.all(names.map((name) => Person.named(server.url, name)));

/** Takes its time over documents. */
class SlowStore extends MemoryStore {
  override async put(writes: readonly DocWrite[]): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve, 60));
    return super.put(writes);
  }
}

describe('guests', () => {
  it('are remembered by a cookie that scripts and other sites cannot use', async () => {
    const ann = new Person(server.url);
    expect((await ann.get('/api/guests/me')).status).toBe(401);
    const { headers } = await ann.post('/api/guests', { name: ' Ann ' });
    expect(headers.get('set-cookie')).toMatch(/^fray=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await ann.get('/api/guests/me')).body).toEqual({ name: 'Ann' });
    await ann.post('/api/guests', { name: 'Anna' });
    expect((await ann.get('/api/guests/me')).body).toEqual({ name: 'Anna' });
  });
});

describe('a table', () => {
  it('is joined by invitation when it is private', async () => {
    const [ann, bob, eve] = await people('Ann', 'Bob', 'Eve');
    const { body: table } = await ann!.post<Table>('/api/tables', { game: 'model', seats: TWO_PEOPLE });
    expect(table.seats.map(({ name }) => name)).toEqual(['Ann', undefined]);
    const path = `/api/tables/${table.id}`;
    expect((await bob!.get(path)).status).toBe(404);
    expect((await bob!.post(`${path}/join`, {})).status).toBe(404);
    expect((await eve!.get<Table>(`${path}?pass=${table.watch}`)).body.invite).toBeUndefined();
    expect((await eve!.post(`${path}/join`, { pass: table.watch })).status).toBe(403);
    const joined = await bob!.post<Table>(`${path}/join`, { pass: table.invite });
    expect(joined.body.yourSeat).toBe(1);
    expect((await eve!.post(`${path}/join`, { pass: table.invite })).status).toBe(409);
    const { body } = await eve!.get<{ tables: Table[] }>('/api/tables');
    expect(body.tables.some(({ id }) => id === table.id)).toBe(false);
  });

  it('is listed and open to all when it is public, except seats kept for the invited', async () => {
    const [ann, bob] = await people('Ann', 'Bob');
    const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'open' }];
    const { body: table } = await ann!.post<Table>('/api/tables', { game: 'model', seats, public: true });
    const { body } = await bob!.get<{ tables: Table[] }>('/api/tables');
    expect(body.tables.find(({ id }) => id === table.id)!.invite).toBeUndefined();
    const path = `/api/tables/${table.id}/join`;
    expect((await bob!.post(path, { seat: 1 })).status).toBe(403);
    expect((await bob!.post<Table>(path, {})).body.yourSeat).toBe(2);
    const mine = await bob!.get<{ tables: Table[] }>('/api/tables?mine=true');
    expect(mine.body.tables.map(({ id }) => id)).toEqual([table.id]);
  });

  it('starts when all are ready, or when its host does not wait for free seats', async () => {
    const [ann, bob] = await people('Ann', 'Bob');
    const seats = [{ kind: 'person' }, { kind: 'open' }, { kind: 'open' }];
    const { body: table } = await ann!.post<Table>('/api/tables', { game: 'model', seats, public: true });
    const path = `/api/tables/${table.id}`;
    expect((await ann!.post(`${path}/start`, {})).body).toMatchObject({ id: 'too-few', data: { min: 2 } });
    await bob!.post(`${path}/join`, {});
    expect((await ann!.post(`${path}/start`, {})).body).toEqual({
      id: 'not-ready',
      error: 'Not everybody is ready yet.',
    });
    await bob!.post(`${path}/ready`, {});
    expect((await bob!.post(`${path}/start`, {})).status).toBe(403);
    const { body: started } = await ann!.post<Table>(`${path}/start`, { seed: 'x' });
    expect([started.status, started.seats.length]).toEqual(['playing', 2]);
    expect((await ann!.post(`${path}/leave`, {})).status).toBe(409);
  });

  it('passes to the next player when its host leaves, and closes after the last', async () => {
    const [ann, bob] = await people('Ann', 'Bob');
    const { body: table } = await ann!.post<Table>('/api/tables', { game: 'model', seats: TWO_PEOPLE });
    const path = `/api/tables/${table.id}`;
    await bob!.post(`${path}/join`, { pass: table.invite });
    expect((await ann!.post<Table>(`${path}/leave`, {})).body.host).toBe(false);
    expect((await bob!.get<Table>(path)).body.host).toBe(true);
    expect((await bob!.post<Table>(`${path}/leave`, {})).body.status).toBe('closed');
  });

  it('gives a rematch with the seats rotated and a new promise', async () => {
    const { ann, bob, table, match } = await startDuel(server.url);
    const path = `/api/tables/${table.id}`;
    expect((await ann.post(`${path}/rematch`, {})).status).toBe(409);
    await ann.choose(match, 0, { do: 'concede' });
    await expect.poll(async () => (await ann.get<Table>(path)).body.status).toBe('over');
    const { body: again } = await ann.post<Table>(`${path}/rematch`, {});
    expect(again.seats.map(({ name, ready }) => [name, ready])).toEqual([
      ['Bob', false],
      ['Ann', false],
    ]);
    expect(again.commitment).not.toBe(table.commitment);
    await ann.post(`${path}/ready`, { seed: 'a' });
    const { body: started } = await bob.post<Table>(`${path}/ready`, { seed: 'b' });
    expect(started.match).not.toBe(match);
    expect((await bob.info(started.match!)).yourSeat).toBe(0);
    expect(started.matches).toEqual([match, started.match]);
  });

  it('gives a rematch to whoever asks before the match is filed', async () => {
    const slow = await serve({ store: new SlowStore() });
    const { ann, table, match } = await startDuel(slow.url);
    await ann.choose(match, 0, { do: 'concede' });
    const again = await ann.post<Table>(`/api/tables/${table.id}/rematch`, {});
    expect([again.status, again.body.status]).toEqual([200, 'gathering']);
    await slow.close();
  });

  it('gives a rematch on the same seats to those who want it so', async () => {
    const { ann, table, match } = await startDuel(server.url);
    const path = `/api/tables/${table.id}`;
    await ann.choose(match, 0, { do: 'concede' });
    await expect.poll(async () => (await ann.get<Table>(path)).body.status).toBe('over');
    const { body: again } = await ann.post<Table>(`${path}/rematch`, { swap: false });
    expect(again.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
  });

  it('refuses what does not exist in one clear sentence', async () => {
    const [ann] = await people('Ann');
    const make = async (more: object) =>
      (await ann!.post<{ error: string }>('/api/tables', { game: 'model', seats: TWO_PEOPLE, ...more })).body
        .error;
    expect(await make({ game: 'chess' })).toBe('There is no game "chess"; choose one of model.');
    expect(await make({ seats: [{ kind: 'person' }] })).toBe('This game is for 2 to 4 players, not 1.');
    expect(await make({ options: { mood: 'sad' } })).toContain('must be one of "calm", "wild"');
    expect(await make({ seats: [{ kind: 'person' }, { kind: 'bot', level: 'god' }] })).toContain(
      'choose one of first',
    );
    expect(await make({ clock: { kind: 'sand' } })).toContain('"clock.kind" does not fit');
    expect(await make({ extra: 1 })).toContain('extra');
  });
});

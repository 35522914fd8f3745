import type { Table } from '@fray/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, Person, serve, type TestServer } from '../support/harness.js';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const put = (person: Person, path: string, body: unknown): Promise<Answer<Table & { id: string }>> =>
  person.send('PUT', path, JSON.stringify(body), JSON_TYPE);
const people = (...names: string[]) => Promise.all(names.map((name) => Person.named(server.url, name)));

async function gather(seats: readonly object[]) {
  const [ann, bob, eve] = (await people('Ann', 'Bob', 'Eve')) as [Person, Person, Person];
  const { body } = await ann.post<Table>('/api/tables', { game: 'model', seats });
  return { ann, bob, eve, table: body, path: `/api/tables/${body.id}` };
}

const OPEN = [{ kind: 'person' }, { kind: 'person' }, { kind: 'open' }, { kind: 'open' }];

describe('a gathering table', () => {
  it('can be joined by a code that is said aloud, in any spelling', async () => {
    const { bob, eve, table, path } = await gather(OPEN);
    expect(table.code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    const found = await bob.post('/api/invitations', { code: table.code!.toLowerCase() });
    expect(found.body).toEqual({ table: table.id, invite: table.invite });
    const joined = await bob.post<Table>(`${path}/join`, { pass: table.invite });
    expect(joined.body.yourSeat).toBe(1);
    const wrong = (code: string) => eve.post('/api/invitations', { code });
    expect((await wrong('222222')).body).toMatchObject({ id: 'no-code' });
    expect((await wrong('O0I1LL')).status).toBe(400);
  });

  it('gives everybody a name of their own', async () => {
    const { table, path } = await gather(OPEN);
    for (const twin of await people('Ann', 'ANN')) await twin.post(`${path}/join`, { pass: table.invite });
    const [watcher] = await people('Eve');
    const { body } = await watcher!.get<Table>(`${path}?pass=${table.watch}`);
    expect(body.seats.map(({ name }) => name)).toEqual(['Ann', 'Ann 2', 'ANN 3', undefined]);
  });

  it('lets players choose their seats', async () => {
    const { ann, bob, table, path } = await gather(OPEN);
    await bob.post(`${path}/join`, { pass: table.invite });
    expect((await bob.post(`${path}/move`, { seat: 0 })).body).toMatchObject({ id: 'seat-taken' });
    expect((await bob.post<Table>(`${path}/move`, { seat: 3 })).body.yourSeat).toBe(3);
    const { body } = await ann.get<Table>(path);
    expect(body.seats.map(({ name }) => name)).toEqual(['Ann', undefined, undefined, 'Bob']);
    const [stranger] = await people('Mallory');
    expect((await stranger!.post(`${path}/move`, { seat: 1 })).status).toBe(409);
  });

  it('is filled with bots by its host, and starts with fewer seats', async () => {
    const { ann, bob, table, path } = await gather(OPEN);
    await bob.post(`${path}/join`, { pass: table.invite });
    await bob.post(`${path}/ready`, {});
    expect((await put(bob, `${path}/seats/2`, { kind: 'bot', level: 'first' })).body).toMatchObject({
      id: 'only-host',
    });
    expect((await put(ann, `${path}/seats/2`, { kind: 'bot', level: 'god' })).body).toMatchObject({
      id: 'no-bot',
    });
    expect((await put(ann, `${path}/seats/1`, { kind: 'bot', level: 'first' })).body).toMatchObject({
      id: 'seat-person',
    });
    const filled = await put(ann, `${path}/seats/2`, { kind: 'bot', level: 'first' });
    // Bob agreed to another table.
    expect(filled.body.seats.map(({ kind, ready }) => [kind, ready])).toEqual([
      ['person', false],
      ['person', false],
      ['bot', true],
      ['open', false],
    ]);
    await bob.post(`${path}/ready`, {});
    const { body } = await ann.post<Table>(`${path}/start`, {});
    expect([body.status, body.seats.length]).toEqual(['playing', 3]);
    expect((await ann.info(body.match!)).seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['person', 'Ann'],
      ['person', 'Bob'],
      ['bot', ''],
    ]);
  });

  it('lets its host ask somebody to go, and nobody else', async () => {
    const { ann, bob, table, path } = await gather(OPEN);
    await bob.post(`${path}/join`, { pass: table.invite });
    expect((await bob.post(`${path}/seats/0/kick`, {})).body).toMatchObject({ id: 'only-host' });
    expect((await ann.post(`${path}/seats/0/kick`, {})).body).toMatchObject({ id: 'kick-self' });
    expect((await ann.post(`${path}/seats/3/kick`, {})).body).toMatchObject({ id: 'no-such-seat' });
    const { body } = await ann.post<Table>(`${path}/seats/1/kick`, {});
    expect(body.seats[1]).toEqual({ kind: 'person', ready: false, you: false });
    expect((await bob.get(path)).status).toBe(404);
  });

  it('leaves a seat’s own options to whoever sits there, and refuses what does not go together', async () => {
    const { ann, bob, table, path } = await gather(OPEN.slice(0, 2));
    await bob.post(`${path}/join`, { pass: table.invite });
    const options = (person: Person, chosen: object) => put(person, `${path}/options`, { options: chosen });
    expect((await options(ann, { mood: 'wild' })).body.options).toMatchObject({ mood: 'wild' });
    expect((await options(bob, { mood: 'calm' })).body).toMatchObject({ id: 'other-option' });
    expect((await options(ann, { 'second-mark': 'red' })).body).toMatchObject({ id: 'other-option' });
    expect((await options(bob, { 'second-mark': 'red' })).body).toMatchObject({
      id: 'same-mark',
      error: 'Problem: same-mark.',
    });
    expect((await options(ann, { 'first-mark': 'green' })).status).toBe(400);
    const both = await options(ann, { 'first-mark': 'blue' });
    expect(both.body).toMatchObject({ id: 'same-mark' });
    await bob.post(`${path}/leave`, {});
    const alone = await options(ann, { 'first-mark': 'blue', 'second-mark': 'red' });
    expect(alone.body.options).toEqual({ mood: 'wild', 'first-mark': 'blue', 'second-mark': 'red' });
    const faulty = { game: 'model', seats: OPEN, options: { 'first-mark': 'blue' } };
    expect((await ann.post('/api/tables', faulty)).body).toMatchObject({ id: 'same-mark' });
  });

  it('lets its host change clock, watchers and delay; the others agree again', async () => {
    const { ann, bob, table, path } = await gather(OPEN);
    await bob.post(`${path}/join`, { pass: table.invite });
    await bob.post(`${path}/ready`, {});
    const pace = { clock: { kind: 'days', days: 2 }, delay: 120, public: true };
    expect((await put(bob, `${path}/pace`, pace)).body).toMatchObject({ id: 'only-host' });
    const { body } = await put(ann, `${path}/pace`, pace);
    expect(body).toMatchObject(pace);
    expect(body.seats[1]).toMatchObject({ name: 'Bob', ready: false });
    expect(body.seats.every(({ kind }) => kind === 'open')).toBe(true);
    expect((await put(ann, `${path}/pace`, { delay: 0 })).body).toMatchObject({ ...pace, delay: 0 });
    expect((await put(ann, `${path}/pace`, { clock: { kind: 'days', days: 90 } })).status).toBe(400);
  });

  it('lets those who sit there talk, as plain text and not too much', async () => {
    const { ann, bob, table, path } = await gather(OPEN);
    expect((await bob.post(`${path}/talk`, { text: 'Hi' })).status).toBe(403);
    await bob.post(`${path}/join`, { pass: table.invite });
    const { body } = await bob.post<Table>(`${path}/talk`, { text: ' <b>Hi</b> ' });
    expect(body.talk).toMatchObject([{ from: 'Bob', seat: 1, text: '<b>Hi</b>' }]);
    for (const text of ['', '   ', 'x'.repeat(301), 'a\nb', 'a\u202eb'])
      expect((await ann.post(`${path}/talk`, { text })).status).toBe(400);
    const [eve] = await people('Eve');
    expect((await eve!.get<Table>(`${path}?pass=${table.watch}`)).body.talk).toEqual([]);
    const answers = [];
    for (let i = 0; i < 20; i++) answers.push((await bob.post(`${path}/talk`, { text: 'x' })).status);
    expect(answers.at(-1)).toBe(429);
  });

  it('takes what its players said into the match, for them alone and only once', async () => {
    const { ann, bob, eve, table, path } = await gather([{ kind: 'person' }, ...OPEN.slice(2)]);
    for (const each of [eve, bob]) await each.post(`${path}/join`, { pass: table.invite });
    await eve.post(`${path}/talk`, { text: 'I cannot stay.' });
    await bob.post(`${path}/talk`, { text: '<b>Never again.</b>' });
    await eve.post(`${path}/leave`, {});
    await ann.post(`${path}/talk`, { text: 'We shall see.' });
    for (const each of [bob, ann]) await each.post(`${path}/ready`, { ready: true });
    const { match, talk } = (await ann.post<Table>(`${path}/start`, {})).body;
    // The seat that stayed free is left out.
    const said = [
      { n: 0, seat: 1, text: '<b>Never again.</b>' },
      { n: 0, seat: 0, text: 'We shall see.' },
    ];
    expect(talk).toEqual([]);
    for (const each of [ann, bob]) expect((await each.frame(match!)).talk).toEqual(said);
    expect((await bob.frame(match!, '?last=0')).talk).toEqual([]);
    expect((await eve.frame(match!, `?pass=${table.watch}`)).talk).toEqual([]);
    await put(ann, `/api/matches/${match}/muted`, { muted: [1] });
    expect((await ann.frame(match!)).talk).toEqual(said.slice(1));
  });
});

describe('lists', () => {
  it('show running matches that may be watched, and what waits for me', async () => {
    const [ann, bob, eve] = (await people('Ann', 'Bob', 'Eve')) as [Person, Person, Person];
    const seats = [{ kind: 'person' }, { kind: 'open' }];
    const more = { public: true, clock: { kind: 'days', days: 2 }, delay: 0 };
    const { body: made } = await ann.post<Table>('/api/tables', { game: 'model', seats, ...more });
    await bob.post(`/api/tables/${made.id}/join`, {});
    await ann.post(`/api/tables/${made.id}/ready`, {});
    const { match } = (await bob.post<Table>(`/api/tables/${made.id}/ready`, {})).body;
    const watching = eve.stream(match!);
    await watching.until();
    const running = async () =>
      (await eve.get<{ matches: { id: string; watchers: number }[] }>('/api/matches/running')).body.matches;
    expect((await running()).find(({ id }) => id === match)).toMatchObject({ watchers: 1, delay: 0 });
    await ann.choose(match!, 0, { do: 'bid', amount: 1 });
    const mine = async (person: Person) =>
      (await person.get<{ matches: { id: string; asked: boolean; due?: number }[] }>('/api/matches/mine'))
        .body.matches;
    expect(await mine(ann)).toMatchObject([{ id: match, asked: false, yourSeat: 0 }]);
    const [waiting] = await mine(bob);
    expect(waiting).toMatchObject({ id: match, asked: true });
    expect(waiting!.due! - Date.now()).toBeGreaterThan(47 * 3600 * 1000);
    await bob.choose(match!, 0, { do: 'concede' });
    await expect.poll(running).not.toContainEqual(expect.objectContaining({ id: match }));
    expect(await mine(ann)).toEqual([]);
    watching.close();
  });
});

/** Who may come to a table: codes that cannot be guessed, and a host who decides. */
import type { Problem, Table } from '@fray/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, Person, serve, type TestServer, TWO_PEOPLE } from '../support/harness.js';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

const people = (...names: string[]) => Promise.all(names.map((name) => Person.named(server.url, name)));
const lookUp = (person: Person, code: string, from?: string) =>
  person.post<Problem & { invite?: string }>(
    '/api/invitations',
    { code },
    from === undefined ? {} : { 'x-forwarded-for': from },
  );
const seatsOf = ({ body }: Answer<Table>) => body.seats.map(({ name }) => name);

async function gather() {
  const [ann, bob] = (await people('Ann', 'Bob')) as [Person, Person];
  const { body } = await ann.post<Table>('/api/tables', { game: 'model', seats: TWO_PEOPLE });
  const path = `/api/tables/${body.id}`;
  await bob.post(`${path}/join`, { pass: body.invite });
  return { ann, bob, table: body, path, lookAgain: async () => (await ann.get<Table>(path)).body };
}

describe('a code', () => {
  it('is looked up by a request that says it in its body, and not by its address', async () => {
    const { ann, table } = await gather();
    expect((await ann.get(`/api/invitations/${table.code}`)).status).toBe(404);
    expect((await lookUp(ann, table.code!)).body.invite).toBe(table.invite);
  });

  it('cannot be guessed: ten wrong ones a minute from one address, however many at once', async () => {
    const own = await serve({ trustProxy: 1 });
    const [ann, eve] = [await Person.named(own.url, 'Ann'), new Person(own.url)];
    const { code } = (await ann.post<Table>('/api/tables', { game: 'model', seats: TWO_PEOPLE })).body;
    const guesses = Array.from({ length: 30 }, () => lookUp(eve, '222222', '9.9.9.9'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    // Not even a right one is told apart now, but only there.
    const late = await lookUp(eve, code!, '9.9.9.9');
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await lookUp(ann, code!, '9.9.9.8')).status).toBe(200);
    await own.close();
  });

  it('that is right may be looked up by a whole house', async () => {
    const { ann, table } = await gather();
    for (let i = 0; i < 25; i++) expect((await lookUp(ann, table.code!)).status).toBe(200);
  });

  it('cannot be guessed from many addresses, either', async () => {
    const own = await serve({ trustProxy: 1 });
    const eve = new Person(own.url);
    const statuses: number[] = [];
    for (let i = 0; i < 140; i++) statuses.push((await lookUp(eve, '222222', `9.9.${i}.9`)).status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
    const { body } = await eve.get<string>('/metrics', {});
    expect(body).toMatch(/^fray_limits_total\{kind="wrong code by all"\} 20$/m);
    await own.close();
  });

  it('gives no seat at a table that shows itself: there is no guessing it by sitting down', async () => {
    const { bob, path } = await gather();
    expect((await bob.post(`${path}/join`, { code: '222222' })).status).toBe(400);
  });
});

describe('the host of a table', () => {
  it('makes a new invitation, and the old one leads nowhere', async () => {
    const { ann, bob, table, path } = await gather();
    expect((await bob.post<Problem>(`${path}/invitation`, {})).body.id).toBe('only-host');
    const fresh = (await ann.post<Table>(`${path}/invitation`, {})).body;
    expect(new Set([fresh.invite, fresh.watch, table.invite, table.watch]).size).toBe(4);
    expect(fresh.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    const [eve] = (await people('Eve')) as [Person];
    for (const pass of [table.invite, table.watch])
      expect((await eve.get<Problem>(`${path}?pass=${pass}`)).body.id).toBe('no-table');
    expect((await lookUp(eve, table.code!)).body.id).toBe('no-code');
    expect((await lookUp(eve, fresh.code!)).body.invite).toBe(fresh.invite);
    expect((await eve.get(`${path}?pass=${fresh.invite}`)).status).toBe(200);
  });

  it('keeps out whom they kick, by the link and by a new one, until they let them in again', async () => {
    const { ann, bob, table, path, lookAgain } = await gather();
    const join = (pass: string) => bob.post<Table & Problem>(`${path}/join`, { pass });
    expect(seatsOf(await ann.post<Table>(`${path}/seats/1/kick`, {}))).toEqual(['Ann', undefined]);
    expect((await join(table.invite!)).body.id).toBe('kicked');
    const { invite } = (await ann.post<Table>(`${path}/invitation`, {})).body;
    expect((await join(invite!)).body.id).toBe('kicked');
    const { kicked } = await lookAgain();
    expect(kicked).toEqual([{ key: expect.any(String), name: 'Bob', ban: false }]);
    const letIn = (person: Person) =>
      person.send<Table & Problem>('DELETE', `${path}/kicked/${kicked![0]!.key}`, undefined, {});
    expect((await bob.get<Table>(`${path}?pass=${invite}`)).body.kicked).toBeUndefined();
    expect((await letIn(bob)).body.id).toBe('only-host');
    expect((await letIn(ann)).body.kicked).toBeUndefined();
    expect((await letIn(ann)).body.id).toBe('not-kicked');
    expect(seatsOf(await join(invite!))).toEqual(['Ann', 'Bob']);
  });

  it('bans somebody from all their tables, and takes that back', async () => {
    const { ann, bob, path, lookAgain } = await gather();
    await ann.post(`${path}/seats/1/kick`, { ban: true });
    const { body: other } = await ann.post<Table>('/api/tables', { game: 'model', seats: TWO_PEOPLE });
    const join = async () =>
      (await bob.post<Table & Problem>(`/api/tables/${other.id}/join`, { pass: other.invite })).body;
    expect((await join()).id).toBe('blocked');
    const { key, ban } = (await lookAgain()).kicked![0]!;
    expect(ban).toBe(true);
    await ann.send('DELETE', `${path}/kicked/${key}`, undefined, {});
    expect((await join()).yourSeat).toBe(1);
  });
});

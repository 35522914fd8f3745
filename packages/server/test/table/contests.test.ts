/** Contests over HTTP: a bracket whose matches are played at tables and report themselves. */

import { findGame } from '@fray/games';
import type { Contest, Problem, Table } from '@fray/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Person, serve, type TestServer } from '../support/harness.js';

const destinyquest = findGame('destinyquest');
if (!destinyquest.ok) throw new Error('it is on the shelf');

/** As much of a bracket as is looked at here. */
interface Tournament {
  readonly matches: readonly {
    readonly first: number | null;
    readonly second: number | null;
    readonly result: string;
    readonly duels: readonly { readonly left?: readonly number[] }[];
  }[];
}

let server: TestServer;
beforeAll(async () => {
  server = await serve({ games: [destinyquest.value], beatMs: 0 });
});
afterAll(() => server.close());

const HEROES = ['monk', 'titan', 'druid', 'pariah'];
const BOT = { kind: 'bot', level: 'first' };
const PERSON = { kind: 'person' };

const hold = (host: Person, players: readonly object[], more = {}) =>
  host.post<Contest & Problem>('/api/contests', {
    game: 'destinyquest',
    title: 'Autumn ring',
    contest: { entrants: HEROES.slice(0, players.length).map((hero) => ({ hero })), draw: 'listed' },
    players,
    ...more,
  });
const see = async (person: Person, { id, invite }: Contest) =>
  (await person.get<Contest & Problem>(`/api/contests/${id}?pass=${invite}`)).body;
const open = (person: Person, { id, invite }: Contest, key: string) =>
  person.post<Contest & Problem>(`/api/contests/${id}/matches/${key}`, { pass: invite });
const bracket = ({ contest }: Contest) => contest as Tournament;

async function until(look: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 400; i++) {
    if (await look()) return;
    await new Promise((later) => setTimeout(later, 10));
  }
  throw new Error('it never came to that');
}

describe('a contest', () => {
  it('draws its pairings and is seen by those who have the link', async () => {
    const [ann, eve] = [await Person.named(server.url, 'Ann'), await Person.named(server.url, 'Eve')];
    const { body } = await hold(ann, [PERSON, BOT, BOT, BOT]);
    expect(bracket(body).matches.map(({ first, second }) => [first, second])).toEqual([
      [0, 3],
      [1, 2],
      [null, null],
    ]);
    expect((await eve.get<Problem>(`/api/contests/${body.id}`)).body.id).toBe('no-contest');
    expect((await see(eve, body)).host).toBe(false);
    // Somebody who has not said who they are plays nobody, not even an entrant who is free.
    const stranger = await fetch(`${server.url}/api/contests/${body.id}?pass=${body.invite}`);
    expect(((await stranger.json()) as Contest).players.map(({ you }) => you)).not.toContain(true);
    expect((await hold(ann, [PERSON, BOT], { contest: { entrants: [] } })).status).toBe(400);
    expect(
      (await hold(ann, [PERSON, BOT, BOT], { contest: { entrants: [{ hero: 'monk' }, { hero: 'titan' }] } }))
        .body.id,
    ).toBe('entrant-count');
  });

  it('lets bots fight at a table that anybody with the link may watch, and counts the result by itself', async () => {
    const ann = await Person.named(server.url, 'Ann');
    const { body } = await hold(ann, [BOT, BOT, BOT, BOT]);
    const laid = await open(ann, body, '0-1');
    expect(laid.body.tables['0-1']).toMatchObject({ seats: [0, 3] });
    await until(async () => bracket(await see(ann, body)).matches[0]!.result !== 'open');
    const after = await see(ann, body);
    const [duel] = bracket(after).matches[0]!.duels;
    expect(duel!.left!.some((health) => health === 0)).toBe(true);
    expect(after.tables['0-1']!.status).toBe('over');
    expect(after.tables['0-1']!.glimpse).toBeUndefined();
    expect((await open(ann, body, '0-1')).body.id).toBe('not-to-play');
  }, 20_000);

  it('seats the two who play, keeps their table as it was laid, and goes on with the winner', async () => {
    const [ann, bob, eve] = await Promise.all(
      ['Ann', 'Bob', 'Eve'].map((name) => Person.named(server.url, name)),
    );
    const { body } = await hold(ann!, [PERSON, PERSON]);
    const take = (person: Person, entrant: number) =>
      person.post<Contest & Problem>(`/api/contests/${body.id}/join`, { entrant, pass: body.invite });
    expect((await open(ann!, body, '0-1')).body.id).toBe('entrant-missing');
    await take(ann!, 0);
    expect((await take(eve!, 0)).body.id).toBe('entrant-taken');
    expect((await take(bob!, 1)).body.players.map(({ name, you }) => [name, you])).toEqual([
      ['Ann', false],
      ['Bob', true],
    ]);
    expect((await take(bob!, 1)).body.id).toBe('enters-already');
    expect((await open(eve!, body, '0-1')).body.id).toBe('not-an-entrant');
    const { table } = (await open(bob!, body, '0-1')).body.tables['0-1']!;
    expect((await open(ann!, body, '0-1')).body.tables['0-1']!.table).toBe(table);
    const move = await ann!.post<Problem>(`/api/tables/${table}/move`, { seat: 1 });
    expect(move.body.id).toBe('contest-table');
    for (const person of [ann!, bob!]) await person.post(`/api/tables/${table}/ready`, { seed: 'x' });
    const { match, contest } = (await bob!.get<Table>(`/api/tables/${table}`)).body;
    expect(contest).toBe(body.id);
    expect(bracket(await see(ann!, body)).matches[0]!.result).toBe('open');
    const { glimpse } = (await see(eve!, body)).tables['0-1']!;
    expect(glimpse!.left).toEqual(glimpse!.of);
    expect(Math.min(...glimpse!.of)).toBeGreaterThan(0);
    const present = await bob!.frame(match!);
    await bob!.choose(match!, present.n, { do: 'concede' });
    await until(async () => bracket(await see(eve!, body)).matches[0]!.result === 'first');
  }, 20_000);

  it('is held so often a minute from one address, whoever asks', async () => {
    const own = await serve({ games: [destinyquest.value], limits: { contestsPerMinute: 2 } });
    const statuses = [];
    for (const name of ['Ann', 'Bob', 'Cyd'])
      statuses.push((await hold(await Person.named(own.url, name), [PERSON, BOT])).status);
    expect(statuses).toEqual([200, 200, 429]);
    await own.close();
  });

  it('numbers a player whose name looks like that of another', async () => {
    const [ann, double] = [await Person.named(server.url, 'Ann'), await Person.named(server.url, 'Аnn')];
    const { body } = await hold(ann, [PERSON, PERSON]);
    for (const [entrant, person] of [ann, double].entries())
      await person.post(`/api/contests/${body.id}/join`, { entrant, pass: body.invite });
    expect((await see(ann, body)).players.map(({ name }) => name)).toEqual(['Ann', 'Аnn 2']);
  });

  it('takes nothing back unless whoever holds it grants that, and shows how often', async () => {
    const [ann, eve] = [await Person.named(server.url, 'Ann'), await Person.named(server.url, 'Eve')];
    const { body } = await hold(eve, [PERSON, BOT]);
    await ann.post(`/api/contests/${body.id}/join`, { entrant: 0, pass: body.invite });
    const { table, seats } = (await open(ann, body, '0-1')).body.tables['0-1']!;
    await ann.post(`/api/tables/${table}/ready`, { seed: 'x' });
    const match = (await ann.get<Table>(`/api/tables/${table}`)).body.match!;
    const chosen = async () => (await ann.frame(match)).made;
    const present = async () => {
      await until(async () => ((await ann.frame(match)).choices ?? []).length > 0);
      return ann.frame(match);
    };
    const first = await present();
    await ann.choose(match, first.n, first.choices[0]);
    const { n, made, undo } = await present();
    expect(undo).toMatchObject({ kind: 'refused', reason: { id: 'undo-contest' } });
    expect(made).toBeGreaterThan(first.made);
    for (const asked of [{ expected: n }, { expected: n, of: first.n + 1 }])
      expect((await ann.post<Problem>(`/api/matches/${match}/undo`, asked)).body.id).toBe('undo-contest');
    const grant = (person: Person) =>
      person.post<Contest & Problem>(`/api/contests/${body.id}/matches/0-1/undo`, { entrant: 0 });
    expect((await grant(ann)).body.id).toBe('only-contest-host');
    expect(await chosen()).toBe(made);
    const seat = seats.indexOf(0);
    expect((await grant(eve)).body.tables['0-1']!.takenBack![seat]).toBe(1);
    expect(await chosen()).toBe(first.made);
    const { choices } = (await server.hosts.get(match)).timeline;
    expect(choices.length).toBe(first.made);
    const again = await present();
    await ann.choose(match, again.n, { do: 'concede' });
    await until(async () => (await see(eve, body)).tables['0-1']!.status === 'over');
    expect((await see(ann, body)).tables['0-1']!.takenBack![seat]).toBe(1);
  }, 20_000);

  it('lays another table when somebody leaves before the match begins', async () => {
    const ann = await Person.named(server.url, 'Ann');
    const { body } = await hold(ann, [PERSON, BOT]);
    await ann.post(`/api/contests/${body.id}/join`, { entrant: 0 });
    const first = (await open(ann, body, '0-1')).body.tables['0-1']!.table;
    await ann.post(`/api/tables/${first}/leave`, {});
    expect((await see(ann, body)).tables['0-1']).toBeUndefined();
    expect((await open(ann, body, '0-1')).body.tables['0-1']!.table).not.toBe(first);
  });
});

import type { Table } from '@fray/protocol';
import { everyoneMayAnswer } from '@fray/testkit/models';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../src/store/memory.js';
import { Person, serve, startDuel, type TestServer } from '../support/harness.js';
import { bidBoth } from '../support/play.js';

const BEAT_MS = 400;
const put = (person: Person, path: string, body: unknown) =>
  person.send<{ id?: string }>('PUT', path, JSON.stringify(body), { 'content-type': 'application/json' });

async function startFour(server: TestServer) {
  const people = await Promise.all(
    ['Ann', 'Bob', 'Cyd', 'Dan'].map((name) => Person.named(server.url, name)),
  );
  const [ann, ...others] = people as [Person, Person, Person, Person];
  const seats = people.map(() => ({ kind: 'person' }));
  const { body } = await ann.post<Table>('/api/tables', { game: everyoneMayAnswer.id, seats });
  for (const person of others) await person.post(`/api/tables/${body.id}/join`, { pass: body.invite });
  let match = '';
  for (const person of people)
    match = (await person.post<Table>(`/api/tables/${body.id}/ready`, {})).body.match ?? match;
  for (const person of people) await put(person, `/api/matches/${match}/orders`, { given: [] });
  return { people, match };
}

describe('a paced question at the server', () => {
  it('shows the answers after the beat, and answers for those who gave orders within it', async () => {
    const server = await serve({ games: [everyoneMayAnswer], beatMs: BEAT_MS });
    const { people, match } = await startFour(server);
    const streams = people.map((person) => person.stream(match));
    await Promise.all(streams.map((stream) => stream.until()));
    // Cyd and Dan are not even here.
    for (const seat of [2, 3]) streams[seat]!.close();
    for (const seat of [2, 3])
      await put(people[seat]!, `/api/matches/${match}/orders`, { given: ['only-target'] });
    const shot = await people[0]!.choose(match, (await people[0]!.frame(match)).n, {
      do: 'shoot',
      player: 2,
    });
    expect(shot.status).toBe(200);
    const begun = performance.now();
    for (const seat of [0, 1]) {
      const { n, choices } = await people[seat]!.frame(match);
      expect(choices).toContainEqual({ do: 'pass' });
      expect((await people[seat]!.choose(match, n, { do: 'pass' })).status).toBe(200);
    }
    expect((await people[1]!.frame(match)).held).toEqual({ do: 'pass' });
    const shown = await streams[1]!.until((frame) => frame.kind === 'frame' && frame.what.kind === 'shown');
    expect(performance.now() - begun).toBeGreaterThan(BEAT_MS * 0.6);
    expect(shown).toMatchObject({ what: { seats: [0, 1, 2, 3] }, held: null, decision: 'shoot' });
    for (const stream of streams) stream.close();
    await server.close();
  });

  it('goes on after a restart in the middle of the beat', async () => {
    const store = new MemoryStore();
    const server = await serve({ games: [everyoneMayAnswer], beatMs: 60_000, store });
    const { people, match } = await startFour(server);
    await people[0]!.choose(match, (await people[0]!.frame(match)).n, { do: 'shoot', player: 2 });
    for (const person of people) await person.choose(match, (await person.frame(match)).n, { do: 'pass' });
    expect((await people[0]!.frame(match)).decision).toBe('answer');
    await server.close();
    const again = await serve({ games: [everyoneMayAnswer], beatMs: 10, store });
    people[0]!.url = again.url;
    await expect.poll(async () => (await people[0]!.frame(match)).decision).toBe('shoot');
    await again.close();
  });
});

describe('standing orders', () => {
  it('answer at once where everybody knows what they will, also after a restart', async () => {
    const store = new MemoryStore();
    const server = await serve({ store });
    const { ann, bob, match } = await startDuel(server.url);
    for (const person of [ann, bob])
      expect((await put(person, `/api/matches/${match}/orders`, { given: ['always-pass'] })).status).toBe(
        200,
      );
    expect((await put(ann, `/api/matches/${match}/orders`, { given: ['sleep'] })).body).toMatchObject({
      id: 'no-order',
    });
    await server.close();
    const again = await serve({ store });
    for (const person of [ann, bob]) person.url = again.url;
    expect((await ann.frame(match)).orders).toEqual(['always-pass']);
    const stream = ann.stream(match);
    await stream.until();
    for (const person of [ann, bob])
      await person.choose(match, (await person.frame(match)).n, { do: 'bid', amount: 1 });
    const passed = await stream.until((frame) => frame.kind === 'frame' && frame.made === 3);
    expect(passed).toMatchObject({ what: { kind: 'choice', by: 'orders' }, decision: 'bid' });
    // Whoever is answered for was not asked in between.
    expect(stream.told.filter(({ decision }) => decision === 'answer').map(({ choices }) => choices)).toEqual(
      [[]],
    );
    stream.close();
    await again.close();
  });

  it('leave the question to somebody who takes a choice back', async () => {
    const server = await serve();
    const { ann, bob, match } = await startDuel(server.url);
    const people = [ann, bob];
    const { asked, frame } = await bidBoth(people, match);
    const me = people[asked]!;
    await me.choose(match, frame.n, { do: 'note', digit: 1 });
    await put(me, `/api/matches/${match}/orders`, { given: ['always-pass'] });
    await expect.poll(async () => (await me.frame(match)).decision).toBe('bid');
    const { n } = await me.frame(match);
    await me.post(`/api/matches/${match}/undo`, { expected: n });
    const other = people[1 - asked]!;
    const expected = (await other.frame(match)).n;
    await other.post(`/api/matches/${match}/undo/answer`, { expected, agree: true });
    const back = await me.frame(match);
    expect([back.decision, back.orders, back.choices.length > 0]).toEqual(['answer', ['always-pass'], true]);
    await server.close();
  });
});

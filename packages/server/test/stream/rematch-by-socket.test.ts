import { commitTo } from '@fray/engine';
import type { MatchInfo, Next, SocketAnswer, Table } from '@fray/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MemoryStore } from '../../src/store/memory.js';
import { type FrameStream, Person, serve, startDuel, type TestServer } from '../support/harness.js';

const store = new MemoryStore();
let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  [server, other] = await Promise.all([serve({ store }), serve({ store })]);
});
afterAll(() => Promise.all([server.close(), other.close()]));

const CONCEDE = { expected: 0, key: 'i-give-up', choice: { do: 'concede' } };
const again = (more = {}) => ({ key: 'once-more', again: { seed: 'mine', ...more } });

const isNext = (text: string): boolean => text.startsWith('{"kind":"next"');

/** What a socket was told of the next match, whatever came before or after. */
async function nextOf({ texts }: FrameStream): Promise<MatchInfo> {
  const text = await vi.waitUntil(() => texts.find(isNext));
  return (JSON.parse(text) as Next).match;
}

/** Ann and Bob after a match, each with its socket still open. */
async function afterDuel(more = {}) {
  const duel = await startDuel(server.url, more);
  const streams = [duel.ann.stream(duel.match), duel.bob.stream(duel.match)] as const;
  await Promise.all(streams.map((stream) => stream.until()));
  expect(await streams[0].say(CONCEDE)).toMatchObject({ status: 200 });
  return { ...duel, mine: streams[0], theirs: streams[1], end: () => streams.map((each) => each.close()) };
}

describe('another match over the same socket', () => {
  it('begins when everybody wants it, with the dice that were promised before', async () => {
    const { ann, match, mine, theirs, end } = await afterDuel();
    const { fair } = await ann.info(match);
    expect(await mine.say(again())).toEqual({ kind: 'answer', key: 'once-more', status: 200 });
    expect(mine.texts.some(isNext)).toBe(false);
    expect(await theirs.say(again())).toMatchObject({ status: 200 });
    const next = await nextOf(mine);
    expect(next).toEqual(await ann.info(next.id));
    expect([next.yourSeat, next.fair.commitment]).toEqual([1, fair.next]);
    expect(await mine.until(({ kind }) => kind === 'present')).toMatchObject({
      n: 0,
      outcome: null,
      view: { seat: 1 },
    });
    expect(await mine.say(CONCEDE)).toMatchObject({ status: 200, n: 1 });
    const over = await ann.info(next.id);
    expect(over.outcome).not.toBeNull();
    expect(commitTo(over.fair.secret!)).toBe(fair.next);
    expect(over.fair.players).toEqual(['mine', 'mine']);
    end();
  });

  it('keeps the seats where whoever asks first wants it so', async () => {
    const { mine, theirs, end } = await afterDuel();
    await mine.say(again({ swap: false }));
    await theirs.say(again({ swap: true }));
    expect((await nextOf(mine)).yourSeat).toBe(0);
    end();
  });

  it('waits for somebody who is not ready yet, and follows a start by other ways', async () => {
    const { bob, table, mine, theirs, end } = await afterDuel();
    await mine.say(again());
    expect(await theirs.say(again({ ready: false }))).toMatchObject({ status: 200 });
    expect(mine.texts.some(isNext)).toBe(false);
    await bob.post(`/api/tables/${table.id}/ready`, { seed: 'later' });
    const nexts = await Promise.all([mine, theirs].map((stream) => nextOf(stream)));
    expect(nexts.map(({ yourSeat }) => yourSeat)).toEqual([1, 0]);
    end();
  });

  it('goes on without those who left, and takes nobody along who did not ask', async () => {
    const people = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => Person.named(server.url, name)));
    const [ann, bob, cid] = people as [Person, Person, Person];
    const seats = Array.from({ length: 3 }, () => ({ kind: 'person' }));
    const { body: made } = await ann.post<Table>('/api/tables', { game: 'model', seats });
    const path = `/api/tables/${made.id}`;
    for (const person of [bob, cid]) await person.post(`${path}/join`, { pass: made.invite });
    let table = made;
    for (const person of people) table = (await person.post<Table>(`${path}/ready`, {})).body;
    const streams = people.map((person) => person.stream(table.match!));
    for (const [i, stream] of streams.entries()) {
      await stream.until();
      if (i < 2) await stream.say(CONCEDE);
    }
    const [mine, theirs, last] = streams as [FrameStream, FrameStream, FrameStream];
    expect(await mine.say(again())).toMatchObject({ status: 200 });
    expect(await theirs.say(again())).toMatchObject({ status: 200 });
    await cid.post(`${path}/leave`, {});
    await ann.post(`${path}/start`, {});
    const nexts = await Promise.all([mine, theirs].map((stream) => nextOf(stream)));
    expect(nexts[0]!.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(last.texts.some(isNext)).toBe(false);
    expect(await last.say(again())).toMatchObject({ status: 200 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(last.texts.some(isNext)).toBe(false);
    for (const stream of streams) stream.close();
  });

  it('reaches whoever lost the connection meanwhile, and asks again over another one', async () => {
    const { ann, match, mine, theirs, end } = await afterDuel();
    await mine.say(again());
    mine.close();
    await theirs.say(again());
    const next = await nextOf(theirs);
    const back = ann.stream(match);
    expect(await back.say(again())).toMatchObject({ status: 200 });
    expect((await nextOf(back)).id).toBe(next.id);
    back.close();
    end();
  });

  it('brings players together who are at different processes', async () => {
    const { bob, match, mine, end } = await afterDuel();
    bob.url = other.url;
    const theirs = bob.stream(match);
    expect(await theirs.say(again())).toMatchObject({ status: 200 });
    expect(await mine.say(again())).toMatchObject({ status: 200 });
    const nexts = await Promise.all([mine, theirs].map((stream) => nextOf(stream)));
    expect(nexts[0]!.id).toBe(nexts[1]!.id);
    theirs.close();
    end();
  });

  it('is refused as the routes would refuse it', async () => {
    const running = await startDuel(server.url, { public: true });
    const early = running.ann.stream(running.match);
    expect(await early.say(again())).toMatchObject({ status: 409, id: 'no-rematch' });
    expect(await early.say({ key: 'once-more', again: { seed: 7 } })).toMatchObject({ status: 400 });
    const eve = (await Person.named(server.url, 'Eve')).stream(running.match);
    expect(await eve.say(again())).toMatchObject({ status: 403 });
    const { bob, table, mine, end } = await afterDuel();
    await bob.post(`/api/tables/${table.id}/leave`, {});
    expect(await mine.say(again())).toMatchObject({ status: 200 });
    for (const stream of [early, eve]) stream.close();
    end();
  });

  it('is counted with everything else that a guest asks for', async () => {
    const strict = await serve({ limits: { perMinute: 20 } });
    const { ann, match } = await startDuel(strict.url);
    const stream = ann.stream(match);
    const answers: SocketAnswer[] = [];
    for (let i = 0; i < 20; i++) answers.push(await stream.say(again()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409, 429]));
    stream.close();
    await strict.close();
  });
});

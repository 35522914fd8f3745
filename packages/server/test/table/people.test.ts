import type { Frame, Present, StreamMessage, Table } from '@fray/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Answer,
  type FrameStream,
  Person,
  serve,
  startDuel,
  type TestServer,
} from '../support/harness.js';

let server: TestServer;
let time = Date.now();
beforeAll(async () => {
  server = await serve({ now: () => time });
});
afterAll(() => server.close());

const put = (person: Person, path: string, body: unknown): Promise<Answer<{ n: number; id?: string }>> =>
  person.send('PUT', path, JSON.stringify(body), { 'content-type': 'application/json' });
const whatIs = (kind: Frame['what']['kind']) => (frame: Present | Frame) =>
  frame.kind === 'frame' && frame.what.kind === kind;

async function nextOf(stream: FrameStream, kind: StreamMessage['kind']): Promise<StreamMessage> {
  for (;;) {
    const message = await stream.next();
    if (message.kind === kind) return message;
  }
}

/** A match of three. */
async function startThree(more: object = {}) {
  const people = await Promise.all(['Ann', 'Bob', 'Cyd'].map((name) => Person.named(server.url, name)));
  const [ann, bob, cyd] = people as [Person, Person, Person];
  const seats = people.map(() => ({ kind: 'person' }));
  const { body } = await ann.post<Table>('/api/tables', { game: 'model', seats, ...more });
  for (const person of [bob, cyd]) await person.post(`/api/tables/${body.id}/join`, { pass: body.invite });
  for (const person of [ann, bob]) await person.post(`/api/tables/${body.id}/ready`, {});
  const { body: table } = await cyd.post<Table>(`/api/tables/${body.id}/ready`, {});
  return { ann, bob, cyd, table, match: table.match!, path: `/api/matches/${table.match}` };
}

describe('talk', () => {
  it('is free text or a phrase, kept with the match for whoever comes back', async () => {
    const { ann, bob, match } = await startDuel(server.url);
    await ann.post(`/api/matches/${match}/talk`, { phrase: 'hello' });
    await bob.post(`/api/matches/${match}/talk`, { text: '<i>Good luck</i>' });
    const { talk, n } = await ann.frame(match);
    expect(talk).toEqual([
      { n: 1, seat: 0, phrase: 'hello' },
      { n: 2, seat: 1, text: '<i>Good luck</i>' },
    ]);
    expect((await ann.frame(match, '?last=1')).talk).toEqual(talk.slice(1));
    expect((await ann.post(`/api/matches/${match}/talk`, { phrase: 'hush' })).body).toMatchObject({
      id: 'no-phrase',
    });
    for (const body of [{ text: 'x'.repeat(301) }, { text: 'a\u0000' }, { text: 'a', phrase: 'hello' }, {}])
      expect((await ann.post(`/api/matches/${match}/talk`, body)).status).toBe(400);
    // What names refuse: nothing unseen, nothing that turns the writing, no signs piled on a letter.
    const hidden = [
      'a\u200Bb',
      'a\u202Eb',
      'a\u2066b',
      'tag\u{E0041}',
      'Z\u0301\u0301\u0301\u0301',
      'a\uFE0Fb',
      '\u3164',
    ];
    for (const text of hidden) {
      for (const path of [`/api/matches/${match}/talk`, `/api/matches/${match}/asides`])
        expect((await ann.post(path, { text })).body).toMatchObject({ id: 'unseen' });
      expect((await ann.post('/api/guests', { name: text })).body).toMatchObject({ id: 'unseen' });
    }
    expect((await ann.post('/api/guests', { name: '?!' })).body).toMatchObject({ id: 'no-letter' });
    for (const text of ['Ouch ❤️', '👨‍👩‍👧 👍🏽', 'naïve café'])
      expect((await ann.post(`/api/matches/${match}/talk`, { text })).status).toBe(200);
    // Talk makes nobody's choice late.
    expect((await ann.choose(match, 0, { do: 'bid', amount: 1 })).status).toBe(200);
    expect(n).toBe(2);
  });

  it('of somebody muted is not heard, by the one who muted alone', async () => {
    const { ann, bob, match } = await startDuel(server.url);
    expect((await put(ann, `/api/matches/${match}/muted`, { muted: [0] })).body).toMatchObject({
      id: 'no-such-seat',
    });
    await put(ann, `/api/matches/${match}/muted`, { muted: [1] });
    const streams = [ann.stream(match), bob.stream(match)];
    await Promise.all(streams.map((stream) => stream.until()));
    await bob.post(`/api/matches/${match}/talk`, { text: 'Listen!' });
    await streams[1]!.until(whatIs('spoke'));
    await ann.post(`/api/matches/${match}/talk`, { text: 'Hm.' });
    await streams[0]!.until(whatIs('spoke'));
    expect(streams[0]!.texts.join('')).not.toContain('Listen!');
    expect((await ann.frame(match)).talk.map(({ text }) => text)).toEqual(['Hm.']);
    expect((await ann.frame(match)).muted).toEqual([1]);
    await put(ann, `/api/matches/${match}/muted`, { muted: [] });
    expect((await ann.frame(match)).talk.map(({ text }) => text)).toEqual(['Listen!', 'Hm.']);
    for (const stream of streams) stream.close();
  });

  it('of somebody blocked is not heard at this match nor at the next, and they get no seat at one’s tables', async () => {
    const { ann, bob, match, table } = await startDuel(server.url);
    expect((await put(ann, `/api/matches/${match}/seats/0/blocked`, { blocked: true })).status).toBe(409);
    expect((await put(ann, `/api/matches/${match}/seats/1/blocked`, { blocked: true })).status).toBe(200);
    expect((await ann.frame(match)).muted).toEqual([1]);
    // A new name is no new person.
    await bob.post('/api/guests', { name: 'Bill' });
    const other = { game: 'model', seats: [{ kind: 'person' }, { kind: 'person' }] };
    const mine = (await ann.post<Table>('/api/tables', other)).body;
    expect((await bob.post(`/api/tables/${mine.id}/join`, { pass: mine.invite })).body).toMatchObject({
      id: 'blocked',
    });
    await ann.choose(match, 0, { do: 'concede' });
    const path = `/api/tables/${table.id}`;
    await expect.poll(async () => (await ann.get<Table>(path)).body.status).toBe('over');
    await ann.post(`${path}/rematch`, {});
    await ann.post(`${path}/ready`, {});
    const { body: next } = await bob.post<Table>(`${path}/ready`, {});
    await expect.poll(async () => (await ann.frame(next.match!)).muted).toEqual([0]);
    await put(ann, `/api/matches/${next.match}/seats/0/blocked`, { blocked: false });
    expect((await ann.frame(next.match!)).muted).toEqual([]);
    expect((await bob.post(`/api/tables/${mine.id}/join`, { pass: mine.invite })).status).toBe(200);
  });

  it('of watchers stays among watchers', async () => {
    const { ann, table, match } = await startDuel(server.url);
    const [eve, kim] = await Promise.all(['Eve', 'Kim'].map((name) => Person.named(server.url, name)));
    const pass = `?pass=${table.watch}`;
    const [player, watcher] = [ann.stream(match), kim!.stream(match, pass)];
    await Promise.all([player.until(), watcher.until()]);
    const path = `/api/matches/${match}/asides`;
    expect((await ann.post(path, { text: 'Psst' })).status).toBe(403);
    expect((await eve!.post(path, { text: 'Psst' })).status).toBe(404);
    expect((await eve!.post(`${path}${pass}`, { text: 'Ann is winning' })).status).toBe(200);
    expect(await nextOf(watcher, 'aside')).toMatchObject({ from: 'Eve', text: 'Ann is winning' });
    await ann.choose(match, 0, { do: 'concede' });
    await player.until(({ outcome }) => outcome !== null);
    expect(player.texts.join('')).not.toContain('winning');
    player.close();
    watcher.close();
  });
});

describe('presence', () => {
  it('travels in the stream: who is here, and how many watch', async () => {
    const { ann, bob, table, match } = await startDuel(server.url);
    const mine = ann.stream(match);
    expect(await mine.until()).toMatchObject({ present: [true, false], watchers: 0 });
    const theirs = bob.stream(match);
    expect(await nextOf(mine, 'here')).toMatchObject({ present: [true, true] });
    const eve = await Person.named(server.url, 'Eve');
    const watching = eve.stream(match, `?pass=${table.watch}`);
    expect(await nextOf(mine, 'here')).toMatchObject({ watchers: 1 });
    theirs.close();
    expect(await nextOf(mine, 'here')).toMatchObject({ present: [true, false], watchers: 1 });
    watching.close();
    expect(await nextOf(mine, 'here')).toMatchObject({ watchers: 0 });
    mine.close();
  });
});

describe('somebody who leaves', () => {
  it('is replaced by a bot when more than half of the others want it, and takes the seat back', async () => {
    const { ann, bob, cyd, match, path } = await startThree();
    expect((await ann.post(`${path}/votes`, { about: 2, remedy: 'bot' })).body).toMatchObject({
      id: 'away-briefly',
    });
    await cyd.post(`${path}/leave`, {});
    expect((await ann.frame(match)).gone).toMatchObject([{ seat: 2, votes: [] }]);
    await ann.post(`${path}/votes`, { about: 2, remedy: 'bot' });
    expect((await ann.frame(match)).standIns).toEqual([]);
    expect((await cyd.post(`${path}/votes`, { about: 2, remedy: 'bot' })).status).toBe(409);
    await bob.post(`${path}/votes`, { about: 2, remedy: 'bot' });
    expect((await ann.frame(match)).standIns).toEqual([null, null, 'first']);
    await expect.poll(async () => (await server.hosts.get(match)).timeline.isAsked(2)).toBe(false);
    const back = cyd.stream(match);
    await back.until(whatIs('stand-in'));
    expect(await ann.frame(match)).toMatchObject({ standIns: [], gone: [] });
    back.close();
  });

  it('gives the match up when the others claim it, after a stated time', async () => {
    const { ann, bob, match } = await startDuel(server.url);
    await bob.post(`/api/matches/${match}/leave`, {});
    const claim = () => ann.post(`/api/matches/${match}/votes`, { about: 1, remedy: 'claim' });
    const early = await claim();
    expect([early.status, early.body]).toMatchObject([409, { id: 'claim-later', data: { seconds: 120 } }]);
    time += 120_000;
    expect((await claim()).status).toBe(200);
    await expect.poll(async () => (await ann.frame(match)).outcome).toMatchObject({ winners: [0] });
    const { story } = await ann.frame(match);
    expect(story.at(-1)!.what).toEqual({ kind: 'choice', seat: 1, by: 'others' });
  });

  it('without a word is waited for: five minutes for a bot, an hour for the win, and the table says so', async () => {
    const { ann, bob, match } = await startDuel(server.url);
    const theirs = bob.stream(match);
    await theirs.until();
    const stream = ann.stream(match);
    expect((await stream.until()) as Present).toMatchObject({ present: [true, true], away: [] });
    theirs.close();
    const minute = 60_000;
    const since = time;
    const away = [{ seat: 1, since, decideAt: since + 5 * minute, claimAt: since + 60 * minute }];
    expect(await nextOf(stream, 'here')).toMatchObject({ away });
    const ask = (remedy: string) => ann.post(`/api/matches/${match}/votes`, { about: 1, remedy });
    time += 4 * minute;
    expect((await ask('bot')).body).toMatchObject({ id: 'away-briefly', data: { seconds: 60 } });
    time += minute;
    expect((await ask('claim')).body).toMatchObject({ id: 'claim-later', data: { seconds: 55 * 60 } });
    expect((await ann.frame(match)).gone).toMatchObject([{ seat: 1, claimAt: since + 60 * minute }]);
    time += 54 * minute;
    expect((await ask('claim')).status).toBe(409);
    time += minute;
    expect((await ask('claim')).status).toBe(200);
    stream.close();
  });

  it('is waited for as long as the table has agreed on, or its operator says', async () => {
    const own = await serve({ now: () => time, patience: 7200 });
    const usual = await startDuel(own.url);
    const { ann, table, match } = await startDuel(own.url, { patience: 120 });
    expect([usual.table.patience, table.patience]).toEqual([7200, 120]);
    const stream = ann.stream(match);
    const { away } = (await stream.until()) as Present;
    expect(away).toMatchObject([{ decideAt: away[0]!.since + 120_000, claimAt: away[0]!.since + 120_000 }]);
    stream.close();
    await own.close();
  });

  it('without a word may be stood in for by a bot', async () => {
    const { ann, match } = await startDuel(server.url);
    const stream = ann.stream(match);
    await stream.until();
    expect((await put(ann, `/api/matches/${match}/seats/1/stand-in`, { level: 'first' })).status).toBe(403);
    time += 301_000;
    expect((await put(ann, `/api/matches/${match}/seats/1/stand-in`, { level: 'first' })).status).toBe(200);
    expect((await stream.until(whatIs('voted'))).standIns).toEqual([null, 'first']);
    stream.close();
  });
});

describe('those who only watch', () => {
  it('see less by the delay of the table, and catch up with it', async () => {
    const { ann, bob, table, match } = await startDuel(server.url, { delay: 30 });
    const eve = await Person.named(server.url, 'Eve');
    await ann.choose(match, 0, { do: 'bid', amount: 1 });
    await bob.choose(match, 0, { do: 'bid', amount: 2 });
    const pass = `?pass=${table.watch}`;
    const watching = eve.stream(match, pass);
    expect(await watching.until()).toMatchObject({ made: 0, decision: 'bid' });
    expect((await eve.frame(match, pass)).made).toBe(0);
    expect((await ann.frame(match)).made).toBe(2);
    const info = () => eve.get<{ delay: number; made: number }>(`/api/matches/${match}${pass}`);
    expect((await info()).body).toMatchObject({ delay: 30, made: 0 });
    const record = () => eve.get<string>(`/api/matches/${match}/record${pass}`);
    expect((await record()).body).not.toContain('"round"');
    expect((await eve.get(`/api/matches/${match}/replay${pass}&made=2`)).status).toBe(404);
    time += 29_999;
    expect((await info()).body.made).toBe(0);
    time += 1;
    expect((await info()).body.made).toBe(2);
    expect((await record()).body).toContain('"round"');
    const { timeline } = await server.hosts.get(match);
    const seat = timeline.match.asked()[0]!;
    await [ann, bob][seat]!.choose(match, timeline.n, { do: 'note', digit: 1 });
    expect(await watching.until(whatIs('choice'))).toMatchObject({ made: 2, decision: 'answer' });
    watching.close();
  });
});

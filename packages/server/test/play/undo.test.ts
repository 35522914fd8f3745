import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Thinker } from '../../src/bots/thinker.js';
import { Person, serve, startDuel, type TestServer } from '../support/harness.js';
import { bidBoth } from '../support/play.js';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

async function reachAnswer() {
  const duel = await startDuel(server.url);
  const people = [duel.ann, duel.bob];
  const { asked, frame } = await bidBoth(people, duel.match);
  return { match: duel.match, me: people[asked]!, other: people[1 - asked]!, asked, frame };
}

describe('undo', () => {
  it('is free while nobody else is asked, nothing was learnt and no die was rolled', async () => {
    const { match, me, frame } = await reachAnswer();
    await me.choose(match, frame.n, { do: 'note', digit: 2 });
    const noted = await me.frame(match);
    expect(noted.undo).toEqual({ kind: 'free' });
    expect(noted.view.table).toMatchObject({ note: 2 });
    const { body } = await me.post(`/api/matches/${match}/undo`, { expected: noted.n });
    expect(body).toEqual({ n: noted.n + 1, status: 'undone' });
    const back = await me.frame(match);
    expect([back.view, back.made, back.story]).toEqual([frame.view, frame.made, frame.story]);
  });

  it('needs the consent of the others when dice were rolled', async () => {
    const { match, me, other, asked } = await reachAnswer();
    // The second of the two bids is the last choice.
    const [last, seat] = asked === 1 ? [me, 1] : [other, 1];
    const reason = { id: asked === 1 ? 'dice-drawn' : 'gone-on' };
    expect((await last.frame(match)).undo).toEqual({ kind: 'consent', seats: [0], reason });
    const { n } = await last.frame(match);
    const { body } = await last.post(`/api/matches/${match}/undo`, { expected: n });
    expect(body).toEqual({ n: n + 1, status: 'asked' });
    const waiting = last === me ? other : me;
    const expected = (await waiting.frame(match)).n;
    expect((await waiting.frame(match)).undoAsked).toEqual({ seat, waiting: [0], reason });
    const own = await last.post(`/api/matches/${match}/undo/answer`, { expected: n, agree: true });
    expect(own.status).toBe(409);
    const no = await waiting.post(`/api/matches/${match}/undo/answer`, { expected, agree: false });
    expect(no.status).toBe(200);
    expect((await last.frame(match)).undoAsked).toBeNull();
    expect((await last.frame(match)).made).toBe(2);
    await last.post(`/api/matches/${match}/undo`, { expected: n });
    await waiting.post(`/api/matches/${match}/undo/answer`, { expected, agree: true });
    const undone = await last.frame(match);
    expect([undone.made, undone.decision, undone.asked]).toEqual([0, 'bid', [0, 1]]);
  });

  it('reaches one’s own last choice with the consent of those who chose since', async () => {
    const { match, me, other, asked, frame } = await reachAnswer();
    await me.choose(match, frame.n, { do: 'press' });
    const pressed = await other.frame(match);
    await other.choose(match, pressed.n, { do: 'note', digit: 1 });
    const noted = await me.frame(match);
    expect(noted.undo).toEqual({
      kind: 'consent',
      seats: [1 - asked],
      reason: { id: 'gone-on' },
    });
    await me.post(`/api/matches/${match}/undo`, { expected: noted.n });
    const { n } = await other.frame(match);
    await other.post(`/api/matches/${match}/undo/answer`, { expected: n, agree: true });
    const back = await me.frame(match);
    expect([back.view, back.made, back.asked]).toEqual([frame.view, frame.made, [asked]]);
  });

  it('can name an earlier choice of one’s own', async () => {
    const { match, me, asked, frame } = await reachAnswer();
    await me.choose(match, frame.n, { do: 'note', digit: 1 });
    await me.choose(match, frame.n + 1, { do: 'note', digit: 2 });
    const expected = frame.n + 2;
    const { body } = await me.post(`/api/matches/${match}/undo`, { expected, of: frame.n + 1 });
    expect(body).toEqual({ n: expected + 1, status: 'undone' });
    const back = await me.frame(match);
    expect([back.view, back.made, back.asked]).toEqual([frame.view, frame.made, [asked]]);
  });

  it('gives away nothing of what others have sealed since, and takes it along', async () => {
    const { match, me, other, asked, frame } = await reachAnswer();
    await me.choose(match, frame.n, { do: 'pass' });
    const passed = await me.frame(match);
    await other.choose(match, (await other.frame(match)).n, { do: 'bid', amount: 1 });
    expect(await me.frame(match)).toEqual(passed);
    expect(passed.undo).toMatchObject({ kind: 'consent', seats: [1 - asked] });
    const { body } = await me.post(`/api/matches/${match}/undo`, { expected: passed.n });
    expect(body).toMatchObject({ status: 'asked' });
    const expected = (await other.frame(match)).n;
    await other.post(`/api/matches/${match}/undo/answer`, { expected, agree: true });
    const back = await me.frame(match);
    expect([back.view, back.made, back.asked]).toEqual([frame.view, frame.made, [asked]]);
    await me.choose(match, back.n, { do: 'pass' });
    expect((await other.frame(match)).choices.length).toBeGreaterThan(0);
  });

  it('is refused with the reason', async () => {
    const { ann, match } = await startDuel(server.url);
    const refused = await ann.post(`/api/matches/${match}/undo`, { expected: 0 });
    expect([refused.status, refused.body]).toEqual([
      409,
      { id: 'nothing-chosen', error: 'You have not chosen anything yet.' },
    ]);
    const { match: other, me, frame } = await reachAnswer();
    const foreign = await me.post(`/api/matches/${other}/undo`, { expected: frame.n, of: 999 });
    expect([foreign.status, foreign.body]).toEqual([
      409,
      { id: 'not-your-choice', data: { of: 999 }, error: 'Number 999 is no choice of yours.' },
    ]);
  });

  it('asks no bot', async () => {
    // It bids low at once and then ponders its answer for ever, so the last choice stays Ann's.
    const ponderer: Thinker = {
      levels: ['ponderer'],
      think: ({ moves }) =>
        moves[0]![0] === 0 ? Promise.resolve({ move: moves[0]! }) : new Promise(() => {}),
      giveUp: () => {},
      close: async () => {},
    };
    const own = await serve({ thinker: ponderer });
    const ann = await Person.named(own.url, 'Ann');
    const seats = [{ kind: 'person' }, { kind: 'bot', level: 'ponderer' }];
    const { body } = await ann.post<{ id: string }>('/api/tables', { game: 'model', seats });
    const { match } = (await ann.post<{ match: string }>(`/api/tables/${body.id}/ready`, {})).body;
    await expect.poll(async () => (await own.hosts.get(match)).timeline.n).toBe(1);
    await ann.choose(match, 0, { do: 'bid', amount: 2 });
    const frame = await ann.frame(match);
    expect([frame.asked, frame.undo!.kind]).toEqual([[1], 'free']);
    const undone = await ann.post(`/api/matches/${match}/undo`, { expected: frame.n });
    expect(undone.body).toEqual({ n: frame.n + 1, status: 'undone' });
    await own.close();
  });
});

import { formatRecord } from '@fray/engine';
import { presentText, Timeline } from '@fray/host';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timelineSetup } from '../../src/match/match-file.js';
import { Person, serve, startDuel, type TestServer } from '../support/harness.js';
import { modelGame } from '../support/model-game.js';
import { bidBoth } from '../support/play.js';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

describe('a choice', () => {
  it('sent twice counts once, also at the same moment', async () => {
    const { ann, bob, match } = await startDuel(server.url);
    const send = () => ann.choose(match, 0, { do: 'bid', amount: 1 }, 'same-key');
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.body.repeated, second.body.repeated].sort()).toEqual([false, true]);
    expect(first.body.n).toBe(second.body.n);
    await bob.choose(match, 0, { do: 'bid', amount: 2 });
    const third = await send();
    expect(third.body).toEqual({ n: 1, repeated: true });
    expect((await ann.info(match)).made).toBe(2);
  });

  it('under a key that was used for another one is refused', async () => {
    const { ann, match } = await startDuel(server.url);
    await ann.choose(match, 0, { do: 'bid', amount: 1 }, 'same-key');
    const other = await ann.choose(match, 1, { do: 'concede' }, 'same-key');
    expect(other.status).toBe(409);
    expect(other.body.error).toContain('key');
  });

  it('that comes too late is refused, with the number it should have known', async () => {
    const { ann, bob, match } = await startDuel(server.url);
    const people = [ann, bob];
    const { asked, frame } = await bidBoth(people, match);
    const me = people[asked]!;
    await me.choose(match, frame.n, { do: 'note', digit: 1 });
    const late = await me.choose(match, frame.n, { do: 'pass' });
    expect(late.status).toBe(409);
    expect(late.body).toEqual({
      id: 'late',
      data: { n: frame.n + 1 },
      error: 'Too late: something happened in between.',
    });
    expect(await me.frame(match)).toMatchObject({ n: frame.n + 1, made: 3 });
  });

  it('from the future is refused', async () => {
    const { ann, match } = await startDuel(server.url);
    const early = await ann.choose(match, 7, { do: 'bid', amount: 1 });
    expect([early.status, early.body.error]).toEqual([409, 'Number 7 has not happened yet; you are at 0.']);
  });

  it('against the rules names its clause and changes nothing', async () => {
    const { ann, match } = await startDuel(server.url);
    const before = await ann.frame(match);
    const refused = await ann.choose(match, 0, { do: 'bid', amount: 3 });
    expect(refused.status).toBe(422);
    const why = { id: 'too-bold', data: { most: 2 }, clause: 'M-2' };
    expect(refused.body).toEqual({ ...why, error: 'Ann may bid more than 2 only with a point.' });
    expect(await ann.frame(match)).toEqual(before);
    const unknown = await ann.choose(match, 0, { do: 'fly' });
    expect([unknown.status, unknown.body.error]).toEqual([400, expect.stringContaining('"bid", "note"')]);
  });

  it('may be a standing one though nobody asked', async () => {
    const { ann, bob, match } = await startDuel(server.url);
    const { asked } = await bidBoth([ann, bob], match);
    const other = [ann, bob][1 - asked]!;
    expect((await other.frame(match)).standing).toEqual([{ do: 'concede' }]);
    const { n } = await other.frame(match);
    expect((await other.choose(match, n, { do: 'concede' })).status).toBe(200);
    expect((await ann.info(match)).outcome).toEqual({
      winners: [asked],
      clause: 'M-5',
      reason: 'gave-up',
    });
    expect((await ann.choose(match, (await ann.frame(match)).n, { do: 'pass' })).status).toBe(422);
  });
});

describe('sealed choices', () => {
  it('are independent of the order in which they arrive', async () => {
    const { match } = await startDuel(server.url);
    const { file } = await server.hosts.get(match);
    const play = (order: readonly number[]) => {
      const timeline = Timeline.start(timelineSetup(file, modelGame));
      if (!timeline.ok) throw new Error(timeline.error.id);
      for (const seat of order) {
        const choice = { do: 'bid', amount: seat + 1 };
        timeline.value.apply({ kind: 'choice', seat, choice, by: 'player', at: file.started });
      }
      return timeline.value;
    };
    const [one, two] = [play([0, 1]), play([1, 0])];
    expect(one.match.hash()).toBe(two.match.hash());
    for (const viewer of [-1, 0, 1]) {
      const here = () => ({ present: [], watchers: 0, away: [] });
      const [x, y] = [one, two].map((timeline) =>
        JSON.parse(presentText(timeline, { seat: viewer, lean: false }, here)),
      );
      // Each counts what they were told: the last one to seal hears of their own choice and of the opening at once.
      expect({ ...x, n: 0, story: null, undo: null }).toEqual({ ...y, n: 0, story: null, undo: null });
    }
  });

  it('may all be sent with the same expected number', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const { ann, bob, match } = await startDuel(server.url);
      const people = [ann, bob];
      const send = (seat: number) => people[seat]!.choose(match, 0, { do: 'bid', amount: 1 });
      const answers = await Promise.all(order.map(send));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await ann.frame(match)).made).toBe(2);
    }
  });

  it('are not shown to anybody else before all are in, not even that they were made', async () => {
    const { ann, bob, table, match } = await startDuel(server.url);
    const eve = await Person.named(server.url, 'Eve');
    const others = [bob.stream(match), eve.stream(match, `?pass=${table.watch}`)];
    await Promise.all(others.map((stream) => stream.until()));
    const before = await bob.frame(match);
    await ann.choose(match, 0, { do: 'bid', amount: 2 });
    expect(await bob.frame(match)).toEqual(before);
    expect((await ann.frame(match)).asked).toEqual([1]);
    expect((await bob.info(match)).n).toBe(0);
    expect((await bob.get<string>(`/api/matches/${match}/record`)).body.trim().split('\n').length).toBe(2);
    expect((await eve.get(`/api/matches/${match}/replay?made=1&pass=${table.watch}`)).status).toBe(404);
    for (const stream of others) expect(stream.told.length).toBe(1);
    await bob.choose(match, 0, { do: 'bid', amount: 1 });
    const after = await others[1]!.until(({ kind }) => kind === 'frame');
    expect(after).toMatchObject({ n: 1, made: 2, beats: [{ event: { data: { bids: [2, 1] } } }] });
    for (const stream of others) stream.close();
  });

  it('can be taken back unnoticed until all are in, even after others have sealed theirs', async () => {
    const { ann, bob, match } = await startDuel(server.url, {
      seats: [{ kind: 'person' }, { kind: 'person' }],
    });
    await ann.choose(match, 0, { do: 'bid', amount: 2 });
    const mine = await ann.frame(match);
    expect(mine.undo).toEqual({ kind: 'free' });
    const undone = await ann.post(`/api/matches/${match}/undo`, { expected: mine.n });
    expect(undone.body).toEqual({ n: 2, status: 'undone' });
    expect((await bob.frame(match)).n).toBe(0);
    expect((await ann.frame(match)).asked).toEqual([0, 1]);
    await ann.choose(match, 2, { do: 'bid', amount: 1 });
    await bob.choose(match, 0, { do: 'bid', amount: 2 });
    const host = await server.hosts.get(match);
    expect(host.timeline.match.story[2]![0]!.data['bids']).toEqual([1, 2]);
    expect(formatRecord(host.timeline.match.record())).not.toContain('"amount":2,"do":"bid"},"n":1');
  });
});

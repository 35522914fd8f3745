import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Person, serve, startDuel, type TestServer } from '../support/harness.js';
import { bidBoth } from '../support/play.js';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

const BID = { do: 'bid', amount: 1 };

describe('choices over the socket', () => {
  it('are accepted and told like any other, once for each key', async () => {
    const { ann, bob, match } = await startDuel(server.url);
    await bidBoth([ann, bob], match);
    const asked = (await ann.frame(match)).asked[0]!;
    const [me, other] = asked === 0 ? [ann, bob] : [bob, ann];
    const [mine, theirs] = [me.stream(match), other.stream(match)];
    const { n } = await mine.until();
    await theirs.until();
    const message = { expected: n, key: 'press-once', choice: { do: 'press' } };
    const answer = { kind: 'answer', key: 'press-once', status: 200, n: n + 1 };
    expect(await mine.say(message)).toEqual({ ...answer, repeated: false });
    const told = await theirs.until(({ kind }) => kind === 'frame');
    expect(told).toMatchObject({ beats: [{ event: { type: 'pressed' } }] });
    expect(await mine.say(message)).toEqual({ ...answer, repeated: true });
    expect((await me.frame(match)).made).toBe(3);
    mine.close();
    theirs.close();
  });

  it('are refused with what POST would answer, and change nothing', async () => {
    const { ann, bob, match } = await startDuel(server.url);
    const stream = ann.stream(match);
    const key = 'some-key-1';
    expect(await stream.say('no json')).toMatchObject({
      status: 400,
      error: expect.stringContaining('JSON'),
    });
    expect(await stream.say({ expected: 0, key })).toMatchObject({
      status: 400,
      error: expect.stringContaining('"choice" does not fit'),
    });
    expect(await stream.say({ expected: 0, key, choice: { do: 'fly' } })).toMatchObject({ key, status: 400 });
    const bold = await stream.say({ expected: 0, key, choice: { do: 'bid', amount: 3 } });
    expect(bold).toMatchObject({ key, status: 422, clause: 'M-2' });
    expect((await ann.info(match)).n).toBe(0);
    await bidBoth([ann, bob], match);
    const late = await stream.say({ expected: 0, key, choice: BID });
    expect([late.status, late.id, late.data]).toEqual([409, 'late', { n: 2 }]);
    stream.close();
  });

  it('are for those who sit there, and not too many', async () => {
    const strict = await serve({ limits: { perMinute: 30 } });
    const { match } = await startDuel(strict.url, { public: true });
    const eve = await Person.named(strict.url, 'Eve');
    const stream = eve.stream(match);
    const message = { expected: 0, key: 'some-key-2', choice: BID };
    expect(await stream.say(message)).toMatchObject({ status: 403 });
    const answers = await Promise.all(Array.from({ length: 30 }, () => stream.say(message)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403, 429]));
    expect((await strict.hosts.get(match)).timeline.n).toBe(0);
    stream.close();
    await strict.close();
  });
});

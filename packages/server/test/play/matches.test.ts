import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MemoryStore } from '../../src/store/memory.js';
import { Person, serve, startDuel, type TestServer } from '../support/harness.js';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

describe('a match over HTTP', () => {
  it('is played from the first choice to the outcome', async () => {
    const { ann, bob, match } = await startDuel(server.url);
    const people = [ann, bob];
    const streams = people.map((person) => person.stream(match));
    for (let guard = 0; guard < 200; guard++) {
      const frames = await Promise.all(people.map((person) => person.frame(match)));
      if (frames[0]!.outcome !== null) break;
      const seat = frames.findIndex((frame) => frame.choices.length > 0);
      const choice = frames[seat]!.choices.at(-1)!;
      const answer = await people[seat]!.choose(match, frames[seat]!.n, choice);
      expect(answer.body.error).toBeUndefined();
      expect(answer.status).toBe(200);
    }
    const last = await streams[0]!.until((frame) => frame.outcome !== null);
    expect(last.outcome!.reason).toBe('three-points');
    expect((await ann.info(match)).fair.secret).toMatch(/^[0-9a-f]{64}$/);
    for (const stream of streams) stream.close();
  });

  it('tells nobody of a choice before it is on disk', async () => {
    let onDisk = (): void => {};
    class SlowStore extends MemoryStore {
      override async append(log: string, n: number, body: string): Promise<boolean> {
        await new Promise<void>((resolve) => {
          onDisk = resolve;
        });
        return super.append(log, n, body);
      }
    }
    const slow = await serve({ store: new SlowStore() });
    const { ann, bob, match } = await startDuel(slow.url);
    const streams = [ann.stream(match), bob.stream(match)];
    await Promise.all(streams.map((stream) => stream.next()));
    let answered = false;
    const choice = ann.choose(match, 0, { do: 'concede' }).then((answer) => {
      answered = true;
      return answer;
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect([answered, ...streams.map(({ told }) => told.length)]).toEqual([false, 1, 1]);
    expect((await bob.info(match)).status).toBe('running');
    onDisk();
    expect((await choice).status).toBe(200);
    expect((await streams[1]!.until(({ kind }) => kind === 'frame')).outcome).not.toBeNull();
    await slow.close();
  });

  it('stays closed to somebody without a pass', async () => {
    const { match } = await startDuel(server.url);
    const eve = await Person.named(server.url, 'Eve');
    expect((await eve.get(`/api/matches/${match}`)).status).toBe(404);
  });
});

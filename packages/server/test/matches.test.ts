import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Person, serve, startDuel, type TestServer } from './support/harness.js';

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
      const { choice } = frames[seat]!.choices.at(-1)!;
      const answer = await people[seat]!.choose(match, frames[seat]!.n, choice);
      expect(answer.body.error).toBeUndefined();
      expect(answer.status).toBe(200);
    }
    const last = await streams[0]!.until((frame) => frame.outcome !== null);
    expect(last.outcome!.reason).toBe('Three points.');
    expect((await ann.info(match)).fair.secret).toMatch(/^[0-9a-f]{64}$/);
    for (const stream of streams) stream.close();
  });

  it('stays closed to somebody without a pass', async () => {
    const { match } = await startDuel(server.url);
    const eve = await Person.named(server.url, 'Eve');
    expect((await eve.get(`/api/matches/${match}`)).status).toBe(404);
  });
});

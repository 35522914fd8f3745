import { type Next, Present, type Table } from '@fray/protocol';
import { type Postgres, startPostgres } from '@fray/testkit/postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Person, Person as Somebody, startDuel } from '../support/harness.js';
import { killAll, ServerProcess } from '../support/server-processes.js';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterEach(killAll);
afterAll(() => postgres.stop());

const present = async (person: Person, match: string) =>
  Present.parse((await person.get(`/api/matches/${match}/present`)).body);

/** Lets everyone choose through their own process until `enough`. Numbers may lag behind for a moment. */
async function play(
  people: readonly Person[],
  match: string,
  enough: (frame: Present) => boolean,
): Promise<Present> {
  for (let guard = 0; guard < 2000; guard++)
    for (const person of people) {
      const frame = await present(person, match);
      if (frame.outcome !== null || enough(frame)) return frame;
      const chosen = frame.choices.at(-1);
      if (chosen === undefined) continue;
      const { status, body } = await person.choose(match, frame.n, chosen);
      if (status !== 200 && status !== 409 && status !== 422) throw new Error(JSON.stringify(body));
    }
  throw new Error('the match does not end');
}

describe('several processes on one PostgreSQL', { timeout: 120_000 }, () => {
  it('play one match together, and go on when one of them is killed in the middle', async () => {
    const [one, two] = await Promise.all([
      ServerProcess.start(postgres.address),
      ServerProcess.start(postgres.address),
    ]);
    const duels = await Promise.all([1, 2, 3, 4].map(() => startDuel(one!.url)));
    for (const { bob } of duels) bob.url = two!.url;
    const streams = duels.map(({ bob, match }) => bob.stream(match));
    await Promise.all(streams.map((stream) => stream.opened));
    await Promise.all(duels.map(({ ann, bob, match }) => play([ann, bob], match, ({ made }) => made >= 4)));
    for (const stream of streams) await stream.until(({ made }) => made >= 4);
    const seen = await Promise.all(duels.map(({ bob, match }) => present(bob, match)));
    await one!.kill();
    for (const { ann } of duels) ann.url = two!.url;
    for (const [i, { ann, match }] of duels.entries())
      expect((await present(ann, match)).n).toBeGreaterThanOrEqual(seen[i]!.n);
    const ends = await Promise.all(duels.map(({ ann, bob, match }) => play([ann, bob], match, () => false)));
    for (const [i, end] of ends.entries()) {
      expect(end.outcome!.reason).toBe('three-points');
      const last = await streams[i]!.until(({ outcome }) => outcome !== null);
      expect(last.outcome).toEqual(end.outcome);
      const numbers = streams[i]!.told.map(({ n }) => n);
      expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
      streams[i]!.close();
    }
    await two!.kill();
  });

  it('give a number to exactly one of two who want it at the same moment', async () => {
    const [one, two] = await Promise.all([
      ServerProcess.start(postgres.address),
      ServerProcess.start(postgres.address),
    ]);
    for (let i = 0; i < 5; i++) {
      const { ann, match } = await startDuel(one!.url);
      const twin = new Somebody(two!.url);
      twin.cookie = ann.cookie;
      const same = await Promise.all([
        ann.choose(match, 0, { do: 'bid', amount: 1 }, 'the-same-key'),
        twin.choose(match, 0, { do: 'bid', amount: 1 }, 'the-same-key'),
      ]);
      expect(same.map(({ body }) => body.n)).toEqual([1, 1]);
      expect(same.map(({ body }) => body.repeated).sort()).toEqual([false, true]);
      const rivals = await Promise.all([
        ann.choose(match, 1, { do: 'concede' }),
        twin.choose(match, 1, { do: 'concede' }),
      ]);
      expect(rivals.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
    await Promise.all([one!.kill(), two!.kill()]);
  });

  it('bring players to their next match over the sockets they have, each at another process', async () => {
    const [one, two] = await Promise.all([
      ServerProcess.start(postgres.address),
      ServerProcess.start(postgres.address),
    ]);
    const { ann, bob, match } = await startDuel(one!.url);
    bob.url = two!.url;
    const streams = [ann, bob].map((person) => person.stream(match));
    for (const stream of streams) await stream.until();
    await streams[0]!.say({ expected: 0, key: 'i-give-up', choice: { do: 'concede' } });
    await streams[1]!.until(({ outcome }) => outcome !== null);
    const again = { key: 'once-more', again: { seed: 'mine' } };
    const answers = await Promise.all(streams.toReversed().map((stream) => stream.say(again)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const next = await Promise.all(
      streams.map(({ texts }) => vi.waitUntil(() => texts.find((text) => text.startsWith('{"kind":"next"')))),
    );
    expect(new Set(next.map((text) => (JSON.parse(text) as Next).match.id)).size).toBe(1);
    for (const stream of streams) stream.close();
    await Promise.all([one!.kill(), two!.kill()]);
  });

  it('let another process think for the bots of one that was killed', async () => {
    const [one, two] = await Promise.all([
      ServerProcess.start(postgres.address),
      ServerProcess.start(postgres.address),
    ]);
    const ann = await Somebody.named(one!.url, 'Ann');
    const seats = [{ kind: 'person' }, { kind: 'bot', level: 'first' }];
    const { body } = await ann.post<Table>('/api/tables', { game: 'model', seats });
    const { body: table } = await ann.post<Table>(`/api/tables/${body.id}/ready`, {});
    await one!.kill();
    ann.url = two!.url;
    const end = await play([ann], table.match!, () => false);
    expect(end.outcome).not.toBeNull();
    await two!.kill();
  });
});

import { checkProof, parseRecord, verifyRecord } from '@fray/engine';
import { Present, type RecordsResponse, type Statistics } from '@fray/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MemoryStore } from '../../src/store/memory.js';
import { Person, serve, startDuel, type TestServer } from '../support/harness.js';
import { modelGame } from '../support/model-game.js';
import { bidBoth, playOn } from '../support/play.js';

let server: TestServer;
const store = new MemoryStore();
beforeAll(async () => {
  server = await serve({ store });
});
afterAll(() => server.close());

async function finishedDuel(more: Record<string, unknown> = {}) {
  const duel = await startDuel(server.url, more);
  await playOn([duel.ann, duel.bob], duel.match, () => false);
  const { body: text } = await duel.ann.get<string>(`/api/matches/${duel.match}/record`);
  return { ...duel, text };
}

describe('the record of a finished match', () => {
  it('replays, and proves that the dice were promised before', async () => {
    const { table, text } = await finishedDuel();
    const record = parseRecord(text);
    expect(record.ok).toBe(true);
    if (!record.ok) return;
    expect(verifyRecord(modelGame, record.value).ok).toBe(true);
    const { fair, seed, rng } = record.value.header;
    expect(rng).toBe('chacha20');
    expect(fair!.commitment).toBe(table.commitment);
    expect(fair!.players).toEqual(['ann', 'bob']);
    expect(checkProof(fair!, seed)).toBeUndefined();
  });

  it('names the first number that does not fit when it was tampered with', async () => {
    const { text } = await finishedDuel();
    const verify = (changed: string) => {
      const record = parseRecord(changed);
      return record.ok ? verifyRecord(modelGame, record.value) : record;
    };
    const lines = text.trimEnd().split('\n');
    const at = lines.findIndex((line) => line.includes('"do":"bid"') && line.includes('"n":1,'));
    const bent = lines.with(at, lines[at]!.replace(/"amount":\d/, '"amount":9'));
    expect(verify(bent.join('\n'))).toMatchObject({ ok: false, error: { n: 1 } });
    const other = text.replace(/"secret":"../, '"secret":"zz');
    expect(verify(other)).toMatchObject({
      ok: false,
      error: { n: 0, message: { id: 'other-secret' } },
    });
  });

  it('is listed for all when public, and only for its players when not', async () => {
    const open = await finishedDuel({ public: true });
    const closed = await finishedDuel();
    const eve = await Person.named(server.url, 'Eve');
    const ids = async (person: Person, query = '') =>
      (await person.get<RecordsResponse>(`/api/records${query}`)).body.records.map(({ id }) => id);
    await expect.poll(() => ids(eve)).toContain(open.match);
    expect(await ids(eve, '?game=model')).toContain(open.match);
    expect(await ids(eve, '?game=other')).toEqual([]);
    expect(await ids(eve)).not.toContain(closed.match);
    await expect.poll(() => ids(closed.bob, '?mine=true')).toEqual([closed.match]);
    expect((await eve.get(`/api/matches/${closed.match}/record`)).status).toBe(404);
    expect((await eve.get(`/api/matches/${open.match}/record`)).status).toBe(200);
  });

  it('is replayed up to any number from any seat, secrets kept', async () => {
    const { ann, match, table } = await finishedDuel();
    const { made } = await ann.info(match);
    const hands = new Map<string, Set<unknown>>();
    for (let n = 0; n <= made; n++)
      for (const seat of ['0', '1', 'watch']) {
        const answer = await ann.get(`/api/matches/${match}/replay?made=${n}&seat=${seat}`);
        const body = Present.parse(answer.body);
        // A choice that is sealed at that moment is not made yet, in the eyes of the others.
        expect([n - 1, n]).toContain(body.made);
        expect(body.view.seat).toBe(seat === 'watch' ? -1 : Number(seat));
        const { hand } = body.view.table as { hand: number | null };
        hands.set(seat, (hands.get(seat) ?? new Set()).add(hand));
      }
    expect(hands.get('watch')).toEqual(new Set([null]));
    expect(hands.get('0')!.size).toBe(1);
    expect(hands.get('0')).not.toEqual(hands.get('1'));
    const beyond = await ann.get(`/api/matches/${match}/replay?made=${made + 1}`);
    expect(beyond.status).toBe(404);
    expect((await ann.get(`/api/matches/${match}/replay?seat=9&pass=${table.watch}`)).status).toBe(400);
  });
});

describe('the record of a running match', () => {
  it('shows only what the asker may see', async () => {
    const { ann, bob, table, match } = await startDuel(server.url);
    await bidBoth([ann, bob], match);
    const { file, timeline } = await server.hosts.get(match);
    const eve = await Person.named(server.url, 'Eve');
    const readers = [
      await ann.get<string>(`/api/matches/${match}/record`),
      await eve.get<string>(`/api/matches/${match}/record?pass=${table.watch}`),
    ];
    const dealt = readers.map(({ body }) => [...body.matchAll(/"hand":\d/g)].length);
    expect(dealt).toEqual([1, 0]);
    for (const { body } of readers) {
      expect(body).not.toContain(file.seed);
      expect(body).not.toContain(file.fair.secret);
      expect(body).toContain(table.commitment);
      expect(body).not.toContain('"line":"choice"');
    }
    expect(timeline.choices.length).toBe(2);
    expect((await ann.get(`/api/matches/${match}/replay?made=1&seat=1`)).status).toBe(403);
    expect((await ann.get(`/api/matches/${match}/replay?made=1&seat=0`)).status).toBe(200);
  });

  it('gives nothing away about the dice to come, in any answer or stream', async () => {
    const { ann, bob, match, table } = await startDuel(server.url);
    const { frame } = await bidBoth([ann, bob], match);
    const { file, timeline } = await server.hosts.get(match);
    const answers = [
      frame,
      await ann.info(match),
      (await ann.get(`/api/tables/${table.id}`)).body,
      (await ann.get(`/api/matches/${match}/replay`)).body,
    ].map((answer) => JSON.stringify(answer));
    // The key of the generator; the number taken from it is no secret.
    const words = timeline.match.state.rng.slice(0, 8).map(String);
    for (const text of answers)
      for (const secret of [file.seed, file.fair.secret, ...words]) expect(text).not.toContain(secret);
  });
});

describe('seeds', () => {
  it('differ for every match, and follow neither from ids nor from each other', async () => {
    const files = [];
    for (let i = 0; i < 8; i++) {
      const { match } = await startDuel(server.url);
      files.push((await server.hosts.get(match)).file);
    }
    const secrets = files.map(({ fair }) => fair.secret);
    expect(new Set(secrets).size).toBe(8);
    for (const { fair, id, table, started } of files) {
      expect(fair.secret).toMatch(/^[0-9a-f]{64}$/);
      for (const known of [id, table, String(started), started.toString(16)])
        expect(fair.secret).not.toContain(known);
    }
  });
});

describe('what a guest has played and won', () => {
  it('is counted game by game until it is cleared', async () => {
    const { ann, bob, match } = await finishedDuel();
    const of = async (person: Person) => (await person.get<Statistics>('/api/guests/me/statistics')).body;
    const [a, b] = [await of(ann), await of(bob)];
    expect([a.games, b.games].map(([row]) => row!.played)).toEqual([1, 1]);
    const { outcome } = (await ann.get<RecordsResponse>('/api/records?mine=true')).body.records[0]!;
    expect(a.games[0]!.won).toBe(outcome.winners.includes(0) ? 1 : 0);
    expect(b.games[0]!.won).toBe(outcome.winners.includes(1) ? 1 : 0);
    const { records } = (await bob.get<RecordsResponse>('/api/records?mine=true')).body;
    expect(records.map(({ id, yourSeat }) => [id, yourSeat])).toEqual([[match, 1]]);
    await ann.send('DELETE', '/api/guests/me/statistics', undefined, {});
    expect((await of(ann)).games).toEqual([]);
    expect((await of(bob)).games).toHaveLength(1);
  });
});

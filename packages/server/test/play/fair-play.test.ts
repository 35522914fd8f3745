import { formatRecord, parseRecord, verifyRecord } from '@fray/engine';
import type { Table } from '@fray/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MemoryStore } from '../../src/store/memory.js';
import { Person, serve, startDuel, type TestServer } from '../support/harness.js';
import { modelGame } from '../support/model-game.js';
import { bidBoth } from '../support/play.js';

let server: TestServer;
let time = 1_000_000;
const now = () => time;
beforeAll(async () => {
  server = await serve({ now });
});
afterAll(() => server.close());

const standIn = (person: Person, match: string, seat: number, level?: string) =>
  person.send('PUT', `/api/matches/${match}/seats/${seat}/stand-in`, JSON.stringify({ level }), {
    'content-type': 'application/json',
  });
const vote = (person: Person, match: string, about: number, remedy: string) =>
  person.post<{ id: string }>(`/api/matches/${match}/votes`, { about, remedy });

describe('somebody who is away', () => {
  it('keeps the seat as long as the clock of the table allows', async () => {
    const { ann, match } = await startDuel(server.url, { clock: { kind: 'days', days: 3 } });
    time += 2 * 24 * 3600_000;
    expect((await vote(ann, match, 1, 'bot')).body.id).toBe('clock-runs');
    expect((await standIn(ann, match, 1)).status).toBe(403);
    expect((await ann.frame(match)).standIns).toEqual([]);
  });

  it('may be decided about when their clock has run out', async () => {
    let later = 0;
    const own = await serve({ now: () => Date.now() + later });
    const { ann, bob, match } = await startDuel(own.url, { clock: { kind: 'decision', seconds: 1 } });
    const { timeline } = await own.hosts.get(match);
    await expect.poll(() => timeline.history.hasTimedOut(1), { timeout: 20_000 }).toBe(true);
    expect((await vote(ann, match, 1, 'bot')).body.id).toBe('away-briefly');
    later = 61_000;
    expect((await vote(ann, match, 1, 'bot')).status).toBe(200);
    expect((await ann.frame(match)).standIns).toEqual([null, 'first']);
    // Whoever comes back and does something is there again, however often the clock ran out before.
    const said = await bob.post(`/api/matches/${match}/talk`, { phrase: 'hello' });
    expect([said.status, timeline.history.hasTimedOut(1)]).toEqual([200, false]);
    await own.close();
  });

  it('is not away because this process has just started, or because they chose at another one', async () => {
    const store = new MemoryStore();
    const first = await serve({ now, store });
    const { ann, bob, match } = await startDuel(first.url);
    time += 50_000;
    const second = await serve({ now, store });
    await bob.choose(match, 0, { do: 'bid', amount: 1 });
    const elsewhere = new Person(second.url);
    elsewhere.cookie = ann.cookie;
    time += 30_000;
    expect((await vote(elsewhere, match, 1, 'bot')).body.id).toBe('away-briefly');
    // Five minutes after what they chose, not after the match began.
    time += 261_000;
    expect((await vote(elsewhere, match, 1, 'bot')).body.id).toBe('away-briefly');
    time += 11_000;
    expect((await vote(elsewhere, match, 1, 'bot')).status).toBe(200);
    await second.close();
    await first.close();
  });

  it('is replaced by the bot that the table agreed on, and by no other', async () => {
    const { bob, match, table } = await startDuel(server.url, { standIn: { level: 'first' } });
    expect(table.standIn).toEqual({ level: 'first' });
    const other = await standIn(bob, match, 1, 'weak');
    expect([other.status, other.body]).toMatchObject([409, { id: 'other-level', data: { agreed: 'first' } }]);
    expect((await standIn(bob, match, 1)).status).toBe(200);
    expect((await bob.get<Table>(`/api/tables/${table.id}`)).body.standIn).toEqual({ level: 'first' });
  });
});

describe('a bot that stands in', () => {
  it('agrees to no take-back, and the record says who played', async () => {
    const { ann, bob, match } = await startDuel(server.url);
    const { asked } = await bidBoth([ann, bob], match);
    const [struck, other] = asked === 0 ? [ann, bob] : [bob, ann];
    await struck.choose(match, (await struck.frame(match)).n, { do: 'pass' });
    await standIn(other, match, 1 - asked);
    const refused = await struck.post<{ id: string }>(`/api/matches/${match}/undo`, {
      expected: (await struck.frame(match)).n,
    });
    expect([refused.status, refused.body.id]).toEqual([409, 'undo-away']);
    const { timeline } = await server.hosts.get(match);
    await expect.poll(() => timeline.choices.list.some(({ entry }) => entry.by === 'bot')).toBe(true);
    await struck.choose(match, (await struck.frame(match)).n, { do: 'concede' });
    const text = (await ann.get<string>(`/api/matches/${match}/record`)).body;
    expect(text).toContain('"act":"stand-in"');
    const record = parseRecord(text);
    if (!record.ok) throw new Error(record.error.id);
    expect(record.value.choices.some(({ by, seat }) => by === 'bot' && seat === 1 - asked)).toBe(true);
    expect(verifyRecord(modelGame, record.value).ok).toBe(true);
    const hidden = { ...record.value, acts: [] };
    expect(verifyRecord(modelGame, hidden).ok).toBe(false);
    expect(formatRecord(record.value)).toBe(text);
  });

  it('cannot be called and sent away without end', async () => {
    const { bob, match } = await startDuel(server.url);
    const { timeline } = await server.hosts.get(match);
    let calls = 0;
    for (; calls < 100; calls++) {
      if ((await standIn(bob, match, 1)).status === 429) break;
      await bob.send('DELETE', `/api/matches/${match}/seats/1/stand-in`, undefined, {});
    }
    expect(calls).toBeLessThan(41);
    expect(timeline.n).toBeLessThan(100);
  });
});

describe('a sealed choice', () => {
  it('shows nowhere that it was made: not in answers, clocks, lists, or an undo that is talked about', async () => {
    const { ann, bob, match, table } = await startDuel(server.url, {
      clock: { kind: 'bank', seconds: 600, increment: 5 },
      public: true,
    });
    const eve = await Person.named(server.url, 'Eve');
    const seen = async () => [
      await bob.frame(match),
      await bob.info(match),
      (await bob.get(`/api/matches/${match}/record`)).body,
      (await bob.get(`/api/matches/${match}/replay`)).body,
      (await bob.get('/api/matches/mine')).body,
      (await bob.get(`/api/tables/${table.id}`)).body,
      await eve.frame(match),
      await eve.info(match),
      (await eve.get('/api/matches/running')).body,
      counted((await eve.get<string>('/metrics')).body),
    ];
    const before = await seen();
    time += 5_000;
    await ann.choose(match, 0, { do: 'bid', amount: 1 });
    expect(await seen()).toEqual(before);
  });
});

function counted(metrics: string): string[] {
  return metrics.split('\n').filter((line) => line.startsWith('fray_choices_total'));
}

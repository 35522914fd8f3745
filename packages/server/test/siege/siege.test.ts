import { afterEach, describe, expect, it } from 'vitest';
import { MATCH, readMatchFile } from '../../src/match/match-file.js';
import { MemoryStore } from '../../src/store/memory.js';
import { serve, startDuel } from '../support/harness.js';
import { modelGame } from '../support/model-game.js';
import { killAll } from '../support/server-processes.js';
import { Contestant } from './contestant.js';
import { type Ground, postgresGround, sqliteGround } from './ground.js';
import { judge, type MatchHistory } from './history.js';
import { besiege } from './siege.js';

afterEach(killAll);

/** A match that was played to its end without any trouble, as its players saw it. */
async function quietHistory(): Promise<MatchHistory> {
  const store = new MemoryStore();
  const server = await serve({ store, beatMs: 10 });
  const { ann, bob, match } = await startDuel(server.url);
  const witnesses = [ann, bob].map((person) => new Contestant(person, match, () => server.url));
  await Promise.all(witnesses.map((witness) => witness.play()));
  const history = {
    file: readMatchFile((await store.get(MATCH, match))!),
    log: await store.read(match, 0),
    witnesses,
  };
  await server.close();
  return history;
}

describe('the judge of a siege', () => {
  it('finds nothing wrong with a quiet match, and every kind of loss', async () => {
    const history = await quietHistory();
    const { log, witnesses } = history;
    const [ann, bob] = witnesses;
    const judged = (changed: Partial<MatchHistory>): string =>
      judge({ ...history, ...changed }, modelGame, 10).join('\n');
    expect(judged({})).toBe('');
    const { key, n } = ann!.acknowledged[1]!;
    const place = log.findIndex(({ body }) => body.includes(key));
    const without = log.map((entry, i) =>
      i === place ? { ...entry, body: entry.body.replace(key, 'x') } : entry,
    );
    expect(judged({ log: without })).toContain(`choice ${key} is in the log 0 times`);
    const [first, second, ...rest] = ann!.acknowledged;
    const swapped = { ...ann!, acknowledged: [second!, first!, ...rest] };
    expect(judged({ witnesses: [swapped, bob!] })).toContain(
      'comes before one that was acknowledged earlier',
    );
    const renumbered = { ...ann!, acknowledged: [first!, { key, n: n + 1 }, ...rest] };
    expect(judged({ witnesses: [renumbered, bob!] })).toContain(`was acknowledged as ${n + 1} and is ${n}`);
    const frames = bob!.frames.map((frame, i) => (i === 2 ? { ...frame, made: frame.made + 1 } : frame));
    expect(judged({ witnesses: [ann!, { ...bob!, frames }] })).toContain('what the log does not say');
    expect(judged({ witnesses: [ann!, { ...bob!, last: bob!.last - 1 }] })).toMatch(/seat 1 saw \d+ of \d+/);
    expect(judged({ log: log.map((entry, i) => ({ ...entry, n: i === 3 ? 99 : entry.n })) })).toContain(
      'the log has 99 where 4 belongs',
    );
  });
});

describe('a short siege loses nothing', { timeout: 300_000 }, () => {
  const outlast = async (ground: Ground, blows: number, choicesABlow?: number): Promise<void> => {
    const options = choicesABlow === undefined ? {} : { choicesABlow };
    const report = await besiege(ground, { seconds: 150, blows, ...options });
    await ground.end();
    expect(report.faults).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(20);
    expect(report.frames).toBeGreaterThan(report.acknowledged);
    expect(Object.keys(report.done)).toEqual(expect.arrayContaining(Object.keys(ground.blows)));
    const struck = Object.keys(ground.blows).reduce((sum, blow) => sum + report.done[blow]!, 0);
    expect(struck).toBe(blows);
  };

  it('on SQLite, with kills and a full disk', async () => outlast(await sqliteGround(), 4));
  it('on SQLite, killed again and again', async () => {
    const ground = await sqliteGround();
    const { 'the process was killed': kill } = ground.blows;
    await outlast({ ...ground, blows: { 'the process was killed': kill! } }, 9, 8);
  });
  it('on PostgreSQL, with kills, restarts and silences', async () => outlast(await postgresGround(2), 3));
});

import { Writable } from 'node:stream';
import type { BotReply } from '@fray/bots';
import type { Table } from '@fray/protocol';
import { describe, expect, it } from 'vitest';
import { Person, serve } from '../support/harness.js';

/** Three bots that one would not want at a table. */
const answers: Readonly<Record<string, () => Promise<BotReply>>> = {
  broken: async () => {
    throw new Error('out of ideas');
  },
  cheat: async () => ({ move: [0, 7, 0, 0, 0] }),
  asleep: () => new Promise(() => {}),
};

describe('a bot that throws, cheats or is late', () => {
  it('is replaced by the game’s quick policy, and the log says so', { timeout: 30_000 }, async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const given: string[] = [];
    const server = await serve({
      logger: { level: 'warn', stream },
      botBudget: { ms: 20 },
      thinker: {
        levels: Object.keys(answers),
        think: ({ bot }) => answers[bot]!(),
        giveUp: ({ bot }) => given.push(bot),
        close: async () => {},
      },
    });
    const ann = await Person.named(server.url, 'Ann');
    const seats = Object.keys(answers).map((level) => ({ kind: 'bot', level }));
    const { body } = await ann.post<Table>('/api/tables', { game: 'model', seats, public: true });
    const { body: table } = await ann.post<Table>(`/api/tables/${body.id}/start`, {});
    await expect.poll(async () => (await ann.info(table.match!)).status, { timeout: 25_000 }).toBe('over');
    const replaced = lines.map((line) => JSON.parse(line) as { level: unknown; why: string });
    const whys = new Set(replaced.map(({ why }) => why));
    expect(whys).toEqual(new Set(['threw', 'cheated', 'late']));
    expect(new Set(given)).toEqual(new Set(['asleep']));
    const record = (await ann.get<string>(`/api/matches/${table.match}/record`)).body;
    // The policy takes the last of the listed moves: the highest bid that is allowed.
    expect(record).toContain('"text":"bid 2"');
    expect(record).not.toContain('"text":"bid 1"');
    await server.close();
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority, platform } from 'node:os';
import { bots, findBot } from '@fray/bots';
import { type AnyGame, Match } from '@fray/engine';
import { games } from '@fray/games';
import { afterAll, describe, expect, it } from 'vitest';
import { WorkerThinker } from '../../src/bots/worker-thinker.js';
import { createServer } from '../../src/server.js';
import { MemoryStore } from '../../src/store/memory.js';
import { Person } from '../support/harness.js';

const levels = bots.map(({ id }) => id);
const sleepy = new URL('../support/sleepy-worker.mjs', import.meta.url);

function started(game: AnyGame) {
  const seats = Array.from({ length: game.seats.min }, (_, i) => ({ name: `P${i}`, kind: 'bot' as const }));
  const match = Match.start(game, { seats, seed: 'workers' });
  if (!match.ok) throw new Error(match.error.id);
  return match.value;
}

const BEHIND = constants.priority.PRIORITY_BELOW_NORMAL;

/** How far behind others each thread of this process stands, as Linux tells it. */
function threadPriorities(): number[] {
  if (platform() !== 'linux') return [];
  return readdirSync('/proc/self/task').map((thread) => {
    const [, told] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ');
    return Number(told!.split(' ')[16]);
  });
}

describe('bots in worker threads', { timeout: 60_000 }, () => {
  const thinker = new WorkerThinker({ levels, threads: 1 });
  afterAll(() => thinker.close());

  it('answer a view of every registered game with one of its moves', async () => {
    for (const game of games) {
      const match = started(game);
      const [seat] = match.asked();
      const [view, moves] = [match.view(seat!), match.moves(seat!)];
      const { move } = await thinker.think(
        {
          game: game.id,
          bot: levels[0]!,
          view,
          moves,
          standing: [],
          seats: game.seats.min,
          seed: 'workers',
          budget: {},
        },
        'a table',
      );
      expect(moves).toContainEqual(move);
      expect(findBot(levels[0]!).ok).toBe(true);
    }
  });

  it('let people go first where a thread can have a priority of its own', () => {
    const own = getPriority();
    // Whoever runs these tests politely already cannot be told from the bots.
    const later = threadPriorities().filter((priority) => priority > own);
    expect(later).toHaveLength(platform() === 'linux' && own < BEHIND ? 1 : 0);
  });

  it('are stopped when their budget is used up, and do not hold up the server meanwhile', async () => {
    const slow = new WorkerThinker({ levels: ['sleepy'], threads: 1, worker: sleepy });
    const server = await createServer({
      games,
      store: new MemoryStore(),
      thinker: slow,
      botBudget: { ms: 100 },
    });
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const ann = await Person.named(url, 'Ann');
    const [game] = games;
    const seats = Array.from({ length: game!.seats.min }, () => ({ kind: 'bot', level: 'sleepy' }));
    const table = await ann.post<{ id: string }>('/api/tables', { game: game!.id, seats, public: true });
    const { body } = await ann.post<{ match: string }>(`/api/tables/${table.body.id}/start`, {});
    let answered = 0;
    while ((await ann.info(body.match)).made === 0) {
      answered++;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(answered).toBeGreaterThan(10);
    expect((await ann.info(body.match)).made).toBeGreaterThan(0);
    await server.close();
  });
});

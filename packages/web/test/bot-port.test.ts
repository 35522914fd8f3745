/** A bot that fails, dawdles or cannot even be loaded must not stop a match: something sensible is played for it. */
import { Match } from '@fray/engine';
import { games } from '@fray/games';
import type { BotTurn } from '@fray/host';
import { describe, expect, it } from 'vitest';
import { BotWorker, type WorkerRequest, workerBots } from '../src/session/bot-port.js';

const game = games.find(({ id }) => id === 'rohan')!;

function turn(): BotTurn {
  const seats = [0, 1].map(() => ({ name: '', kind: 'bot' as const, bot: 'greedy' }));
  const match = Match.start(game, { seats, seed: 'bots' });
  if (!match.ok) throw new Error(match.error.id);
  const seat = match.value.asked()[0]!;
  return {
    seat,
    level: 'greedy',
    since: 0,
    view: match.value.view(seat),
    moves: match.value.moves(seat),
    standing: [],
  };
}

/** Stands for a worker; what it does with a question is up to the test. */
class FakeWorker extends EventTarget {
  closed = false;
  constructor(private readonly answer: (request: WorkerRequest, worker: FakeWorker) => void) {
    super();
  }
  postMessage(request: WorkerRequest): void {
    queueMicrotask(() => this.answer(request, this));
  }
  terminate(): void {
    this.closed = true;
  }
  reply(id: number, reply: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: { id, reply } }));
  }
}

/** Time is over as soon as anybody waits for it. */
class Impatient extends BotWorker {
  override after(_ms: number, late: () => void): () => void {
    queueMicrotask(() => queueMicrotask(late));
    return () => undefined;
  }
}

function ask(answer: (request: WorkerRequest, worker: FakeWorker) => void, Kind = BotWorker) {
  const workers: FakeWorker[] = [];
  const elsewhere = new Kind(() => {
    const worker = new FakeWorker(answer);
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const asked = turn();
  return { asked, workers, move: workerBots(game, 2, elsewhere).think(asked) };
}

describe('a bot in its worker', () => {
  it('is sent its view and its moves, and its answer is played', async () => {
    const { asked, move } = ask(({ id, request }, worker) => {
      expect(Object.keys(request).sort()).toEqual(
        ['bot', 'budget', 'game', 'moves', 'seats', 'seed', 'standing', 'view'].sort(),
      );
      worker.reply(id, { move: request.moves.at(-1) });
    });
    expect(await move).toEqual(asked.moves.at(-1));
  });

  it.each([
    ['could not even be asked', ({ id }: WorkerRequest, worker: FakeWorker) => worker.reply(id, null)],
    ['is gone', (_: WorkerRequest, worker: FakeWorker) => worker.dispatchEvent(new Event('error'))],
    ['cheats', ({ id }: WorkerRequest, worker: FakeWorker) => worker.reply(id, { move: [99, 0, 0, 0, 0] })],
  ])('that %s is replaced for that choice', async (_, answer) => {
    const { asked, move } = ask((request, worker) => void answer(request, worker));
    expect(asked.moves).toContainEqual(await move);
  });

  it('that does not come back is left behind with its worker', async () => {
    const { asked, move, workers } = ask(() => undefined, Impatient);
    expect(asked.moves).toContainEqual(await move);
    expect(workers[0]!.closed).toBe(true);
  });
});

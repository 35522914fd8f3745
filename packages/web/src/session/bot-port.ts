/** The bot lives in a worker and is sent only what its seat may know: a view and the moves it may make. */
import type { Move, SeatView } from '@fray/engine';

export interface BotRequest {
  readonly game: string;
  readonly bot: string;
  readonly view: SeatView<unknown>;
  readonly moves: readonly Move[];
  readonly seed: string;
}

export interface BotPort {
  choose(request: BotRequest): Promise<Move>;
  close(): void;
}

export interface BotAnswer {
  readonly id: number;
  readonly move: Move;
}

export function workerBots(): BotPort {
  const waiting = new Map<number, (move: Move) => void>();
  let worker: Worker | undefined;
  let next = 0;
  // Started with the first question, so that it does not compete with the opening of the table.
  const start = (): Worker => {
    const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
      waiting.get(data.id)?.(data.move);
      waiting.delete(data.id);
    });
    return started;
  };
  return {
    choose(request) {
      const id = next++;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        worker ??= start();
        worker.postMessage({ id, ...request });
      });
    },
    close: () => worker?.terminate(),
  };
}

/** "What would you do?", thought about in a worker of its own, from what this seat is shown and nothing else. */

import type { Advice, BotRequest } from '@fray/bots';
import { ownModule } from '../games/own-game.js';
import type { WorkerReply, WorkerRequest } from './bot-port.js';
import { randomHex } from './fresh-seed.js';
import type { SessionState } from './session.js';

/** People wait for it, and longer than for an opponent. */
const BUDGET_MS = 2500;
const PATIENCE_MS = 8000;

const startWorker = (): Worker =>
  new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: ownModule });

/** Undefined where no advice came: then one decides alone. */
export function askAdvice(state: SessionState, start = startWorker): Promise<Advice | undefined> {
  const { game, view, question, seats } = state;
  const request: BotRequest = {
    game: game.id,
    bot: 'best',
    view,
    moves: question.moves.map(({ move }) => move),
    standing: [],
    seats: seats.length,
    seed: randomHex(),
    budget: { ms: BUDGET_MS },
  };
  const worker = start();
  return new Promise<Advice | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    const end = (advice: Advice | undefined): void => {
      clearTimeout(timer);
      resolve(advice);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) =>
      end(data.advice ?? undefined),
    );
    worker.addEventListener('error', () => end(undefined));
    worker.postMessage({ id: 0, request, advise: true } satisfies WorkerRequest);
  }).finally(() => worker.terminate());
}

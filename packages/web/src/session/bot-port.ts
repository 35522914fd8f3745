/** Bots live in a worker and are sent only what their seat may know. One that fails or dawdles is replaced for that choice. */

import { type Advice, askElsewhere, type BotReply, type BotRequest, type Elsewhere } from '@fray/bots';
import type { AnyGame, Move } from '@fray/engine';
import type { BotTurn } from '@fray/host';
import { ownModule } from '../games/own-game.js';
import { randomHex } from './fresh-seed.js';

/** A moment for a choice: people wait for it. */
const BUDGET_MS = 1500;

export interface BotPort {
  think(turn: BotTurn): Promise<Move | undefined>;
  close(): void;
}

export interface WorkerRequest {
  readonly id: number;
  readonly request: BotRequest;
  /** Not a choice is wanted but advice. */
  readonly advise?: true;
}

export interface WorkerReply {
  readonly id: number;
  /** Null where even asking failed. */
  readonly reply: BotReply | null;
  readonly advice?: Advice | null;
}

export function workerBots(game: AnyGame, seats: number, elsewhere: BotWorker = new BotWorker()): BotPort {
  return {
    async think({ level, view, moves, standing }) {
      const request: BotRequest = {
        game: game.id,
        bot: level,
        view,
        moves,
        standing,
        seats,
        seed: randomHex(),
        budget: { ms: BUDGET_MS },
      };
      return (await askElsewhere(game, request, elsewhere)).move;
    },
    close: () => elsewhere.close(),
  };
}

/** The worker is started with the first question, so that it does not compete with the opening of the table. */
export class BotWorker implements Elsewhere {
  private worker: Worker | undefined;
  private next = 0;
  private readonly waiting = new Map<
    number,
    { readonly request: BotRequest; resolve(reply: BotReply): void; reject(why: Error): void }
  >();

  constructor(
    private readonly start: () => Worker = () =>
      new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: ownModule }),
  ) {}

  think(request: BotRequest): Promise<BotReply> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { request, resolve, reject });
      this.worker ??= this.open();
      this.worker.postMessage({ id, request } satisfies WorkerRequest);
    });
  }

  /** A bot that does not come back is left behind with its worker; the next question starts another. */
  giveUp(request: BotRequest): void {
    for (const [id, other] of this.waiting) if (other.request === request) this.waiting.delete(id);
    this.close();
    for (const [id, other] of this.waiting) {
      this.worker ??= this.open();
      this.worker.postMessage({ id, request: other.request } satisfies WorkerRequest);
    }
  }

  after(ms: number, late: () => void): () => void {
    const timer = setTimeout(late, ms);
    return () => clearTimeout(timer);
  }

  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private open(): Worker {
    const worker = this.start();
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      const asked = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.reply === null) asked?.reject(new Error('the bot could not be asked'));
      else asked?.resolve(data.reply);
    });
    worker.addEventListener('error', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('the worker is gone'));
      this.waiting.clear();
    });
    return worker;
  }
}

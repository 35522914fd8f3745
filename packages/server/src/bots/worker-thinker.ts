/** Bots in worker threads: however long one thinks, the server goes on answering. */
import { availableParallelism } from 'node:os';
import type { BotReply, BotRequest } from '@fray/bots';
import { Tinypool } from 'tinypool';
import { builtFile } from '../built-file.js';
import { FairQueue } from './fair-queue.js';
import type { Thinker } from './thinker.js';

export interface WorkerThinkerOptions {
  readonly levels: readonly string[];
  /** The module that runs in each thread; its default export answers a request. */
  readonly worker?: URL;
  readonly threads?: number;
}

export class WorkerThinker implements Thinker {
  readonly levels: readonly string[];
  private readonly pool: Tinypool;
  private readonly queue: FairQueue;
  private readonly stops = new Map<BotRequest, AbortController>();

  constructor(options: WorkerThinkerOptions) {
    const worker = options.worker ?? builtFile(import.meta.url, 'worker.js');
    const threads = options.threads ?? Math.max(1, availableParallelism() - 1);
    this.levels = options.levels;
    this.queue = new FairQueue(threads);
    this.pool = new Tinypool({
      filename: worker.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
      // Whatever this process was started with is not meant for the bots.
      execArgv: [],
    });
    // A thread that breaks down costs its thought, which the asker's patience ends; it must not cost the server.
    this.pool.on('error', () => {});
  }

  async think(request: BotRequest, table: string): Promise<BotReply> {
    const stop = new AbortController();
    this.stops.set(request, stop);
    try {
      // Given up while it waited, it never starts: a signal that is set already ends it at once.
      const run = () => this.pool.run(request, { signal: stop.signal }) as Promise<BotReply>;
      return await this.queue.run(table, run);
    } finally {
      this.stops.delete(request);
    }
  }

  giveUp(request: BotRequest): void {
    this.stops.get(request)?.abort();
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

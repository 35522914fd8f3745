/** Bots in worker threads: however long one thinks, the server goes on answering. */
import { availableParallelism } from 'node:os';
import type { Move } from '@fray/engine';
import { Tinypool } from 'tinypool';
import { builtFile } from '../built-file.js';
import type { Thinker, Thought } from './thinker.js';

export interface WorkerThinkerOptions {
  readonly levels: readonly string[];
  /** The module that runs in each thread; its default export answers a thought. */
  readonly worker?: URL;
  readonly threads?: number;
  /** A bot that has not answered by then is stopped, and its seat treated as out of time. */
  readonly budgetMs?: number;
}

export class WorkerThinker implements Thinker {
  readonly levels: readonly string[];
  private readonly pool: Tinypool;
  private readonly budgetMs: number;

  constructor(options: WorkerThinkerOptions) {
    const worker = options.worker ?? builtFile(import.meta.url, 'worker.js');
    this.levels = options.levels;
    this.budgetMs = options.budgetMs ?? 10_000;
    this.pool = new Tinypool({
      filename: worker.href,
      minThreads: 0,
      maxThreads: options.threads ?? Math.max(1, availableParallelism() - 1),
      idleTimeout: 60_000,
      // Whatever this process was started with is not meant for the bots.
      execArgv: [],
    });
    // A thread that breaks down costs its thought, which the budget ends; it must not cost the server.
    this.pool.on('error', () => {});
  }

  async think(thought: Thought): Promise<Move | undefined> {
    const stop = new AbortController();
    const budget = setTimeout(() => stop.abort(), this.budgetMs);
    try {
      return (await this.pool.run(thought, { signal: stop.signal })) as Move;
    } catch (error) {
      if (stop.signal.aborted) return undefined;
      throw error;
    } finally {
      clearTimeout(budget);
    }
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

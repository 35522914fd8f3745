/** Plays batches on all cores of this machine. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { Runner } from '../experiment/seed-player.js';
import type { Tally } from '../tally.js';
import { type Batch, runBatch } from './worker.js';

const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url));

export interface PoolRunner extends Runner {
  close(): Promise<void>;
}

/** With 0 workers everything is played in this thread. */
export function openPoolRunner(workers = availableParallelism()): PoolRunner {
  if (workers === 0) return { run: runBatch, width: 1, close: async () => undefined };
  const pool = new Tinypool({ filename: WORKER, minThreads: workers, maxThreads: workers });
  return {
    run: async (batch: Batch) => (await pool.run(batch)) as Tally,
    width: workers,
    close: () => pool.destroy(),
  };
}

/** Takes batches from the queue and plays them on all cores, until it is told to stop. It may die at any time. */
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { openPoolRunner } from '../play/pool-runner.js';
import { allQueues, type LabAnswer, type LabJob, makeQueue, openBoss } from './lab-queue.js';

export interface WorkOptions {
  readonly workers?: number;
  readonly onBatch?: (run: string, matches: number) => void;
  readonly stopped: AbortSignal;
}

const IDLE_MS = 250;

export async function workAtQueue(
  address: string,
  { workers, onBatch, stopped }: WorkOptions,
): Promise<void> {
  const boss = await openBoss(address);
  const queues = allQueues();
  for (const queue of queues) if ((await boss.getQueue(queue)) === null) await makeQueue(boss, queue);
  const pool = openPoolRunner(workers);
  const me = `${hostname()}/${process.pid}`;
  /** Ends at once when the work does. */
  const pause = (): Promise<unknown> =>
    setTimeout(IDLE_MS, undefined, { signal: stopped }).catch(() => undefined);
  const lanes = Array.from({ length: pool.width }, async () => {
    while (!stopped.aborted) {
      const taken = await takeOne(boss, queues).catch(() => undefined);
      if (taken === undefined) await pause();
      else await answer(taken.queue, taken.job).catch(pause);
    }
  });
  /** An answer that does not arrive is as good as none: in time the batch goes to another. */
  async function answer(queue: string, { id, data }: PgBoss.Job<LabJob>): Promise<void> {
    const said: LabAnswer =
      data.notBy === me ? { worker: me } : { worker: me, tally: await pool.run(data.batch) };
    if (said.tally === undefined) await pause();
    await boss.complete(queue, id, said);
    if (said.tally !== undefined) onBatch?.(data.run, data.batch.to - data.batch.from);
  }
  await Promise.all(lanes);
  await pool.close();
  await boss.stop({ graceful: false });
}

async function takeOne(
  boss: PgBoss,
  queues: readonly string[],
): Promise<{ queue: string; job: PgBoss.Job<LabJob> } | undefined> {
  for (const queue of queues) {
    const [job] = await boss.fetch<LabJob>(queue, { batchSize: 1 });
    if (job !== undefined) return { queue, job };
  }
  return undefined;
}

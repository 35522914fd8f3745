/** A worker that counts wrongly is found out: some batches are played by two. */
import { type AnyGame, assert } from '@fray/engine';
import { findGame } from '@fray/games';
import { type Postgres, startPostgres } from '@fray/testkit/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseExperiment, runExperiment } from '../src/index.js';
import { runBatch } from '../src/play/worker.js';
import { openQueueRunner } from '../src/queue/index.js';
import { type LabJob, openBoss, queueOf } from '../src/queue/lab-queue.js';

const rohan = (findGame('rohan') as { value: AnyGame }).value;
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

/** Plays by the rules, or claims that nobody ever drew a card. */
async function work(name: string, isHonest: boolean, stopped: AbortSignal): Promise<void> {
  const boss = await openBoss(postgres.address);
  const queue = queueOf(rohan.id, rohan.version);
  while (!stopped.aborted) {
    const [job] = await boss.fetch<LabJob>(queue, { batchSize: 1 });
    if (job === undefined) continue;
    const tally = await runBatch(job.data.batch);
    if (!isHonest) tally.decisions = 0;
    await boss.complete(queue, job.id, job.data.notBy === name ? { worker: name } : { worker: name, tally });
  }
  await boss.stop({ graceful: false });
}

it('compares what two workers counted, and stops the run where they differ', async () => {
  const parsed = parseExperiment(
    'game: rohan\nbots: random\ncompare:\n  startHealth = 40\nmatches: 2000\nseed: liar',
  );
  assert(parsed.ok, 'a good experiment');
  const runner = await openQueueRunner(postgres.address, rohan, 'liar');
  const stop = new AbortController();
  const workers = [work('honest', true, stop.signal), work('liar', false, stop.signal)];
  await expect(runExperiment(parsed.value, rohan, runner)).rejects.toThrow(/and .* do not agree on matches/);
  stop.abort();
  await Promise.all(workers);
  await runner.close();
}, 60_000);

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

/** Plays by the rules, or claims that nobody ever drew a card; tells of its first batch. */
async function work(
  name: string,
  isHonest: boolean,
  stopped: AbortSignal,
  onFirst = (): void => undefined,
): Promise<void> {
  const boss = await openBoss(postgres.address);
  const queue = queueOf(rohan.id, rohan.version);
  while (!stopped.aborted) {
    const [job] = await boss.fetch<LabJob>(queue, { batchSize: 1 });
    if (job === undefined) continue;
    onFirst();
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
  const found = expect(runExperiment(parsed.value, rohan, runner)).rejects.toThrow(
    /and .* do not agree on matches/,
  );
  let liar: Promise<void> | undefined;
  await new Promise<void>((resolve) => {
    liar = work('liar', false, stop.signal, resolve);
  });
  const honest = work('honest', true, stop.signal);
  await found;
  stop.abort();
  await Promise.all([liar, honest]);
  await runner.close();
}, 60_000);

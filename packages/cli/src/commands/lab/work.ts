/** `fray lab work`: plays batches of experiments that wait at a queue, beside any number of other machines. */
import { workAtQueue } from '@fray/lab/queue';
import { readCount } from '../../options.js';
import { words } from '../../words/index.js';
import { reached } from './reached.js';

export interface LabWorkFlags {
  readonly queue: string;
  readonly workers?: string;
}

export async function labWork({ queue, workers }: LabWorkFlags): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  // The address may carry a password.
  process.stdout.write(`${words.lab.working(queue.replace(/\/\/[^@/]*@/, '//'))}\n`);
  await reached(
    workAtQueue(queue, {
      ...(workers === undefined ? {} : { workers: readCount('--workers', workers, 0) }),
      onBatch: (run, matches) => process.stdout.write(`${words.lab.batch(run, matches)}\n`),
      stopped: stop.signal,
    }),
  );
}

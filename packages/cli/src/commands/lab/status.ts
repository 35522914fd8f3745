/** `fray lab status`: how far every experiment at a queue is. */
import { queueStatus } from '@fray/lab/queue';
import { paintTable } from '../../paint.js';
import { words } from '../../words/index.js';
import { reached } from './reached.js';

export async function labStatus({ queue, json }: { queue: string; json?: true }): Promise<void> {
  const runs = await reached(queueStatus(queue));
  if (json) process.stdout.write(`${JSON.stringify(runs, null, 2)}\n`);
  else process.stdout.write(`${runs.length === 0 ? words.lab.idle : table(runs)}\n`);
}

function table(runs: Awaited<ReturnType<typeof queueStatus>>): string {
  const rows = runs.map(({ run, waiting, active, done, workers }) => [
    run,
    `${waiting}`,
    `${active}`,
    `${done}`,
    `${workers}`,
  ]);
  return paintTable(words.lab.statusHead, rows);
}

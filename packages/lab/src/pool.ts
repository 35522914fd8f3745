/** Runs batches of many plans on all cores. Counts are added in the order of the plan, so workers do not matter. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { Plan } from './plan.js';
import { addTallies, type Tally } from './tally.js';
import { type Batch, runBatch } from './worker.js';

export interface RunOptions {
  /** How many threads; 0 plays in this one. All cores unless said. */
  readonly workers?: number;
  /** Told how many matches are done, now and then. */
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
}

const BATCH_SIZE = 200;
const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url));

/** One tally a plan, in the order given. */
export async function runPlans(plans: readonly Plan[], options: RunOptions = {}): Promise<Tally[]> {
  const batches = plans.map(cut);
  const workers = options.workers ?? availableParallelism();
  const results = await (workers === 0 ? runHere(batches, options) : runPooled(batches, workers, options));
  return results.map((tallies, i) => addTallies(tallies, plans[i]!.bots.length));
}

function cut(plan: Plan): Batch[] {
  const batches: Batch[] = [];
  for (let from = 0; from < plan.games; from += BATCH_SIZE)
    batches.push({ plan, from, to: Math.min(from + BATCH_SIZE, plan.games) });
  return batches;
}

async function runHere(batches: readonly Batch[][], options: RunOptions): Promise<Tally[][]> {
  const counted = counter(options);
  const results: Tally[][] = [];
  for (const list of batches) {
    const tallies: Tally[] = [];
    for (const batch of list) tallies.push(counted(await runBatch(batch)));
    results.push(tallies);
  }
  return results;
}

async function runPooled(
  batches: readonly Batch[][],
  workers: number,
  options: RunOptions,
): Promise<Tally[][]> {
  const counted = counter(options);
  const pool = new Tinypool({ filename: WORKER, minThreads: workers, maxThreads: workers });
  const transfer = options.signal === undefined ? {} : { signal: options.signal };
  try {
    const run = async (batch: Batch): Promise<Tally> => counted((await pool.run(batch, transfer)) as Tally);
    return await Promise.all(batches.map((list) => Promise.all(list.map(run))));
  } finally {
    await pool.destroy();
  }
}

function counter(options: RunOptions): (tally: Tally) => Tally {
  let done = 0;
  return (tally) => {
    done += tally.games;
    options.onProgress?.(done);
    return tally;
  };
}

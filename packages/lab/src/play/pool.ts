/** Runs batches of many plans on all cores. Counts are added in the order of the plan, so workers do not matter. */
import type { Plan } from '../plan.js';
import { addTallies, type Tally } from '../tally.js';
import { openPoolRunner } from './pool-runner.js';
import type { Batch } from './worker.js';

export interface RunOptions {
  /** How many threads; 0 plays in this one. All cores unless said. */
  readonly workers?: number;
  /** Told how many matches are done, now and then. */
  readonly onProgress?: (done: number) => void;
}

/** So many batches a plan, that no thread is left with a long one at the end; none larger than the limit, so that progress is told. */
const BATCHES = 40;
const LARGEST_BATCH = 200;

/** One tally a plan, in the order given. */
export async function runPlans(plans: readonly Plan[], options: RunOptions = {}): Promise<Tally[]> {
  const runner = openPoolRunner(options.workers);
  let done = 0;
  const run = async (batch: Batch): Promise<Tally> => {
    const tally = await runner.run(batch);
    done += tally.games;
    options.onProgress?.(done);
    return tally;
  };
  try {
    const results = await Promise.all(plans.map((plan) => Promise.all(cut(plan).map(run))));
    return results.map((tallies, i) => addTallies(tallies, plans[i]!.bots.length));
  } finally {
    await runner.close();
  }
}

function cut(plan: Plan): Batch[] {
  const batches: Batch[] = [];
  const size = Math.min(LARGEST_BATCH, Math.ceil(plan.games / BATCHES));
  for (let from = 0; from < plan.games; from += size)
    batches.push({ plan, from, to: Math.min(from + size, plan.games) });
  return batches;
}

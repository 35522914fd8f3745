/** The worker thread's side: one batch in, its tally out. */

import type { Plan } from '../plan.js';
import type { Tally } from '../tally.js';
import { loadGame } from './load-game.js';
import { playBatch } from './play-batch.js';

export interface Batch {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
}

export async function runBatch({ plan, from, to }: Batch): Promise<Tally> {
  return playBatch(await loadGame(plan), plan, from, to);
}

// Tinypool calls a worker file's default export.
export default runBatch;

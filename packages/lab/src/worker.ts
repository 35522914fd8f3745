/** The worker thread's side: one batch in, its tally out. */
import { assert } from '@fray/engine';
import { findGame } from '@fray/games';
import type { Plan } from './plan.js';
import { playBatch } from './play-batch.js';
import type { Tally } from './tally.js';

export interface Batch {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
}

export function runBatch({ plan, from, to }: Batch): Tally {
  const game = findGame(plan.game);
  assert(game.ok, `no game ${plan.game}`);
  return playBatch(game.value, plan, from, to);
}

// Tinypool calls a worker file's default export.
export default runBatch;

/** Mass simulation in one call. */
import { assert } from '@fray/engine';
import { findGame } from '@fray/games';
import type { Plan } from './plan.js';
import { type RunOptions, runPlans } from './pool.js';
import { makeReport, type Report } from './report.js';

export async function simulate(plan: Plan, options: RunOptions = {}): Promise<Report> {
  const game = findGame(plan.game);
  assert(game.ok, `no game ${plan.game}`);
  const [tally] = await runPlans([plan], options);
  const seats = plan.bots.map((_, seat) => game.value.text.seat(seat, plan.options));
  return makeReport(plan, tally!, seats);
}

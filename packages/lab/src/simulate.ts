/** Mass simulation in one call. */
import { assert, loadBook } from '@fray/engine';
import { findGame } from '@fray/games';
import type { Plan } from './plan.js';
import { type RunOptions, runPlans } from './pool.js';
import { makeReport, type Report } from './report.js';
import { seatNames } from './seat-names.js';

export async function simulate(plan: Plan, options: RunOptions = {}): Promise<Report> {
  const game = findGame(plan.game);
  assert(game.ok, `no game ${plan.game}`);
  const [[tally], book] = await Promise.all([runPlans([plan], options), loadBook(game.value)]);
  return makeReport(plan, tally!, seatNames(book, plan.options, plan.bots.length));
}

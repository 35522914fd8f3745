/** Mass simulation in one call. */
import { loadBook } from '@fray/engine';
import { loadGame } from './load-game.js';
import type { Plan } from './plan.js';
import { type RunOptions, runPlans } from './pool.js';
import { makeReport, type Report } from './report.js';
import { seatNames } from './seat-names.js';

export async function simulate(plan: Plan, options: RunOptions = {}): Promise<Report> {
  const game = await loadGame(plan);
  const [[tally], book] = await Promise.all([runPlans([plan], options), loadBook(game)]);
  return makeReport(plan, tally!, seatNames(book, plan.options, plan.bots.length));
}

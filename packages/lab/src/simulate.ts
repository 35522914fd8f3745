/** Mass simulation in one call. */
import { loadBook } from '@fray/engine';
import type { Plan } from './plan.js';
import { loadGame } from './play/load-game.js';
import { type RunOptions, runPlans } from './play/pool.js';
import { makeReport, type Report } from './report.js';
import { seatNames } from './seat-names.js';

export async function simulate(plan: Plan, options: RunOptions = {}): Promise<Report> {
  const game = await loadGame(plan);
  const [[tally], book] = await Promise.all([runPlans([plan], options), loadBook(game)]);
  return makeReport(plan, tally!, seatNames(book, plan.options, plan.bots.length));
}

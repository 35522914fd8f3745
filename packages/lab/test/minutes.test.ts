/** The minutes that the home page promises are those that matches take. */
import { assert } from '@fray/engine';
import { games } from '@fray/games';
import { expect, it } from 'vitest';
import { makeReport, minutesOf, parsePlan, playBatch } from '../src/index.js';

/** Half a minute either way, and what chance does in so few matches. */
const NEAR = 0.15;

it.each(games)('$id takes as long as it promises', (game) => {
  const bots = Array.from({ length: game.seats.min }, () => 'steady');
  const plan = parsePlan({ game: game.id, bots, seed: 'minutes', games: 60 });
  assert(plan.ok, 'a good plan');
  const report = makeReport(plan.value, playBatch(game, plan.value, 0, 60), ['', '', '', '']);
  expect(Math.abs(minutesOf(report) - game.minutes)).toBeLessThanOrEqual(Math.max(1, game.minutes * NEAR));
});

/** The lab as it plays an experiment: the same random matches as the raw contenders, with everything an experiment is told of them. */
import { type AnyGame, assert } from '@fray/engine';
import { parsePlan, playBatch } from '@fray/lab';
import type { Task } from '../harness.js';

/** `matches` at once: the lab gives its threads so many that a batch takes a tenth of a second. */
export function labTask(game: AnyGame, seats: number, matches: number): Task {
  const made = parsePlan({ game: game.id, bots: ['random'], seats, seed: 'bench', games: 1 });
  assert(made.ok, `${game.id} refuses its own defaults`);
  const plan = { ...made.value, responses: ['seat:1', 'decisions'] };
  let [from, sum] = [0, 0];
  return {
    run: () => {
      const { decisions, columns } = playBatch(game, plan, from, from + matches);
      from += matches;
      for (const won of columns!['seat:1']!) sum = (Math.imul(sum, 31) + won!) | 0;
      return decisions;
    },
    checksum: () => sum,
  };
}

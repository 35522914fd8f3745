/** The plan of one setting of an experiment. */
import { type AnyGame, fail, type Message, message, ok, type Result } from '@fray/engine';
import { type Plan, planFor } from '../plan.js';
import type { Experiment } from './experiment.js';

/** What differs from the plain rules. */
export interface Setting {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly bots?: readonly string[];
}

export function planOf(
  experiment: Experiment,
  setting: Setting,
  game: AnyGame,
  module?: string,
): Result<Plan, Message> {
  const { seats, bots, seed, matches, vary } = experiment;
  const known = game.options.filter(({ values }) => values !== undefined).map(({ id }) => id);
  const stranger = vary.find((id) => !known.includes(id));
  if (stranger !== undefined) return fail(message('option-unknown', { key: stranger, known }));
  return planFor(game, {
    bots: setting.bots ?? bots,
    options: { ...experiment.options, ...setting.options },
    seed,
    games: matches,
    ...(seats === undefined ? {} : { seats }),
    ...(module === undefined ? {} : { module }),
  });
}

/** All plans, or what is wrong with the first that cannot be played. */
export function plansOf(
  experiment: Experiment,
  settings: readonly Setting[],
  game: AnyGame,
  module?: string,
): Result<readonly Plan[], Message> {
  const plans: Plan[] = [];
  for (const setting of settings) {
    const plan = planOf(experiment, setting, game, module);
    if (!plan.ok) return plan;
    plans.push(plan.value);
  }
  return ok(plans);
}

/**
 * Which value of a number brings a response to its target: a few values over the whole range, then more around the place where
 * the response crosses it, a straight line through those, and the value nearest to the crossing tried again on fresh seeds.
 */
import { type AnyGame, fail, type Message, message, ok, parseOptions, type Result } from '@fray/engine';
import type { Experiment, Tuning } from '../experiment/experiment.js';
import { plansOf } from '../experiment/plan-of.js';
import { closelyFor } from '../experiment/responses.js';
import type { Watcher } from '../experiment/run-experiment.js';
import { eachSeed, type Runner, SeedPlayer } from '../experiment/seed-player.js';
import { bracketOf, type Crossing, crossing } from './crossing.js';
import { Sample } from './sample.js';

export interface TunePoint {
  readonly value: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly seeds: number;
}

export interface Tuned {
  readonly experiment: Experiment;
  readonly rules: string;
  readonly matches: number;
  /** What each value tried gave, from the lowest. */
  readonly points: readonly TunePoint[];
  /** Where the response crosses the target, with its interval; null when it does not within the range. */
  readonly crossing: Crossing | null;
  /** The value to take, and what it gave on seeds that had no part in choosing it. */
  readonly fresh: TunePoint;
  /** The target lies within what fresh seeds gave. */
  readonly confirmed: boolean;
}

/** So many values are tried at first, and as many again around the crossing. */
const AT_ONCE = 5;

export async function tune(
  experiment: Experiment,
  game: AnyGame,
  runner: Runner,
  watcher: Watcher = {},
): Promise<Result<Tuned, Message>> {
  const tuning = experiment.tuning!;
  const values = possibleValues(game, experiment, tuning);
  if (values.length < 2) return fail(message('experiment-range', { option: tuning.option }));
  const tuner = new Tuner(experiment, tuning, game, runner, watcher);
  const first = await tuner.try(spread(values, AT_ONCE));
  if (!first.ok) return first;
  const around = await tuner.try(closer(values, tuner.samples, tuning.target));
  return around.ok ? ok(await tuner.finish(values)) : around;
}

/** What the game takes at all: whole numbers within the range. */
function possibleValues(game: AnyGame, experiment: Experiment, { option, from, to }: Tuning): number[] {
  const all = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return all.filter(
    (value) => parseOptions(game.options, { ...experiment.options, [option]: value }, true).ok,
  );
}

function spread(values: readonly number[], many: number): number[] {
  if (values.length <= many) return [...values];
  const places = Array.from({ length: many }, (_, i) => Math.round((i * (values.length - 1)) / (many - 1)));
  return places.map((place) => values[place]!);
}

/** Between the two neighbours where the response passes the target; nothing where it does not. */
function closer(values: readonly number[], samples: readonly Sample[], target: number): number[] {
  const bracket = bracketOf(samples, target);
  if (bracket === undefined) return [];
  const [left, right] = bracket;
  return spread(
    values.filter((value) => left.value < value && value < right.value),
    AT_ONCE,
  );
}

class Tuner {
  samples: Sample[] = [];
  private matches = 0;

  constructor(
    private readonly experiment: Experiment,
    private readonly tuning: Tuning,
    private readonly game: AnyGame,
    private readonly runner: Runner,
    private readonly watcher: Watcher,
  ) {}

  /** The same seeds under every value. */
  async try(values: readonly number[], fresh = false): Promise<Result<readonly Sample[], Message>> {
    const { experiment, game, watcher } = this;
    const { option, response } = this.tuning;
    const seed = fresh ? `${experiment.seed}/fresh` : experiment.seed;
    const settings = values.map((value) => ({ options: { [option]: value } }));
    const plans = plansOf({ ...experiment, seed }, settings, game, watcher.module);
    if (!plans.ok || values.length === 0) return plans.ok ? ok([]) : plans;
    const tried = values.map((value) => new Sample(value));
    const player = new SeedPlayer(game, plans.value, this.runner, {
      ...watcher,
      vary: experiment.vary,
      closely: closelyFor([response]),
      responses: [response],
      keep: watcher.onSeed !== undefined,
    });
    await player.playTo(experiment.matches, (from, to, tallies) => {
      if (watcher.onSeed !== undefined) eachSeed(from, tallies, watcher.onSeed);
      this.matches += (to - from) * tallies.length;
      for (const [i, { columns }] of tallies.entries())
        for (const [at, figure] of (columns![response] ?? []).entries())
          if (figure !== null) tried[i]!.add(from + at, figure);
    });
    if (!fresh) this.samples = [...this.samples, ...tried].sort((a, b) => a.value - b.value);
    return ok(tried);
  }

  async finish(values: readonly number[]): Promise<Tuned> {
    const { experiment, game, samples } = this;
    const { target } = this.tuning;
    const found = crossing(samples, target);
    const nearest = (aim: number): number =>
      values.reduce((best, value) => (Math.abs(value - aim) < Math.abs(best - aim) ? value : best));
    const best =
      found === null
        ? samples.reduce((a, b) => (Math.abs(b.mean - target) < Math.abs(a.mean - target) ? b : a)).value
        : nearest(found.at);
    const again = await this.try([best], true);
    const fresh = pointOf((again as { value: readonly Sample[] }).value[0]!);
    const confirmed = fresh.low <= target && target <= fresh.high;
    const points = samples.map(pointOf);
    return {
      experiment,
      rules: game.version,
      matches: this.matches,
      points,
      crossing: found,
      fresh,
      confirmed,
    };
  }
}

function pointOf(sample: Sample): TunePoint {
  return { value: sample.value, mean: sample.mean, seeds: sample.seeds, ...sample.interval() };
}

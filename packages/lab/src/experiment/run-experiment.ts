/**
 * Plays an experiment: the same seeds under every setting, a look now and then, and an end as soon as every answer is narrow
 * enough. Whoever plays the batches (threads, browser workers, other machines) makes no difference to the result.
 */
import { type AnyGame, type Message, ok, type Result } from '@fray/engine';
import type { Batch } from '../play/worker.js';
import { lookTimes, MOST_LOOKS } from '../statistics/looks.js';
import type { MatchResult, Tally } from '../tally.js';
import { type Answer, Answers, type Mean } from './answers.js';
import { type Cells, cellsOf } from './cells.js';
import type { Experiment } from './experiment.js';
import { needsLookingOn } from './responses.js';

export interface Findings {
  readonly experiment: Experiment;
  /** The version of the rules that were played. */
  readonly rules: string;
  /** The options of every setting, the plain rules first. */
  readonly cells: readonly Readonly<Record<string, unknown>>[];
  readonly seeds: number;
  readonly matches: number;
  readonly means: readonly Mean[];
  readonly answers: readonly Answer[];
  /** Every answer is narrow enough, or all matches have been played. */
  readonly done: boolean;
}

/** Whoever plays batches of matches. */
export interface Runner {
  run(batch: Batch): Promise<Tally>;
  /** How many batches are played at once. */
  readonly width: number;
}

export interface Watcher {
  /** Called at every look. */
  readonly onLook?: (findings: Findings) => void;
  /** One seed's matches, a setting each, in the order of the seeds: to be written down. */
  readonly onSeed?: (seed: number, matches: readonly MatchResult[]) => void;
  readonly stopped?: () => boolean;
  /** The module that exports the game, where it is not on the shelf. */
  readonly module?: string;
}

export async function runExperiment(
  experiment: Experiment,
  game: AnyGame,
  runner: Runner,
  watcher: Watcher = {},
): Promise<Result<Findings, Message>> {
  const cells = cellsOf(experiment, game, watcher.module);
  if (!cells.ok) return cells;
  return ok(await new Run(experiment, game, cells.value, runner, watcher).play());
}

const SEEDS_A_BATCH = 25;

class Run {
  private readonly answers: Answers;
  private readonly looks: number;

  constructor(
    private readonly experiment: Experiment,
    private readonly game: AnyGame,
    private readonly cells: Cells,
    private readonly runner: Runner,
    private readonly watcher: Watcher,
  ) {
    this.answers = new Answers(cells.questions, experiment.measures);
    this.looks = experiment.within === undefined ? 1 : MOST_LOOKS;
  }

  async play(): Promise<Findings> {
    for (const [i, until] of lookTimes(this.experiment.matches, this.looks).entries()) {
      while (this.answers.seeds < until && !this.isStopped()) await this.playOn(until);
      const found = this.findings(i + 1);
      this.watcher.onLook?.(found);
      if (found.done || this.isStopped()) return found;
    }
    return this.findings(this.looks);
  }

  /** Several stretches of seeds at once; what they bring is taken in by the order of the seeds. */
  private async playOn(until: number): Promise<void> {
    const { plans } = this.cells;
    const closely = needsLookingOn(this.experiment.measures);
    const most = Math.max(1, Math.ceil((2 * this.runner.width) / plans.length));
    const starts = Array.from({ length: most }, (_, i) => this.answers.seeds + i * SEEDS_A_BATCH);
    const played = await Promise.all(
      starts
        .filter((from) => from < until)
        .map((from) => {
          const to = Math.min(from + SEEDS_A_BATCH, until);
          return Promise.all(
            plans.map((plan) => this.runner.run({ plan: { ...plan, keep: true, closely }, from, to })),
          );
        }),
    );
    for (const tallies of played) this.takeIn(tallies);
  }

  private takeIn(tallies: readonly Tally[]): void {
    for (let i = 0; i < tallies[0]!.results.length; i++) {
      const matches = tallies.map(({ results }) => results[i]!);
      this.watcher.onSeed?.(this.answers.seeds, matches);
      this.answers.add(matches);
    }
  }

  private findings(look: number): Findings {
    const { experiment, answers } = this;
    const list = answers.list(look, this.looks, experiment.within);
    const narrow = experiment.within !== undefined && list.every(({ more }) => more === 0);
    return {
      experiment,
      rules: this.game.version,
      cells: this.cells.plans.map(({ options }) => options),
      seeds: answers.seeds,
      matches: answers.seeds * this.cells.plans.length,
      means: answers.means(),
      answers: list,
      done: narrow || look === this.looks,
    };
  }

  private isStopped(): boolean {
    return this.watcher.stopped?.() === true;
  }
}

/**
 * Plays an experiment: the same seeds under every setting, a look now and then, and an end as soon as every answer is narrow
 * enough. Whoever plays the batches (threads, browser workers, other machines) makes no difference to the result.
 */
import { type AnyGame, type Message, ok, type Result } from '@fray/engine';
import { lookTimes, MOST_LOOKS } from '../statistics/looks.js';
import { type Answer, Answers, type Mean } from './answers.js';
import { type Cells, cellsOf } from './cells.js';
import type { Experiment } from './experiment.js';
import { closelyFor } from './responses.js';
import { eachSeed, type OnSeed, type Runner, SeedPlayer } from './seed-player.js';

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
  /** For every setting: how many matches took how many decisions, from the shortest. */
  readonly lengths: readonly (readonly (readonly [decisions: number, matches: number])[])[];
  /** Every answer is narrow enough, or all matches have been played. */
  readonly done: boolean;
}

export interface Watcher {
  /** Called at every look. */
  readonly onLook?: (findings: Findings) => void;
  /** One seed's matches, a setting each, in the order of the seeds: to be written down. */
  readonly onSeed?: OnSeed;
  /** Told how many seeds are done, now and then. */
  readonly onProgress?: (seeds: number) => void;
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
  const findings = await new Run(experiment, game, cells.value, runner, watcher).play();
  await runner.settle?.();
  return ok(findings);
}

class Run {
  private readonly answers: Answers;
  private readonly player: SeedPlayer;
  private readonly looks: number;

  constructor(
    private readonly experiment: Experiment,
    private readonly game: AnyGame,
    private readonly cells: Cells,
    runner: Runner,
    private readonly watcher: Watcher,
  ) {
    const { measures, vary, within } = experiment;
    this.answers = new Answers(cells.questions, measures);
    this.player = new SeedPlayer(game, cells.plans, runner, {
      ...watcher,
      vary,
      closely: closelyFor(measures),
      responses: measures,
      keep: watcher.onSeed !== undefined,
    });
    this.looks = within === undefined ? 1 : MOST_LOOKS;
  }

  async play(): Promise<Findings> {
    for (const [i, until] of lookTimes(this.experiment.matches, this.looks).entries()) {
      await this.player.playTo(until, (from, to, tallies) => {
        if (this.watcher.onSeed !== undefined) eachSeed(from, tallies, this.watcher.onSeed);
        for (const [cell, { lengths }] of tallies.entries()) this.answers.addLengths(cell, lengths);
        this.answers.add(
          to - from,
          tallies.map(({ columns }) => columns!),
        );
      });
      const found = this.findings(i + 1);
      this.watcher.onLook?.(found);
      if (found.done || this.watcher.stopped?.() === true) return found;
    }
    return this.findings(this.looks);
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
      lengths: answers.lengthCounts(),
      done: narrow || look === this.looks,
    };
  }
}

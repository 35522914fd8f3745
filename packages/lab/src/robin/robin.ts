/** Every contender against every other, from both seats, on the same seeds: who stands above the field, and by how much. */
import { type AnyGame, fail, type Message, message, ok, type Result } from '@fray/engine';
import type { Change, Experiment } from '../experiment/experiment.js';
import { plansOf, type Setting } from '../experiment/plan-of.js';
import type { Watcher } from '../experiment/run-experiment.js';
import { type Runner, SeedPlayer } from '../experiment/seed-player.js';
import { type Rate, rate } from '../report.js';
import { PairedSums } from '../statistics/difference.js';
import { normalQuantile } from '../statistics/normal.js';
import type { MatchResult } from '../tally.js';

export interface Standing {
  readonly name: string;
  /** Share of wins against the field, draws halved; one half is even. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** The interval, corrected for the number of contenders, leaves one half out. */
  readonly clear: boolean;
}

export interface Robin {
  readonly experiment: Experiment;
  readonly rules: string;
  readonly seeds: number;
  readonly matches: number;
  readonly contenders: readonly string[];
  /** `cells[row][column]`: how often the row wins from the first seat; null on the diagonal. */
  readonly cells: readonly (readonly (Rate | null)[])[];
  /** From the strongest. */
  readonly standings: readonly Standing[];
}

type Pair = readonly [row: number, column: number];

export async function robin(
  experiment: Experiment,
  game: AnyGame,
  runner: Runner,
  watcher: Watcher = {},
): Promise<Result<Robin, Message>> {
  const contenders = contendersOf(experiment, game);
  if (game.seats.min !== 2 || contenders.length < 2)
    return fail(message('experiment-robin', { game: game.id }));
  const pairs = contenders.flatMap((_, row) =>
    contenders.flatMap((_, column): Pair[] => (row === column ? [] : [[row, column]])),
  );
  const settings = pairs.map(([row, column]) =>
    settingOf(experiment, contenders[row]!, contenders[column]!, game),
  );
  const plans = plansOf({ ...experiment, seats: 2 }, settings, game, watcher.module);
  if (!plans.ok) return plans;
  const seated = plans.value.map((plan) => ({ ...plan, seated: true }));
  const player = new SeedPlayer(game, seated, runner, { ...watcher, vary: experiment.vary, keep: true });
  const table = new Table(
    contenders.map(({ name }) => name),
    pairs,
  );
  await player.playSeeds(experiment.matches, (seed, matches) => {
    watcher.onSeed?.(seed, matches);
    table.add(matches);
  });
  const played = { seeds: player.seeds, matches: player.seeds * pairs.length };
  return ok({ experiment, rules: game.version, ...played, ...table.result() });
}

/** "hero = all" stands for every hero there is. */
function contendersOf({ changes }: Experiment, game: AnyGame): readonly Change[] {
  return changes.flatMap((change) => {
    const [id] = Object.keys(change.options);
    if (id === undefined || change.options[id] !== 'all') return [change];
    const values = game.options.find((option) => option.id === `${id}1`)?.values ?? [];
    return values.map((value) => ({ name: String(value), options: { [id]: value } }));
  });
}

/** An option of one's own, such as a hero, is written without the number of its seat. */
function settingOf({ bots }: Experiment, row: Change, column: Change, game: AnyGame): Setting {
  const options: Record<string, unknown> = {};
  for (const [seat, { options: own }] of [row, column].entries())
    for (const [id, value] of Object.entries(own)) {
      const mine = `${id}${seat + 1}`;
      options[game.options.some((option) => option.id === mine) ? mine : id] = value;
    }
  const botOf = (change: Change, seat: number): string => change.bots?.[0] ?? bots[seat] ?? bots[0]!;
  return { options, bots: [botOf(row, 0), botOf(column, 1)] };
}

class Table {
  private readonly wins: number[];
  private readonly sums: PairedSums[];
  private seeds = 0;

  constructor(
    private readonly names: readonly string[],
    private readonly pairs: readonly Pair[],
  ) {
    this.wins = pairs.map(() => 0);
    this.sums = names.map(() => new PairedSums());
  }

  add(matches: readonly MatchResult[]): void {
    this.seeds++;
    const gained = this.names.map(() => 0);
    for (const [i, { winners }] of matches.entries()) {
      const [row, column] = this.pairs[i]!;
      const score = winners.length === 1 ? (winners[0] === 0 ? 1 : 0) : 0.5;
      this.wins[i]! += score;
      gained[row]! += score;
      gained[column]! += 1 - score;
    }
    const most = 2 * (this.names.length - 1);
    for (const [i, sum] of this.sums.entries()) sum.add(0.5, gained[i]! / most);
  }

  result(): Pick<Robin, 'contenders' | 'cells' | 'standings'> {
    const z = normalQuantile(1 - 0.025 / this.names.length);
    const standings = this.names.map((name, i) => {
      const { difference, low, high } = this.sums[i]!.interval(z);
      return { name, share: 0.5 + difference, low: 0.5 + low, high: 0.5 + high, clear: low > 0 || high < 0 };
    });
    const cells = this.names.map((row, r) =>
      this.names.map((column, c) => {
        const place = this.pairs.findIndex(([a, b]) => a === r && b === c);
        return place < 0 ? null : rate(`${row} / ${column}`, this.wins[place]!, this.seeds);
      }),
    );
    return { contenders: this.names, cells, standings: standings.sort((a, b) => b.share - a.share) };
  }
}

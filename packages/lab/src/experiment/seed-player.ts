/**
 * Plays the same seeds under several plans, a stretch of them at a time, and hands over what each seed brought in the order of
 * the seeds. Whoever plays the batches (threads, browser workers, other machines) makes no difference to the result.
 */
import { type AnyGame, assert, below, type Options, type Rng, rngFromSeed } from '@fray/engine';
import type { Closeness, Plan } from '../plan.js';
import type { Batch } from '../play/worker.js';
import type { MatchResult, Tally } from '../tally.js';

/** Whoever plays batches of matches. */
export interface Runner {
  run(batch: Batch): Promise<Tally>;
  /** How many batches are played at once. */
  readonly width: number;
}

/** One seed's matches, a plan each. */
export type OnSeed = (seed: number, matches: readonly MatchResult[]) => void;

export interface SeedPlayerOptions {
  /** Options that are drawn anew for every stretch, the same under every plan. */
  readonly vary?: readonly string[];
  readonly closely?: Closeness | undefined;
  readonly stopped?: () => boolean;
}

const SEEDS_A_STRETCH = 25;

export class SeedPlayer {
  seeds = 0;

  constructor(
    private readonly game: AnyGame,
    private readonly plans: readonly Plan[],
    private readonly runner: Runner,
    private readonly options: SeedPlayerOptions = {},
  ) {}

  /** Plays on until so many seeds are done, or somebody stops it. */
  async playTo(until: number, onSeed: OnSeed): Promise<void> {
    while (this.seeds < until && this.options.stopped?.() !== true) {
      const played = await Promise.all(this.nextStretches(until).map((stretch) => this.play(...stretch)));
      for (const tallies of played) this.takeIn(tallies, onSeed);
    }
  }

  /** As many as keep the runner busy. They end at round numbers, so that looks in between change nothing. */
  private nextStretches(until: number): (readonly [from: number, to: number])[] {
    const most = Math.max(1, Math.ceil((2 * this.runner.width) / this.plans.length));
    const stretches: (readonly [number, number])[] = [];
    for (let from = this.seeds; from < until && stretches.length < most; ) {
      const to = Math.min(until, from - (from % SEEDS_A_STRETCH) + SEEDS_A_STRETCH);
      stretches.push([from, to]);
      from = to;
    }
    return stretches;
  }

  private play(from: number, to: number): Promise<readonly Tally[]> {
    const stretch = Math.floor(from / SEEDS_A_STRETCH);
    const { closely } = this.options;
    const looked = closely === undefined ? {} : { closely };
    return Promise.all(
      this.plans.map((plan) =>
        this.runner.run({ plan: { ...this.varied(plan, stretch), keep: true, ...looked }, from, to }),
      ),
    );
  }

  private varied(plan: Plan, stretch: number): Plan {
    const { vary = [] } = this.options;
    if (vary.length === 0) return plan;
    const rng = rngFromSeed(`${plan.seed}/vary ${stretch}`);
    for (let tries = 0; ; tries++) {
      assert(tries < 1000, `${this.game.id} allows no draw of ${vary.join(', ')}`);
      const options = { ...plan.options, ...this.drawn(vary, rng) };
      if (this.game.optionsFault?.(options, plan.bots.length) === undefined) return { ...plan, options };
    }
  }

  private drawn(vary: readonly string[], rng: Rng): Options {
    return Object.fromEntries(
      vary.map((id) => {
        const values = this.game.options.find((option) => option.id === id)!.values!;
        return [id, values[below(rng, values.length)]!];
      }),
    );
  }

  private takeIn(tallies: readonly Tally[], onSeed: OnSeed): void {
    for (let i = 0; i < tallies[0]!.results.length; i++)
      onSeed(
        this.seeds++,
        tallies.map(({ results }) => results[i]!),
      );
  }
}

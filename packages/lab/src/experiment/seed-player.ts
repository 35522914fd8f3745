/**
 * Plays the same seeds under several plans, a stretch of them at a time, and hands over what each seed brought in the order of
 * the seeds. Whoever plays the batches (threads, browser workers, other machines) makes no difference to the result.
 */
import { drawnOptions } from '@fray/bots';
import type { AnyGame } from '@fray/engine';
import type { Closeness, Plan } from '../plan.js';
import type { Batch } from '../play/worker.js';
import type { MatchResult, Tally } from '../tally.js';

/** Whoever plays batches of matches. */
export interface Runner {
  run(batch: Batch): Promise<Tally>;
  /** How many batches are played at once. */
  readonly width: number;
  /** Always batches of the same size, so that a run that was cut off finds again what it had asked for. */
  readonly even?: boolean;
  /** All batches are in; fails if something about them was found wrong after all. */
  settle?(): Promise<void>;
}

/** One seed's matches, a plan each. */
export type OnSeed = (seed: number, matches: readonly MatchResult[]) => void;

/** What a stretch of seeds brought, a plan each. */
export type OnStretch = (from: number, to: number, tallies: readonly Tally[]) => void;

export interface SeedPlayerOptions {
  /** Options that are drawn anew for every stretch, the same under every plan. */
  readonly vary?: readonly string[];
  readonly closely?: Closeness | undefined;
  /** Whole results of every match, responses in columns, or both. */
  readonly keep?: boolean;
  readonly responses?: readonly string[];
  readonly stopped?: () => boolean;
  /** Told how many seeds are done, now and then. */
  readonly onProgress?: (seeds: number) => void;
}

const SEEDS_A_STRETCH = 25;
/** Threads that are asked more often than this spend their time on asking; a longer stretch is slow to stop. */
const STRETCH_MS = 100;
const LONGEST_STRETCH = 6400;

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly played: Promise<readonly Tally[]>;
}

export class SeedPlayer {
  seeds = 0;
  private size = SEEDS_A_STRETCH;

  constructor(
    private readonly game: AnyGame,
    private readonly plans: readonly Plan[],
    private readonly runner: Runner,
    private readonly options: SeedPlayerOptions = {},
  ) {}

  /** Plays on until so many seeds are done, or somebody stops it. While one stretch is counted the next are played. */
  async playTo(until: number, onStretch: OnStretch): Promise<void> {
    const most = Math.ceil((2 * this.runner.width) / this.plans.length) + 1;
    const waiting: Stretch[] = [];
    for (let next = this.seeds; ; ) {
      while (next < until && waiting.length < most && this.options.stopped?.() !== true) {
        const stretch = this.begin(next, until);
        waiting.push(stretch);
        next = stretch.to;
      }
      const first = waiting.shift();
      if (first === undefined) return;
      onStretch(first.from, first.to, await first.played);
      this.seeds = first.to;
      this.options.onProgress?.(this.seeds);
    }
  }

  /** Results seed by seed. */
  playSeeds(until: number, onSeed: OnSeed): Promise<void> {
    return this.playTo(until, (from, _, tallies) => eachSeed(from, tallies, onSeed));
  }

  /** With options drawn anew, stretches end at round numbers, so that looks in between change nothing. */
  private begin(from: number, until: number): Stretch {
    const isEven = this.runner.even === true || (this.options.vary ?? []).length > 0;
    const size = isEven ? SEEDS_A_STRETCH - (from % SEEDS_A_STRETCH) : this.sizeFor(until - from);
    const to = Math.min(until, from + size);
    const started = performance.now();
    const played = this.play(from, to).then((tallies) => {
      const quick = to - from === this.size && performance.now() - started < STRETCH_MS;
      if (quick && this.size < LONGEST_STRETCH) this.size *= 2;
      return tallies;
    });
    // Whoever waits for an earlier one hears of it there.
    played.catch(() => undefined);
    return { from, to, played };
  }

  /** Smaller towards the end, so that no thread waits long for another's last one. */
  private sizeFor(left: number): number {
    return Math.min(this.size, Math.max(SEEDS_A_STRETCH, Math.ceil(left / (2 * this.runner.width))));
  }

  private play(from: number, to: number): Promise<readonly Tally[]> {
    const stretch = Math.floor(from / SEEDS_A_STRETCH);
    const { closely, keep, responses } = this.options;
    const wanted = {
      ...(keep === true ? { keep } : {}),
      ...(responses === undefined ? {} : { responses }),
      ...(closely === undefined ? {} : { closely }),
    };
    return Promise.all(
      this.plans.map((plan) =>
        this.runner.run({ plan: { ...this.varied(plan, stretch), ...wanted }, from, to }),
      ),
    );
  }

  private varied(plan: Plan, stretch: number): Plan {
    const { vary = [] } = this.options;
    if (vary.length === 0) return plan;
    const draw = { game: this.game, options: plan.options, seats: plan.bots.length, vary };
    return { ...plan, options: drawnOptions(draw, `${plan.seed}/vary ${stretch}`) };
  }
}

export function eachSeed(from: number, tallies: readonly Tally[], onSeed: OnSeed): void {
  for (let i = 0; i < tallies[0]!.results.length; i++)
    onSeed(
      from + i,
      tallies.map(({ results }) => results[i]!),
    );
}

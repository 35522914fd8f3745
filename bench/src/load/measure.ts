/** Adds matches step by step and measures each step, until choices take too long. */
import type { Contender, Turn } from './contender.js';

export interface LoadStep {
  readonly matches: number;
  readonly choicesPerSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Median until the other player was told of a choice, where that is measured. */
  readonly seenMs?: number;
  /** Processor time of the server for one choice, all its threads together. */
  readonly processorMs: number;
}

export interface MeasureOptions {
  readonly steps: readonly number[];
  readonly secondsPerStep: number;
  readonly limitMs: number;
  readonly pace: typeof PACE;
  readonly progress: (line: string) => void;
}

/** How long is waited before anything counts. */
export const PACE = {
  /** The contenders take turns, so often at every step: what else the machine does slows all of them alike. */
  turns: 5,
  /** Matches that begin together would all be shuffled together; a while later they are spread out. */
  warmUpSeconds: 2,
  /** After a rest all matches go on at once; that is no steady load yet. */
  settleSeconds: 0.5,
};

/** One of those that take turns, and how it has fared. */
interface Run {
  readonly contender: Measurable;
  readonly done: LoadStep[];
  readonly turns: Turn[];
  /** Its server or its players did not bear the load: what was measured before stands. */
  broken: boolean;
}

/** What of a contender is needed to measure it. */
export type Measurable = Pick<Contender, 'name' | 'grow' | 'takeTurn'>;

export async function measure(
  contenders: readonly Measurable[],
  options: MeasureOptions,
): Promise<LoadStep[][]> {
  const { limitMs, secondsPerStep, pace, progress } = options;
  const { turns: count, warmUpSeconds, settleSeconds } = pace;
  const runs = contenders.map((contender): Run => ({ contender, done: [], turns: [], broken: false }));
  for (const matches of options.steps) {
    const attempt = async (run: Run, act: () => Promise<unknown>): Promise<void> => {
      if (run.broken) return;
      try {
        await act();
      } catch {
        run.broken = true;
        progress(`${run.contender.name}: broke down at ${matches} matches`);
      }
    };
    const going = runs.filter(({ done, broken }) => !broken && !isTooSlow(done, limitMs));
    for (const run of going) await attempt(run, () => run.contender.grow(matches, warmUpSeconds));
    for (let turn = 0; turn < count; turn++)
      for (const run of going)
        await attempt(run, async () => {
          run.turns.push(await run.contender.takeTurn(secondsPerStep / count, settleSeconds));
        });
    for (const { contender, done, turns } of going.filter(({ broken }) => !broken)) {
      const step = summarise(matches, turns.splice(0));
      done.push(step);
      progress(`${contender.name}: ${formatStep(step)}`);
    }
  }
  return runs.map(({ done }) => done);
}

/** One slow step may be the machine's other work; two in a row are the server. */
function isTooSlow(done: readonly LoadStep[], limitMs: number): boolean {
  return done.slice(-2).filter(({ p99Ms }) => p99Ms > limitMs).length === 2;
}

/** The most choices a second with the 99th percentile inside the limit. */
export function bestWithin(steps: readonly LoadStep[], limitMs: number): LoadStep | undefined {
  const within = steps.filter(({ p99Ms }) => p99Ms <= limitMs);
  return within.reduce<LoadStep | undefined>(
    (best, step) => (best === undefined || step.choicesPerSecond > best.choicesPerSecond ? step : best),
    undefined,
  );
}

export function formatStep(step: LoadStep): string {
  const { matches, choicesPerSecond, medianMs, p99Ms, seenMs, processorMs } = step;
  const rate = Math.round(choicesPerSecond);
  const waits = `median ${medianMs.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
  const seen = seenMs === undefined ? '' : `, seen by the other after ${seenMs.toFixed(1)} ms`;
  return `${matches} matches, ${rate} choices/s, ${waits}${seen}, processor ${processorMs.toFixed(3)} ms a choice`;
}

/** Rates and processor time are medians of the turns; waiting times are those of all choices together. */
export function summarise(matches: number, turns: readonly Turn[]): LoadStep {
  const sorted = turns.flatMap(({ latencies }) => latencies).toSorted((x, y) => x - y);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
  const seen = turns.flatMap((turn) => turn.seen);
  return {
    matches,
    choicesPerSecond: median(turns.map(({ latencies, seconds }) => latencies.length / seconds)),
    medianMs: at(0.5),
    p99Ms: at(0.99),
    ...(seen.length === 0 ? {} : { seenMs: median(seen) }),
    processorMs: median(turns.map(({ latencies, busy }) => (busy * 1000) / latencies.length)),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((x, y) => x - y);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

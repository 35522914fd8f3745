/** Adds matches step by step and measures each step, until choices take too long. */
import type { Contender } from './contender.js';

export interface Step {
  readonly matches: number;
  readonly choicesPerSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Processor time of the server for one choice, all its threads together. */
  readonly processorMs: number;
}

export interface MeasureOptions {
  readonly steps: readonly number[];
  readonly secondsPerStep: number;
  readonly limitMs: number;
  readonly progress: (line: string) => void;
}

/** Matches that begin together would all be shuffled together; a while later they are spread out. */
const WARM_UP_SECONDS = 2;
/** A match that a server under load does not manage to start by then is left alone. */
const START_SECONDS = 5;

/** The contenders take turns at every step: what else the machine does meanwhile slows all of them alike. */
export async function measure(contenders: readonly Contender[], options: MeasureOptions): Promise<Step[][]> {
  const runs = contenders.map((contender) => new Run(contender));
  for (const matches of options.steps)
    for (const run of runs) {
      if (run.isTooSlow(options.limitMs)) continue;
      const step = await run.step(matches, options.secondsPerStep);
      options.progress(`${run.contender.name}: ${formatStep(step)}`);
    }
  return runs.map(({ done }) => done);
}

class Run {
  readonly done: Step[] = [];
  private latencies: number[] = [];
  private matches = 0;

  constructor(readonly contender: Contender) {}

  /** One slow step may be the machine's other work; two in a row are the server. */
  isTooSlow(limitMs: number): boolean {
    return this.done.slice(-2).filter(({ p99Ms }) => p99Ms > limitMs).length === 2;
  }

  async step(matches: number, duration: number): Promise<Step> {
    const { contender } = this;
    contender.gate.open();
    for (; this.matches < matches; this.matches++)
      await Promise.race([contender.addMatch((ms) => this.latencies.push(ms)), seconds(START_SECONDS)]);
    await seconds(WARM_UP_SECONDS);
    this.latencies = [];
    const begun = performance.now();
    const used = contender.processorSeconds();
    await seconds(duration);
    const busy = contender.processorSeconds() - used;
    const step = summarise(matches, this.latencies, (performance.now() - begun) / 1000, busy);
    this.done.push(step);
    contender.gate.shut();
    return step;
  }
}

/** The most choices a second with the 99th percentile inside the limit. */
export function bestWithin(steps: readonly Step[], limitMs: number): Step | undefined {
  const within = steps.filter(({ p99Ms }) => p99Ms <= limitMs);
  return within.reduce<Step | undefined>(
    (best, step) => (best === undefined || step.choicesPerSecond > best.choicesPerSecond ? step : best),
    undefined,
  );
}

export function formatStep({ matches, choicesPerSecond, medianMs, p99Ms, processorMs }: Step): string {
  const rate = Math.round(choicesPerSecond);
  const waits = `median ${medianMs.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
  return `${matches} matches, ${rate} choices/s, ${waits}, processor ${processorMs.toFixed(2)} ms a choice`;
}

export function summarise(
  matches: number,
  latencies: readonly number[],
  duration: number,
  busy: number,
): Step {
  const sorted = latencies.toSorted((x, y) => x - y);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
  return {
    matches,
    choicesPerSecond: latencies.length / duration,
    medianMs: at(0.5),
    p99Ms: at(0.99),
    processorMs: (busy * 1000) / latencies.length,
  };
}

function seconds(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * 1000));
}

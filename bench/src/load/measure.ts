/** Adds matches step by step and measures each step, until choices take too long. */
import type { Contender } from './contender.js';

export interface LoadStep {
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
/** The contenders take turns, so often at every step: what else the machine does slows all of them alike. */
const TURNS = 4;
/** After a rest all matches go on at once; that is no steady load yet. */
const SETTLE_SECONDS = 0.5;

export async function measure(
  contenders: readonly Contender[],
  options: MeasureOptions,
): Promise<LoadStep[][]> {
  const { limitMs, secondsPerStep, progress } = options;
  const runs = contenders.map((contender) => new Run(contender));
  for (const matches of options.steps) {
    const going = runs.filter((run) => !run.isTooSlow(limitMs));
    for (const run of going) await run.grow(matches);
    for (let turn = 0; turn < TURNS; turn++)
      for (const run of going) await run.takeTurn(secondsPerStep / TURNS);
    for (const run of going) progress(`${run.contender.name}: ${formatStep(run.endStep())}`);
  }
  return runs.map(({ done }) => done);
}

class Run {
  readonly done: LoadStep[] = [];
  private latencies: number[] = [];
  private matches = 0;
  private counting = false;
  private measured = 0;
  private busy = 0;

  constructor(readonly contender: Contender) {}

  /** One slow step may be the machine's other work; two in a row are the server. */
  isTooSlow(limitMs: number): boolean {
    return this.done.slice(-2).filter(({ p99Ms }) => p99Ms > limitMs).length === 2;
  }

  async grow(matches: number): Promise<void> {
    const { gate } = this.contender;
    gate.open();
    const chosen = (ms: number): void => {
      if (this.counting) this.latencies.push(ms);
    };
    for (; this.matches < matches; this.matches++)
      await Promise.race([this.contender.addMatch(chosen), seconds(START_SECONDS)]);
    await seconds(WARM_UP_SECONDS);
    gate.shut();
  }

  async takeTurn(duration: number): Promise<void> {
    const { gate } = this.contender;
    gate.open();
    await seconds(SETTLE_SECONDS);
    this.counting = true;
    const begun = performance.now();
    const used = this.contender.processorSeconds();
    await seconds(duration);
    this.counting = false;
    this.busy += this.contender.processorSeconds() - used;
    this.measured += (performance.now() - begun) / 1000;
    gate.shut();
  }

  endStep(): LoadStep {
    const step = summarise(this.matches, this.latencies, this.measured, this.busy);
    this.done.push(step);
    this.latencies = [];
    this.measured = 0;
    this.busy = 0;
    return step;
  }
}

/** The most choices a second with the 99th percentile inside the limit. */
export function bestWithin(steps: readonly LoadStep[], limitMs: number): LoadStep | undefined {
  const within = steps.filter(({ p99Ms }) => p99Ms <= limitMs);
  return within.reduce<LoadStep | undefined>(
    (best, step) => (best === undefined || step.choicesPerSecond > best.choicesPerSecond ? step : best),
    undefined,
  );
}

export function formatStep({ matches, choicesPerSecond, medianMs, p99Ms, processorMs }: LoadStep): string {
  const rate = Math.round(choicesPerSecond);
  const waits = `median ${medianMs.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
  return `${matches} matches, ${rate} choices/s, ${waits}, processor ${processorMs.toFixed(2)} ms a choice`;
}

export function summarise(
  matches: number,
  latencies: readonly number[],
  duration: number,
  busy: number,
): LoadStep {
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

/** Measuring one task: how much it does in a second, and how much memory it asks for. */
import { getHeapStatistics } from 'node:v8';
import type { Contender } from './contenders/contender.js';

/** One piece of work that can be repeated; `run` does it once and says how much it did. */
export interface Task {
  run(): number;
  /** Depends on everything done so far. */
  checksum(): number;
}

/** A contender as a task: match after match, counted in decisions. */
export function matchesOf(contender: Contender): Task {
  let n = 0;
  return { run: () => contender.playMatch(++n), checksum: () => contender.checksum };
}

/**
 * Runs until the process has used so much processor time: on a busy machine, time on the wall says little
 * about how much of the code has been compiled.
 */
export function warmUp(task: Task, cpuSeconds: number): void {
  const start = process.cpuUsage();
  let used = 0;
  while (used < cpuSeconds * 1e6) {
    task.run();
    const { user, system } = process.cpuUsage(start);
    used = user + system;
  }
}

/**
 * Units of work per second. Time in which the machine ran other programs instead of this one does not count:
 * what counts is the wall clock, or the processor time of the process where that is less.
 */
export function rateOf(task: Task, seconds: number): number {
  const cpuStart = process.cpuUsage();
  const start = performance.now();
  const end = start + seconds * 1000;
  let done = 0;
  let now = start;
  while (now < end) {
    done += task.run();
    now = performance.now();
  }
  const { user, system } = process.cpuUsage(cpuStart);
  return (done * 1000) / Math.min(now - start, (user + system) / 1000);
}

const ALLOCATION_SAMPLES = 15;
/** Far below the size of the young generation, so that most samples see no collection. */
const SAMPLE_BYTES = 1_000_000;

/**
 * Bytes allocated per unit of work, from the growth of the used heap. Samples in which the collector ran
 * (the heap shrank) are thrown away.
 */
export function allocationOf(task: Task): number {
  const samples: number[] = [];
  let runs = 1;
  for (let tries = 0; samples.length < ALLOCATION_SAMPLES && tries < 20 * ALLOCATION_SAMPLES; tries++) {
    const before = getHeapStatistics().used_heap_size;
    let done = 0;
    for (let i = 0; i < runs; i++) done += task.run();
    const grown = getHeapStatistics().used_heap_size - before;
    if (grown > 0 && grown < SAMPLE_BYTES / 4) runs *= 2;
    else if (grown > 0) samples.push(grown / done);
  }
  return median(samples);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

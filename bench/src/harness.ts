/** Measuring: interleaved repetitions of named tasks on one thread, and the median of each. */
import { getHeapStatistics } from 'node:v8';
import type { Contender } from './contender.js';

/** One piece of work that can be repeated; `run` does it once and says how much it did. */
export interface Task {
  readonly name: string;
  run(): number;
}

/** A contender as a task: match after match, counted in decisions. */
export function matchesOf(contender: Contender): Task {
  let n = 0;
  return { name: contender.name, run: () => contender.playMatch(++n) };
}

/**
 * How much each task does in a second: the median of `repetitions`, taken in turns so that a busy moment of
 * the machine does not fall on one task alone.
 */
export function measureRates(
  tasks: readonly Task[],
  repetitions: number,
  seconds: number,
): Map<string, number> {
  for (const task of tasks) rateOf(task, seconds);
  const rates = new Map<string, number[]>(tasks.map((task) => [task.name, []]));
  for (let i = 0; i < repetitions; i++)
    for (const task of tasks) rates.get(task.name)!.push(rateOf(task, seconds));
  return new Map([...rates].map(([name, values]) => [name, median(values)]));
}

function rateOf(task: Task, seconds: number): number {
  const start = performance.now();
  const end = start + seconds * 1000;
  let done = 0;
  let now = start;
  while (now < end) {
    done += task.run();
    now = performance.now();
  }
  return (done * 1000) / (now - start);
}

const ALLOCATION_SAMPLES = 15;

/**
 * Bytes allocated per unit of work, from the growth of the used heap. Samples in which the collector ran
 * (the heap shrank) are thrown away, so a sample must stay far below the size of the young generation.
 */
export function measureAllocation(task: Task, runsPerSample: number): number {
  const samples: number[] = [];
  for (let tries = 0; samples.length < ALLOCATION_SAMPLES && tries < 20 * ALLOCATION_SAMPLES; tries++) {
    const before = getHeapStatistics().used_heap_size;
    let done = 0;
    for (let i = 0; i < runsPerSample; i++) done += task.run();
    const grown = getHeapStatistics().used_heap_size - before;
    if (grown > 0) samples.push(grown / done);
  }
  return median(samples);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Whether the lab keeps its word: all cores busy, a house rule answered within a minute, memory that does not grow. */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { assert } from '@fray/engine';
import { findGame } from '@fray/games';
import { openPoolRunner, parseExperiment, runExperiment } from '@fray/lab';
import { median } from './harness.js';

export interface LabBench {
  /** How many times as fast two threads are as one, by the clock on the wall. */
  readonly twoThreads: number;
  /** Seconds from nothing until two threads have each played their first match: what a short run is made of. */
  readonly startSeconds: number;
  /** Seconds for one house rule of Shadow Hunters at ± 1 win in 100, quick bots, two threads; and the matches it took. */
  readonly ruleSeconds: number;
  readonly ruleMatches: number;
  /** Megabytes that are kept after a thousand matches, and after fifty times as many. */
  readonly memory: readonly [few: number, many: number];
}

const RULE = 'game: shadow-hunters\nseats: 5\nbots: greedy\ncompare:\n  lastStand\nmeasure: faction:hunter\n';
const QUICK = 'game: rohan\nbots: random\ncompare:\n  startHealth = 30\nmeasure: seat:1, decisions\n';
const ROUNDS = 3;
/** So many seeds, a thread's work for several seconds, that what is left over at the end hardly counts. */
const STEADY = 8000;
/** For each thread so many before the clock starts: seconds in which it has compiled what it needs. Compilers run beside it. */
const WARM = 3000;
const [FEW, MANY] = [500, 25_000];

export async function measureLab(progress: (line: string) => void = () => undefined): Promise<LabBench> {
  progress('One thread and two take turns');
  const ratios: number[] = [];
  const starts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await secondsOf(`${RULE}matches: ${STEADY}\nseed: bench ${round}`, 1);
    const both = await secondsOf(`${RULE}matches: ${STEADY}\nseed: bench ${round}`, 2);
    ratios.push(alone.seconds / both.seconds);
    starts.push(both.start);
  }
  progress('One house rule at ± 1 win in 100');
  const rule = await secondsOf(`${RULE}matches: 60000\nwithin: 1 %\nseed: bench`, 2);
  progress('Memory');
  const few = await keptAfter(FEW);
  const many = await keptAfter(MANY);
  return {
    twoThreads: median(ratios),
    startSeconds: median(starts),
    ruleSeconds: rule.seconds,
    ruleMatches: rule.matches,
    memory: [few, many],
  };
}

export function formatLabBench({
  twoThreads,
  startSeconds,
  ruleSeconds,
  ruleMatches,
  memory: [few, many],
}: LabBench): string {
  const reached = (isReached: boolean): string => (isReached ? 'reached' : 'missed');
  return [
    `Two threads beside one       ${twoThreads.toFixed(2)} times  goal: at least 1.8, ${reached(twoThreads >= 1.8)}`,
    `Start of two threads         ${startSeconds.toFixed(2)} s`,
    `One house rule at ± 1 in 100  ${ruleSeconds.toFixed(1)} s (${ruleMatches} matches)  goal: at most 60 s, ${reached(ruleSeconds <= 60)}`,
    `Memory after ${2 * FEW} matches ${few.toFixed(1)} MB, after ${2 * MANY} ${many.toFixed(1)} MB  goal: no growth, ${reached(many < few + 2)}`,
    '',
  ].join('\n');
}

interface Timed {
  readonly seconds: number;
  readonly matches: number;
  /** Seconds until every thread has played its first match. */
  readonly start: number;
}

/** Threads start and compile their code before the clock does. */
async function secondsOf(text: string, threads: number): Promise<Timed> {
  const experiment = parseExperiment(text);
  assert(experiment.ok, 'a good experiment');
  const game = findGame(experiment.value.game);
  assert(game.ok, 'on the shelf');
  const opened = performance.now();
  const runner = openPoolRunner(threads);
  const warmUp = (matches: number) =>
    runExperiment({ ...experiment.value, matches, within: undefined, seed: 'warm' }, game.value, runner);
  // One seed is a match under each of two settings.
  await warmUp(1);
  const start = (performance.now() - opened) / 1000;
  await warmUp(WARM * threads);
  const started = performance.now();
  const found = await runExperiment(experiment.value, game.value, runner);
  const seconds = (performance.now() - started) / 1000;
  await runner.close();
  assert(found.ok && found.value.done, 'it can be run');
  return { seconds, matches: found.value.matches, start };
}

/** What this thread, which counts, still holds when so many seeds have been played, in megabytes. */
async function keptAfter(matches: number): Promise<number> {
  const experiment = parseExperiment(`${QUICK}matches: ${matches}\nseed: memory`);
  const game = findGame('rohan');
  assert(experiment.ok && game.ok, 'a good experiment');
  const runner = openPoolRunner(2);
  const found = await runExperiment(experiment.value, game.value, runner);
  assert(found.ok, 'it can be run');
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const kept = process.memoryUsage().heapUsed / 1e6;
  await runner.close();
  return kept;
}

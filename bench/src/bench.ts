/** One run of everything that is measured, as figures and ratios. */
import { findGame } from '@fray/games';
import { FrayContender } from './fray-contender.js';
import { matchesOf, measureAllocation, measureRates, type Task } from './harness.js';
import { PkmnContender } from './pkmn-contender.js';
import { BgioContender, KernelContender } from './rohan-contenders.js';
import { rohanCosts } from './rohan-costs.js';
import { type SameGame, showSameGame } from './same-game.js';

export interface BenchOptions {
  /** Repetitions of each measurement, at least five. */
  readonly repetitions?: number;
  /** How long one repetition of one measurement lasts. */
  readonly seconds?: number;
  /** Told what is being done, while it is being done. */
  readonly progress?: (line: string) => void;
}

export type Unit = 'decisions/s' | 'µs' | 'bytes/decision';

export interface BenchResult {
  readonly figures: Record<string, number>;
  readonly units: Record<string, Unit>;
  readonly ratios: Record<string, number>;
  /** Work done, so that nothing can have been optimised away: equal for the same game. */
  readonly checksums: Record<string, number>;
  readonly sameGame: SameGame;
  readonly repetitions: number;
  readonly seconds: number;
  readonly node: string;
  /** What could not be measured, and why. */
  readonly notes: readonly string[];
}

const MIN_REPETITIONS = 5;
const SAME_GAME_MATCHES = 50;

class Report {
  readonly figures: Record<string, number> = {};
  readonly units: Record<string, Unit> = {};
  readonly ratios: Record<string, number> = {};
  readonly checksums: Record<string, number> = {};
  readonly notes: string[] = [];

  add(name: string, unit: Unit, value: number): void {
    this.figures[name] = round(value);
    this.units[name] = unit;
  }

  compare(name: string, top: string, bottom: string): void {
    this.ratios[name] = round(this.figures[top]! / this.figures[bottom]!);
  }
}

export function measure(options: BenchOptions = {}): BenchResult {
  const repetitions = Math.max(MIN_REPETITIONS, options.repetitions ?? MIN_REPETITIONS);
  const seconds = options.seconds ?? 0.5;
  const progress = options.progress ?? (() => undefined);
  const report = new Report();
  const rohan = findGame('rohan');
  if (!rohan.ok) throw new Error(rohan.error);
  progress('Rohan: the same matches on Fray, the kernel and boardgame.io');
  const sameGame = showSameGame(rohan.value, SAME_GAME_MATCHES);
  progress('Rohan: random play');
  measureRohan(report, new FrayContender('rohan', rohan.value), repetitions, seconds);
  progress('DestinyQuest: random duels');
  measureDuels(report, repetitions, seconds);
  const { figures, units, ratios, checksums, notes } = report;
  const node = process.version;
  return { figures, units, ratios, checksums, sameGame, repetitions, seconds, node, notes };
}

function measureRohan(report: Report, rohan: FrayContender, repetitions: number, seconds: number): void {
  const watched = new FrayContender('rohan+events+views', rohan.game, 'events and views');
  const kernel = new KernelContender();
  const bgio = new BgioContender();
  const contenders = [rohan, watched, kernel, bgio];
  for (const contender of contenders) {
    for (let n = 1; n <= SAME_GAME_MATCHES; n++) contender.playMatch(n);
    report.checksums[contender.name] = contender.checksum;
  }
  const tasks = contenders.map(matchesOf);
  for (const [name, rate] of measureRates(tasks, repetitions, seconds)) report.add(name, 'decisions/s', rate);
  addAllocations(report, tasks);
  const costs = measureRates(rohanCosts(rohan, kernel), repetitions, seconds / 2);
  for (const [name, rate] of costs) report.add(name, 'µs', 1e6 / rate);
  report.compare('rohan/boardgame.io', 'rohan', 'boardgame.io');
  report.compare('rohan/kernel', 'rohan', 'kernel');
  report.compare('rohan+events+views/boardgame.io', 'rohan+events+views', 'boardgame.io');
  report.compare('clone/kernel clone', 'clone', 'kernel clone');
}

function addAllocations(report: Report, tasks: readonly Task[]): void {
  for (const task of tasks)
    report.add(
      `${task.name} allocation`,
      'bytes/decision',
      measureAllocation(task, task.name === 'boardgame.io' ? 1 : 20),
    );
}

function measureDuels(report: Report, repetitions: number, seconds: number): void {
  const destinyquest = findGame('destinyquest');
  if (!destinyquest.ok) {
    report.notes.push('destinyquest: not in the registry');
    return;
  }
  const contenders = [new FrayContender('destinyquest', destinyquest.value), new PkmnContender()];
  const tasks = contenders.map(matchesOf);
  for (const [name, rate] of measureRates(tasks, repetitions, seconds)) report.add(name, 'decisions/s', rate);
  for (const { name, checksum } of contenders) report.checksums[name] = checksum;
  report.compare('destinyquest/rohan', 'destinyquest', 'rohan');
  report.compare('destinyquest/@pkmn/sim', 'destinyquest', '@pkmn/sim');
}

function round(value: number): number {
  return Number(value.toPrecision(value >= 1000 ? 6 : 4));
}

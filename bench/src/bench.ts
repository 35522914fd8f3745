/** One run of everything that is measured, as figures and ratios. */
import { assert } from '@fray/engine';
import { findGame } from '@fray/games';
import { Isolated, ratesOf } from './isolated.js';
import { type SameGame, showSameGame } from './same-game.js';
import type { TaskName } from './tasks.js';

export interface BenchOptions {
  /** Repetitions of each measurement, at least five. */
  readonly repetitions?: number;
  /** How long one repetition of one measurement lasts. */
  readonly seconds?: number;
  /** Told what is being done, while it is being done. */
  readonly progress?: (line: string) => void;
}

export type Unit = 'decisions/s' | 'iterations/s' | 'µs' | 'bytes/decision';

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
  assert(rohan.ok, 'Rohan is on the shelf');
  progress('Rohan: the same matches on Fray, the kernel and boardgame.io');
  const sameGame = showSameGame(rohan.value, SAME_GAME_MATCHES);
  progress('Rohan: random play');
  measureRohan(report, repetitions, seconds);
  progress('Rohan: clone, view, replay');
  measureCosts(report, repetitions, seconds);
  progress('DestinyQuest: random duels');
  measureDuels(report, repetitions, seconds);
  progress('Devil’s Bluff: random fights, and lines of sight');
  measureFights(report, repetitions, seconds);
  progress('Games for many: random play');
  measureTables(report, repetitions, seconds);
  progress('The lab beside raw play');
  measureLabPlay(report, repetitions, seconds);
  progress('Search from the opening');
  measureSearch(report, repetitions, seconds);
  const { figures, units, ratios, checksums, notes } = report;
  const node = process.version;
  return { figures, units, ratios, checksums, sameGame, repetitions, seconds, node, notes };
}

function measureRohan(report: Report, repetitions: number, seconds: number): void {
  withTasks(['rohan', 'rohan+events+views', 'kernel', 'boardgame.io'], (tasks) => {
    checkSums(report, tasks);
    for (const [name, rate] of ratesOf(tasks, repetitions, seconds)) report.add(name, 'decisions/s', rate);
    for (const task of tasks)
      report.add(`${task.name} allocation`, 'bytes/decision', task.order({ do: 'allocation' }));
  });
  report.compare('rohan/boardgame.io', 'rohan', 'boardgame.io');
  report.compare('rohan/kernel', 'rohan', 'kernel');
  report.compare('rohan+events+views/boardgame.io', 'rohan+events+views', 'boardgame.io');
}

/** All four have played the same matches, or the figures compare different things. */
function checkSums(report: Report, tasks: readonly Isolated[]): void {
  for (const task of tasks)
    report.checksums[task.name] = task.order({ do: 'checksum', runs: SAME_GAME_MATCHES });
  if (new Set(Object.values(report.checksums)).size > 1)
    throw new Error(`Not the same matches: ${JSON.stringify(report.checksums)}`);
}

function measureCosts(report: Report, repetitions: number, seconds: number): void {
  withTasks(['clone', 'kernel clone', 'view', 'replay'], (tasks) => {
    for (const [name, rate] of ratesOf(tasks, repetitions, seconds)) report.add(name, 'µs', 1e6 / rate);
  });
  report.compare('clone/kernel clone', 'clone', 'kernel clone');
}

function measureDuels(report: Report, repetitions: number, seconds: number): void {
  if (!findGame('destinyquest').ok) {
    report.notes.push('destinyquest: not in the registry');
    return;
  }
  withTasks(['rohan', 'destinyquest', '@pkmn/sim'], (tasks) => {
    const rates = ratesOf(tasks, repetitions, seconds);
    for (const name of ['destinyquest', '@pkmn/sim'] as const)
      report.add(name, 'decisions/s', rates.get(name)!);
    for (const task of tasks) report.checksums[task.name] ??= task.order({ do: 'checksum', runs: 1 });
    report.ratios['destinyquest/rohan'] = round(rates.get('destinyquest')! / rates.get('rohan')!);
  });
  report.compare('destinyquest/@pkmn/sim', 'destinyquest', '@pkmn/sim');
}

function measureFights(report: Report, repetitions: number, seconds: number): void {
  withTasks(['devils-bluff', 'line of sight'], (tasks) => {
    const rates = ratesOf(tasks, repetitions, seconds);
    report.add('devils-bluff', 'decisions/s', rates.get('devils-bluff')!);
    report.add('line of sight', 'µs', 1e6 / rates.get('line of sight')!);
  });
}

/** Games for many, each alone: there is nobody to compare them with. */
function measureTables(report: Report, repetitions: number, seconds: number): void {
  withTasks(['shadow-hunters', 'trueshot'], (tasks) => {
    for (const [name, rate] of ratesOf(tasks, repetitions, seconds)) report.add(name, 'decisions/s', rate);
  });
}

/** The same random matches as an experiment plays them, in one thread: what the lab itself costs. */
function measureLabPlay(report: Report, repetitions: number, seconds: number): void {
  for (const name of ['rohan', 'shadow-hunters', 'trueshot'] as const)
    withTasks([name, `lab ${name}`], (tasks) => {
      const rates = ratesOf(tasks, repetitions, seconds);
      report.ratios[`lab ${name}/${name}`] = round(rates.get(`lab ${name}`)! / rates.get(name)!);
    });
}

/** boardgame.io's playouts are random, so it is compared with random ones; what bots play with is the first row. */
function measureSearch(report: Report, repetitions: number, seconds: number): void {
  const names = [
    'rohan search',
    'rohan search at random',
    'destinyquest search',
    'boardgame.io MCTS',
  ] as const;
  withTasks(names, (tasks) => {
    for (const [name, rate] of ratesOf(tasks, repetitions, seconds)) report.add(name, 'iterations/s', rate);
  });
  report.compare('rohan search at random/boardgame.io MCTS', 'rohan search at random', 'boardgame.io MCTS');
}

function withTasks(names: readonly TaskName[], measure: (tasks: readonly Isolated[]) => void): void {
  const tasks = names.map((name) => new Isolated(name));
  try {
    measure(tasks);
  } finally {
    for (const task of tasks) task.close();
  }
}

function round(value: number): number {
  return Number(value.toPrecision(value >= 1000 ? 6 : 4));
}

/** The result of a run as a table to read. */
import type { BenchResult } from './bench.js';

/** What the project has promised itself, by figure or ratio. */
const GOALS: Readonly<Record<string, { readonly least?: number; readonly most?: number }>> = {
  'rohan/boardgame.io': { least: 200 },
  'rohan/kernel': { least: 0.5 },
  'rohan+events+views/boardgame.io': { least: 20 },
  'clone/kernel clone': { most: 3 },
  'destinyquest/@pkmn/sim': { least: 50 },
  'devils-bluff': { least: 30_000 },
  trueshot: { least: 200_000 },
  'line of sight': { most: 5 },
  'lab rohan/rohan': { least: 0.9 },
  'lab shadow-hunters/shadow-hunters': { least: 0.9 },
  'lab trueshot/trueshot': { least: 0.9 },
  'rohan search': { least: 50_000 },
  'destinyquest search': { least: 15_000 },
  'rohan search at random/boardgame.io MCTS': { least: 300 },
};

export function formatTable(result: BenchResult): string {
  const { figures, units, ratios, sameGame } = result;
  const width = Math.max(...[...Object.keys(figures), ...Object.keys(ratios)].map((name) => name.length)) + 2;
  const row = (name: string, value: string, rest: string): string =>
    `${name.padEnd(width)}${value.padStart(12)}  ${rest}`.trimEnd();
  return [
    `Node ${result.node}, one thread; median of ${result.repetitions} interleaved repetitions of ${result.seconds} s`,
    `Fray, the kernel and boardgame.io ended ${sameGame.matches} matches (${sameGame.decisions} decisions) alike`,
    '',
    ...Object.entries(figures).map(([name, value]) =>
      row(name, formatFigure(value), `${units[name]!}  ${formatGoal(name, value)}`),
    ),
    '',
    ...Object.entries(ratios).map(([name, value]) => row(name, formatFigure(value), formatGoal(name, value))),
    ...result.notes.map((note) => `\nNote: ${note}`),
    '',
  ].join('\n');
}

function formatFigure(value: number): string {
  return value >= 1000 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3);
}

function formatGoal(name: string, value: number): string {
  const { least, most } = GOALS[name] ?? {};
  if (least !== undefined)
    return value >= least ? `goal: at least ${least}, reached` : `goal: at least ${least}, missed`;
  if (most !== undefined)
    return value <= most ? `goal: at most ${most}, reached` : `goal: at most ${most}, missed`;
  return '';
}

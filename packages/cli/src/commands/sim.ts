/** `fray sim`: many matches between bots on all cores, and what came out of them. */
import { randomBytes } from 'node:crypto';
import type { AnyGame } from '@fray/engine';
import { findGame } from '@fray/games';
import { parsePlan, type Rate, type Report, type RunOptions, simulate } from '@fray/lab';
import pc from 'picocolors';
import { must } from '../complaint.js';
import { readCount, readOptions } from '../options.js';
import { paintTable, percent } from '../paint.js';
import { startProgress } from '../progress.js';
import { paintMatrix, playMatrix, readHeroes } from './sim-matrix.js';

export interface SimFlags {
  readonly games: string;
  readonly seed?: string;
  readonly bots: string;
  readonly heroes?: string;
  readonly seats?: string;
  readonly workers?: string;
  readonly option: readonly string[];
  readonly json?: true;
}

export async function sim(gameId: string, flags: SimFlags): Promise<void> {
  const game = must(findGame(gameId));
  const workers = flags.workers === undefined ? {} : { workers: readCount('--workers', flags.workers, 0) };
  const text =
    flags.heroes === undefined ? await simOne(game, flags, workers) : await simAll(game, flags, workers);
  process.stdout.write(text);
}

async function simOne(game: AnyGame, flags: SimFlags, run: RunOptions): Promise<string> {
  const options = readOptions(game, flags.option);
  const plan = must(parsePlan({ game: game.id, options, ...readCommon(flags) }));
  const report = await withProgress(plan.games, (onProgress) => simulate(plan, { ...run, onProgress }));
  return flags.json ? toJson(report) : paintReport(game.title, report);
}

async function simAll(game: AnyGame, flags: SimFlags, run: RunOptions): Promise<string> {
  const heroes = readHeroes(game, flags.heroes!);
  const setup = { game, heroes, options: readOptions(game, flags.option), ...readCommon(flags) };
  const total = setup.games * heroes.length ** 2;
  const matrix = await withProgress(total, (onProgress) => playMatrix(setup, { ...run, onProgress }));
  return flags.json
    ? toJson({ game: game.id, seed: setup.seed, ...matrix })
    : paintMatrix(game.title, setup, matrix);
}

function readCommon(flags: SimFlags): { bots: string[]; games: number; seed: string; seats?: number } {
  return {
    bots: flags.bots.split(','),
    games: readCount('--games', flags.games, 1),
    seed: flags.seed ?? randomBytes(8).toString('hex'),
    ...(flags.seats === undefined ? {} : { seats: readCount('--seats', flags.seats, 1) }),
  };
}

async function withProgress<T>(
  total: number,
  work: (update: (done: number) => void) => Promise<T>,
): Promise<T> {
  const progress = startProgress(total);
  try {
    return await work(progress.update);
  } finally {
    progress.stop();
  }
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

export function paintReport(title: string, report: Report): string {
  const { decisions, games, draws } = report;
  const drawn = `${draws} drawn (${percent(draws / games)})`;
  return `${[
    `${pc.bold(title)}  ${pc.dim(`${games} matches, seed ${report.seed}`)}`,
    '',
    paintTable(['side', 'wins', 'rate', '95 % interval'], report.seats.map(rateRow)),
    '',
    paintTable(['bot', 'wins', 'rate', '95 % interval'], report.bots.map(rateRow)),
    '',
    `${drawn}; decisions a match: mean ${decisions.mean.toFixed(1)}, median ${decisions.median}, ` +
      `from ${decisions.min} to ${decisions.max}.`,
  ].join('\n')}\n`;
}

function rateRow({ name, wins, rate, low, high }: Rate): string[] {
  return [name, `${wins}`, percent(rate), `${percent(low)} to ${percent(high)}`];
}

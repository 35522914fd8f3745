/** `fray sim`: many matches between bots on all cores, and what came out of them. */
import { randomBytes } from 'node:crypto';
import { findGame } from '@fray/games';
import { type Plan, parsePlan, type Rate, type Report, simulate } from '@fray/lab';
import pc from 'picocolors';
import { must } from '../complaint.js';
import { readCount, readOptions } from '../options.js';
import { paintTable } from '../paint.js';
import { startProgress } from '../progress.js';

export interface SimFlags {
  readonly games: string;
  readonly seed?: string;
  readonly bots: string;
  readonly seats?: string;
  readonly workers?: string;
  readonly option: readonly string[];
  readonly json?: true;
}

export async function sim(gameId: string, flags: SimFlags): Promise<void> {
  const plan = readPlan(gameId, flags);
  const progress = startProgress(plan.games);
  try {
    const report = await simulate(plan, {
      ...(flags.workers === undefined ? {} : { workers: readCount('--workers', flags.workers, 0) }),
      onProgress: progress.update,
    });
    progress.stop();
    const title = must(findGame(gameId)).title;
    process.stdout.write(flags.json ? `${JSON.stringify(report, null, 2)}\n` : paintReport(title, report));
  } finally {
    progress.stop();
  }
}

function readPlan(gameId: string, flags: SimFlags): Plan {
  const game = must(findGame(gameId));
  return must(
    parsePlan({
      game: gameId,
      options: readOptions(game, flags.option),
      bots: flags.bots.split(','),
      ...(flags.seats === undefined ? {} : { seats: readCount('--seats', flags.seats, 1) }),
      games: readCount('--games', flags.games, 1),
      seed: flags.seed ?? randomBytes(8).toString('hex'),
    }),
  );
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

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** `fray sim`: many matches between bots on all cores, and what came out of them. */
import { randomBytes } from 'node:crypto';
import { compare, minutesOf, parsePlan, type Rate, type Report, type RunOptions, simulate } from '@fray/lab';
import pc from 'picocolors';
import { must } from '../complaint.js';
import { type OpenGame, openGame } from '../game/open-game.js';
import { readCount, readNames, readOptions } from '../options.js';
import { paintTable, percent } from '../paint.js';
import { startProgress } from '../progress.js';
import { words } from '../words/index.js';
import { paintComparison, readChanges } from './sim-compare.js';
import { paintMatrix, playMatrix, readHeroes } from './sim-matrix.js';

const { reports, puzzles } = words;

export interface SimFlags {
  readonly games: string;
  readonly seed?: string;
  readonly bots: string;
  readonly heroes?: string;
  readonly compare?: string;
  readonly seats?: string;
  readonly vary?: string;
  readonly workers?: string;
  readonly option: readonly string[];
  readonly json?: true;
}

export async function sim(gameId: string, flags: SimFlags): Promise<void> {
  const opened = await openGame(gameId);
  const workers = flags.workers === undefined ? {} : { workers: readCount('--workers', flags.workers, 0) };
  process.stdout.write(await textOf(opened, flags, workers));
}

function textOf(opened: OpenGame, flags: SimFlags, run: RunOptions): Promise<string> {
  if (flags.heroes !== undefined) return simAll(opened, flags, run);
  return (flags.seats ?? '').includes('-') ? simBySeats(opened, flags, run) : simOne(opened, flags, run);
}

async function simOne(opened: OpenGame, flags: SimFlags, run: RunOptions): Promise<string> {
  const { game, book, local } = opened;
  const options = readOptions(opened, flags.option);
  const vary = flags.vary && readNames(game.options, flags.vary, puzzles.noOption);
  const request = {
    game: game.id,
    options,
    ...readCommon(flags),
    ...(local && { local }),
    ...(vary && { vary }),
  };
  const plan = must(parsePlan(request), book);
  if (flags.compare !== undefined) {
    const changes = readChanges(opened, flags.compare);
    const changed = must(parsePlan({ ...request, options: { ...options, ...changes } }), book);
    const total = plan.games * 2;
    const comparison = await withProgress(total, (onProgress) =>
      compare(plan, changed, { ...run, onProgress }),
    );
    return flags.json
      ? toJson({ game: game.id, seed: plan.seed, changes, ...comparison })
      : paintComparison(book, plan, changes, comparison);
  }
  const report = await withProgress(plan.games, (onProgress) => simulate(plan, { ...run, onProgress }));
  return flags.json ? toJson(report) : paintReport(book.title, report, book.measures);
}

/** "4-8": the same for each number of players, and how the groups fare by it. */
async function simBySeats(opened: OpenGame, flags: SimFlags, run: RunOptions): Promise<string> {
  const [from = '', to = ''] = flags.seats!.split('-');
  const [least, most] = [readCount('--seats', from, 1), readCount('--seats', to, 1)];
  const { seats: _, ...others } = flags;
  const request = {
    game: opened.game.id,
    options: readOptions(opened, flags.option),
    ...readCommon(others),
    ...(opened.local === undefined ? {} : { local: opened.local }),
  };
  const plans = Array.from({ length: Math.max(1, most - least + 1) }, (_, i) =>
    must(parsePlan({ ...request, seats: least + i }), opened.book),
  );
  const played: Report[] = [];
  for (const plan of plans)
    played.push(await withProgress(plan.games, (onProgress) => simulate(plan, { ...run, onProgress })));
  return flags.json ? toJson(played) : paintBySeats(opened.book, played);
}

function paintBySeats({ title, measures }: OpenGame['book'], played: readonly Report[]): string {
  const groups = [...new Set(played.flatMap(({ traits }) => traits.map(({ group }) => group)))];
  const rowsOf = (group: string) =>
    played.flatMap(({ seats, traits }) =>
      (traits.find((found) => found.group === group)?.rates ?? []).map((rate) =>
        rateRow({ ...rate, name: reports.ofPlayers(rate.name, seats.length) }),
      ),
    );
  return [
    ...played.map((report) => paintReport(reports.ofPlayers(title, report.seats.length), report, measures)),
    ...groups.map((group) => `${paintTable(reports.rates(group), rowsOf(group))}\n`),
  ].join('\n');
}

async function simAll(opened: OpenGame, flags: SimFlags, run: RunOptions): Promise<string> {
  const { game, book } = opened;
  const heroes = readHeroes(opened, flags.heroes!);
  const setup = { opened, heroes, options: readOptions(opened, flags.option), ...readCommon(flags) };
  const total = setup.games * heroes.length * (heroes.length - 1);
  const matrix = await withProgress(total, (onProgress) => playMatrix(setup, { ...run, onProgress }));
  return flags.json
    ? toJson({ game: game.id, seed: setup.seed, ...matrix })
    : paintMatrix(book.title, setup, matrix);
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

/** `measures`: what the game's own are called. */
export function paintReport(
  title: string,
  report: Report,
  measures: Readonly<Record<string, string>> = {},
): string {
  const { decisions, games, draws } = report;
  return `${[
    `${pc.bold(title)}  ${pc.dim(reports.matches(games, report.seed))}`,
    '',
    paintTable(reports.rates(reports.side), report.seats.map(rateRow)),
    '',
    paintTable(reports.rates(reports.bot), report.bots.map(rateRow)),
    ...report.traits.flatMap(({ group, rates }) => [
      '',
      paintTable(reports.rates(group), rates.map(rateRow)),
    ]),
    '',
    `${reports.drawn(draws, percent(draws / games))}; ${reports.decisions(
      decisions.mean.toFixed(1),
      decisions.median,
      decisions.min,
      decisions.max,
    )}`,
    ...Object.entries(report.measures).map(([name, mean]) =>
      reports.mean(measures[name] ?? reports.choices, mean.toFixed(1)),
    ),
    ...('choices' in report.measures ? [reports.takes(minutesOf(report))] : []),
  ].join('\n')}\n`;
}

function rateRow({ name, wins, rate, low, high }: Rate): string[] {
  return [name, `${wins}`, percent(rate), reports.interval(percent(low), percent(high))];
}

/** `fray ladder`: how strong each level of a game is, measured between neighbours. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LevelId } from '@fray/engine';
import { climb, type Ladder, ladderPicture, type RunOptions, type Step } from '@fray/lab';
import pc from 'picocolors';
import { type OpenGame, openGame } from '../../game/open-game.js';
import { findRepository } from '../../new/repository.js';
import { readCount, readOptions, seatsOwn } from '../../options.js';
import { paintTable, percent } from '../../paint.js';
import { words } from '../../words/index.js';
import { writeBotsDocument } from './bots-document.js';

const { ladders } = words;

export interface LadderFlags {
  readonly seed?: string;
  readonly seats?: string;
  readonly narrow: string;
  readonly least: string;
  readonly most: string;
  readonly quick?: string;
  readonly workers?: string;
  readonly write?: true;
  readonly keep?: true;
  readonly option: readonly string[];
  readonly json?: true;
}

export async function ladder(gameId: string, flags: LadderFlags): Promise<void> {
  const opened = await openGame(gameId);
  const run: RunOptions =
    flags.workers === undefined ? {} : { workers: readCount('--workers', flags.workers, 0) };
  const found = await climb(
    {
      game: opened.game,
      options: readOptions(opened, flags.option),
      vary: seatsOwn(opened, flags.option),
      seats: flags.seats === undefined ? opened.game.seats.min : readCount('--seats', flags.seats, 2),
      seed: flags.seed ?? randomBytes(8).toString('hex'),
      narrow: readCount('--narrow', flags.narrow, 1),
      least: readCount('--least', flags.least, 2),
      most: readCount('--most', flags.most, 2),
      ...(flags.quick === undefined ? {} : { quick: readCount('--quick', flags.quick, 2) }),
      onStep: (step, isDone) => tellStep(step, isDone),
      ...(flags.keep === true ? keptLadder(opened) : {}),
    },
    run,
  );
  if (flags.write === true) writeLadder(opened, found);
  process.stdout.write(flags.json ? `${JSON.stringify(found, null, 2)}\n` : paintLadder(opened, found));
}

function keptLadder({ rules }: OpenGame): { kept?: Ladder } {
  const file = join(folderOf(rules), 'ladder.json');
  return existsSync(file) ? { kept: JSON.parse(readFileSync(file, 'utf8')) as Ladder } : {};
}

function folderOf(rules: URL): string {
  return join(dirname(fileURLToPath(rules)), 'ladder');
}

/** Beside the game, where documents and the choice of a bot on the screen find it. */
function writeLadder({ rules, book }: OpenGame, found: Ladder): void {
  const folder = folderOf(rules);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'ladder.json'), `${JSON.stringify(found, null, 2)}\n`);
  const picture = ladderPicture(found, {
    title: ladders.title(book.title),
    axis: ladders.axis,
    level: (level) => ladders.levels[level as LevelId],
  });
  writeFileSync(join(folder, 'ladder.svg'), picture);
  const root = findRepository(folder);
  if (root !== undefined) writeBotsDocument(root, book.title, found);
}

/** On stderr, where a person watches: a ladder takes its time. */
function tellStep(step: Step, isDone: boolean): void {
  if (process.stderr.isTTY === true || isDone) process.stderr.write(`${ladders.told(sayStep(step))}\n`);
}

function sayStep({ bot, against, games, elo }: Step): string {
  const range = `${signed(elo.low)} to ${signed(elo.high)}`;
  return ladders.step(bot, against, games, signed(elo.elo), range);
}

function paintLadder({ book }: OpenGame, found: Ladder): string {
  const rows = found.rungs.map(({ level, thinking, step }) =>
    step === null ? [ladders.levels[level], thinking, '', '', '', ''] : stepRow(level, thinking, step),
  );
  const { yardstick } = found;
  return `${[
    `${pc.bold(ladders.title(book.title))}  ${pc.dim(ladders.how(found.seats, found.seed))}`,
    '',
    paintTable(ladders.columns, rows),
    '',
    ladders.yardstick(
      ladders.levels[yardstick.bot as LevelId],
      percent(yardstick.score),
      `${percent(yardstick.low)} to ${percent(yardstick.high)}`,
      yardstick.games,
    ),
  ].join('\n')}\n`;
}

function stepRow(level: LevelId, thinking: string, { score, low, high, elo, games }: Step): string[] {
  return [
    ladders.levels[level],
    thinking,
    `${games}`,
    `${percent(score)} (${percent(low)} to ${percent(high)})`,
    signed(elo.elo),
    `${signed(elo.low)} to ${signed(elo.high)}`,
  ];
}

function signed(elo: number): string {
  return `${elo >= 0 ? '+' : ''}${elo.toFixed(0)}`;
}

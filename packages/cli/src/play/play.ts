/** `fray play`: sets a match up from the command line and sits the people and bots down. */
import { randomBytes } from 'node:crypto';
import { findBot } from '@fray/bots';
import type { Options, SeatInfo } from '@fray/engine';
import { seatNames } from '@fray/lab';
import pc from 'picocolors';
import { Complaint, INTERRUPTED, must } from '../complaint.js';
import { type OpenGame, openGame } from '../game/open-game.js';
import { readCount, readOptions } from '../options.js';
import { readSeat } from '../seats.js';
import { Terminal } from '../terminal.js';
import { words } from '../words/index.js';
import { MatchTable } from './match-table.js';

const { table, problems } = words;

export interface PlayFlags {
  readonly bot: string;
  readonly two?: true;
  readonly seat?: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly option: readonly string[];
  readonly save?: string;
  readonly askAll?: true;
}

export async function play(gameId: string, flags: PlayFlags): Promise<void> {
  const opened = await openGame(gameId);
  const options = readOptions(opened, flags.option);
  const seed = flags.seed ?? randomBytes(8).toString('hex');
  const match = { options, seats: sitDown(opened, options, flags), seed, started: new Date().toISOString() };
  const terminal = new Terminal();
  try {
    const { save, askAll = false } = flags;
    const place = new MatchTable({
      opened,
      match,
      terminal,
      askAll,
      ...(save === undefined ? {} : { saveTo: save }),
    });
    terminal.print(`${pc.bold(opened.book.title)}  ${pc.dim(table.seed(seed))}`);
    const left = await place.run();
    if (left !== undefined) terminal.print(`\n${table.left}`);
    if (save !== undefined) terminal.print(table.recordIn(save));
    if (left === 'interrupt') process.exitCode = INTERRUPTED;
  } finally {
    terminal.close();
  }
}

function sitDown({ game, book }: OpenGame, options: Options, flags: PlayFlags): SeatInfo[] {
  const count = flags.seats === undefined ? game.seats.min : readCount('--seats', flags.seats, 1);
  const { min, max } = game.seats;
  if (count < min || count > max) throw new Complaint(problems.players(book.title, min, max, count));
  const names = seatNames(book, options, count);
  if (flags.two !== undefined && flags.seat !== undefined) throw new Complaint(problems.twoOrSeat);
  const people = flags.two === undefined ? [readSeat(flags.seat ?? '1', names)] : [0, 1];
  const { id: bot } = must(findBot(flags.bot));
  return names.map((name, seat) =>
    people.includes(seat) ? { name, kind: 'person' } : { name, kind: 'bot', bot },
  );
}

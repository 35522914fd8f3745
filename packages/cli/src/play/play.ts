/** `fray play`: sets a match up from the command line and sits the people and bots down. */
import { randomBytes } from 'node:crypto';
import { findBot } from '@fray/bots';
import { type AnyGame, Match, type Options, type SeatInfo } from '@fray/engine';
import { findGame } from '@fray/games';
import { seatNames } from '@fray/lab';
import pc from 'picocolors';
import { Complaint, INTERRUPTED, must } from '../complaint.js';
import { readCount, readOptions } from '../options.js';
import { readSeat } from '../seats.js';
import { Terminal } from '../terminal.js';
import { Session } from './session.js';

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
  const game = must(findGame(gameId));
  const options = readOptions(game, flags.option);
  const seed = flags.seed ?? randomBytes(8).toString('hex');
  const seats = sitDown(game, options, flags);
  const started = new Date().toISOString();
  const match = must(Match.start(game, { options, seats, seed, started }));
  const terminal = new Terminal();
  try {
    terminal.print(`${pc.bold(game.title)}  ${pc.dim(`seed ${seed}`)}`);
    const left = await new Session(match, terminal, flags.save, flags.askAll).run();
    if (left !== undefined) terminal.print('\nYou left the table.');
    if (flags.save !== undefined) terminal.print(`The record is in ${flags.save}.`);
    if (left === 'interrupt') process.exitCode = INTERRUPTED;
  } finally {
    terminal.close();
  }
}

function sitDown(game: AnyGame, options: Options, flags: PlayFlags): SeatInfo[] {
  const count = flags.seats === undefined ? game.seats.min : readCount('--seats', flags.seats, 1);
  const { min, max } = game.seats;
  if (count < min || count > max)
    throw new Complaint(
      `${game.title} is for ${min === max ? min : `${min} to ${max}`} players, not ${count}.`,
    );
  const names = seatNames(game, options, count);
  if (flags.two !== undefined && flags.seat !== undefined)
    throw new Complaint('Use either --two or --seat: with --two both people sit on the first two seats.');
  const people = flags.two === undefined ? [readSeat(flags.seat ?? '1', names)] : [0, 1];
  const { id: bot } = must(findBot(flags.bot));
  return names.map((name, seat) =>
    people.includes(seat) ? { name, kind: 'person' } : { name, kind: 'bot', bot },
  );
}

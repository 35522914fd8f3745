/** `fray replay`: tells a recorded match as a story, or shows one position of it. */
import { replay } from '@fray/engine';
import { Complaint } from '../complaint.js';
import { readCount } from '../options.js';
import { paintSheet } from '../paint.js';
import { readRecord } from '../read-record.js';
import { readSeat } from '../seats.js';
import { paintOutcome, paintStory } from '../story.js';

export interface ReplayFlags {
  readonly seat?: string;
  readonly at?: string;
}

export function replayFile(file: string, flags: ReplayFlags): void {
  const { game, record } = readRecord(file);
  const names = record.header.seats.map(({ name }) => name);
  const seat = readSeat(flags.seat, names);
  const at = flags.at === undefined ? record.choices.length : readCount('--at', flags.at, 0);
  if (at > record.choices.length)
    throw new Complaint(`The record has only ${record.choices.length} choices, so there is no choice ${at}.`);
  const match = replay(game, record, at);
  if (!match.ok)
    throw new Complaint(`${file} does not play: at choice ${match.error.n}, ${match.error.message}`);
  process.stdout.write(`${paintStory(match.value, seat, 0, at)}\n`);
  if (flags.at !== undefined) {
    process.stdout.write(
      `${paintSheet(game.text.sheet(match.value.view(seat), names), process.stdout.columns ?? 100)}\n\n`,
    );
  }
  process.stdout.write(`${paintOutcome(match.value)}\n`);
}

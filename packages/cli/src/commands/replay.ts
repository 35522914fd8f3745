/** `fray replay`: tells a recorded match as a story, or shows one position of it. */
import { actMessage, actsAt, loadEngineWords, replay, sayFault, tellPresets } from '@fray/engine';
import { Complaint } from '../complaint.js';
import { readCount } from '../options.js';
import { paintSheet } from '../paint.js';
import { readRecord } from '../read-record.js';
import { readSeat } from '../seats.js';
import { paintOutcome, paintStory } from '../story.js';
import { words } from '../words/index.js';
import { readersLanguages } from '../words/readers-languages.js';

const { problems } = words;

export interface ReplayFlags {
  readonly seat?: string;
  readonly at?: string;
}

export async function replayFile(file: string, flags: ReplayFlags): Promise<void> {
  const { game, book, record } = await readRecord(file);
  const names = record.header.seats.map(({ name }) => name);
  const seat = readSeat(flags.seat, names);
  const at = flags.at === undefined ? record.choices.length : readCount('--at', flags.at, 0);
  if (at > record.choices.length) throw new Complaint(problems.fewChoices(record.choices.length, at));
  const match = replay(game, record, at);
  if (!match.ok)
    throw new Complaint(problems.doesNotPlay(file, match.error.n, sayFault(book, match.error.message)));
  const reader = { seat, names };
  if (game.options.length > 0)
    process.stdout.write(`${tellPresets(book, game.options, record.header.options)}\n`);
  const say = await loadEngineWords(readersLanguages());
  for (let n = 0; n <= at; n++) {
    process.stdout.write(paintStory(book, match.value, reader, n, n));
    for (const act of actsAt(record.acts, n)) process.stdout.write(`${say(actMessage(act, names))}\n`);
  }
  process.stdout.write('\n');
  if (flags.at !== undefined) {
    process.stdout.write(
      `${paintSheet(book.sheet(match.value.view(seat), reader), process.stdout.columns ?? 100)}\n\n`,
    );
  }
  process.stdout.write(`${paintOutcome(book, match.value.outcome, match.value.length, reader)}\n`);
}

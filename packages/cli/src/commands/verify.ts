/** `fray verify`: plays a record again and proves that positions, outcome and dice are what it says, and what a player kept. */
import { SPECTATOR, sayFault, verifyRecord } from '@fray/engine';
import { Complaint } from '../complaint.js';
import { type DiceFlags, provenDice } from '../proven-dice.js';
import { readRecord } from '../read-record.js';
import { paintOutcome } from '../story.js';
import { words } from '../words/index.js';

export async function verifyFile(file: string, flags: DiceFlags): Promise<void> {
  const { game, book, record } = await readRecord(file);
  const match = verifyRecord(game, record);
  if (!match.ok) {
    const { n, message } = match.error;
    throw new Complaint(words.problems.notGenuine(file, n, sayFault(book, message)));
  }
  const { checkpoints, header, end } = record;
  const hashes = checkpoints.length + (end === undefined ? 0 : 1);
  const dice = provenDice(file, header.fair, flags);
  const reader = { seat: SPECTATOR, names: header.seats.map(({ name }) => name) };
  const { outcome, length } = match.value;
  process.stdout.write(
    `${words.reports.genuine(file, length, hashes)}\n${dice}\n${paintOutcome(book, outcome, length, reader)}\n`,
  );
}

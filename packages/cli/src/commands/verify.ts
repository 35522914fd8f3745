/** `fray verify`: plays a record again and proves that positions, outcome and dice are what it says. */
import { verifyRecord } from '@fray/engine';
import { Complaint } from '../complaint.js';
import { readRecord } from '../read-record.js';
import { paintOutcome } from '../story.js';

export function verifyFile(file: string): void {
  const { game, record } = readRecord(file);
  const match = verifyRecord(game, record);
  if (!match.ok) {
    const { n, message } = match.error;
    throw new Complaint(`${file} is not genuine: ${n === 0 ? '' : `at choice ${n}, `}${message}`);
  }
  const { checkpoints, header, end } = record;
  const hashes = checkpoints.length + (end === undefined ? 0 : 1);
  const dice =
    header.fair === undefined
      ? 'the seed stands in the record'
      : 'the dice are the ones promised before the match';
  process.stdout.write(
    `${file} is genuine: ${record.choices.length} choices replayed, ${hashes} positions compared, ${dice}.\n` +
      `${paintOutcome(match.value)}\n`,
  );
}

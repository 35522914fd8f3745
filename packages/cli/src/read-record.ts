/** A record file together with its game. */
import { loadEngineWords, type MatchRecord, parseRecord } from '@fray/engine';
import { Complaint } from './complaint.js';
import { type OpenGame, openGame } from './game/open-game.js';
import { readText } from './options.js';
import { plainText } from './plain-text.js';
import { words } from './words/index.js';
import { readersLanguages } from './words/readers-languages.js';

export async function readRecord(file: string): Promise<OpenGame & { record: MatchRecord }> {
  const record = parseRecord(readText(file));
  if (!record.ok) {
    const say = await loadEngineWords(readersLanguages());
    throw new Complaint(words.problems.noRecord(file, say(record.error)));
  }
  return { ...(await openGame(record.value.header.game)), record: withPlainNames(record.value) };
}

/** A file from elsewhere must not move the cursor, colour the screen or turn the direction of writing. */
function withPlainNames(record: MatchRecord): MatchRecord {
  const seats = record.header.seats.map((seat) => ({ ...seat, name: plainText(seat.name) }));
  return { ...record, header: { ...record.header, seats } };
}

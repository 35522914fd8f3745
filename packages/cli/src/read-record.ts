/** A record file together with its game. */
import { loadEngineWords, type MatchRecord, parseRecord } from '@fray/engine';
import { Complaint } from './complaint.js';
import { type OpenGame, openGame } from './open-game.js';
import { readText } from './options.js';
import { words } from './words/index.js';

export async function readRecord(file: string): Promise<OpenGame & { record: MatchRecord }> {
  const record = parseRecord(readText(file));
  if (!record.ok) {
    const say = await loadEngineWords();
    throw new Complaint(words.problems.noRecord(file, say(record.error)));
  }
  return { ...(await openGame(record.value.header.game)), record: record.value };
}

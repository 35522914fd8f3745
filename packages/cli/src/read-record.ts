/** A record file together with its game. */
import { type AnyGame, type MatchRecord, parseRecord } from '@fray/engine';
import { findGame } from '@fray/games';
import { Complaint, must } from './complaint.js';
import { readText } from './options.js';

export function readRecord(file: string): { game: AnyGame; record: MatchRecord } {
  const record = parseRecord(readText(file));
  if (!record.ok) throw new Complaint(`${file} cannot be read as a record: ${record.error}`);
  return { game: must(findGame(record.value.header.game)), record: record.value };
}

/** A line of sight in words: how it is, and what spoils it. */
import { BLOCKED, type DevilsView, OBSCURED, type ShotPreview, type Table } from '../../src/index.js';
import { isOpen } from '../ask/use-shots.js';
import type { DevilsWords } from '../words/en.js';

export function sightWords(shot: ShotPreview, table: DevilsView, field: Table, words: DevilsWords): string {
  const { sight, inRange, barred } = shot;
  if (sight.result === BLOCKED) {
    const who = sight.model >= 0 ? words.short(table.roster[sight.model]!.name) : '';
    if (sight.reason === 'model') return words.blockedBy(who);
    if (sight.reason === 'friend') return words.friendBeside(who);
    const piece = field.pieces[sight.pieces[0] ?? -1]?.name;
    return piece === undefined ? words.noLine : words.behind(piece);
  }
  if (barred) return words.barred;
  if (!inRange) return words.far;
  if (sight.result === OBSCURED) return sight.cover ? words.cover : words.obscured;
  return sight.reason === 'close' ? words.close : words.clear;
}

/** "Hester clear at 3.5″, needs 6". */
export function seenWords(shot: ShotPreview, table: DevilsView, field: Table, words: DevilsWords): string {
  const name = words.model(table.roster[shot.target]!.name);
  const need = isOpen(shot) ? words.needing(shot.need) : '';
  return words.seenOf(name, sightWords(shot, table, field, words), words.away(shot.away), need);
}

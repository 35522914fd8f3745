/** A model in one sentence, for whoever points at it or hears it. */
import { type DevilsView, profileOf } from '../../src/index.js';
import { stateOf } from '../rails/fighter-card.js';
import type { DevilsWords } from '../words/en.js';

export function tokenLabel(table: DevilsView, model: number, words: DevilsWords): string {
  const facts = [
    words.hp(table.hp[model]!, profileOf(table, model).hp),
    ...(table.mounted[model] === 1 ? [words.mounted] : []),
    ...(table.level[model]! > 0 ? [words.level(table.level[model]!)] : []),
    stateOf(table, model, words),
  ];
  const { name } = table.roster[model]!;
  return words.tokenLabel(words.model(name), words.gang(table.gangNames[table.seatOf[model]!]!), facts);
}

/** Everything that is not allowed now, gathered by reason. */
import { formatNotation, type Reader, type Verb, type WordBook } from '@fray/engine';
import type { Barred } from '@fray/host';
import pc from 'picocolors';
import { words } from '../words/index.js';

export function paintRefused(
  book: WordBook,
  verbs: readonly Verb[],
  refused: readonly Barred[],
  reader: Reader,
): string {
  const groups = new Map<string, string[]>();
  for (const { move, why } of refused) {
    const reason = `${book.refusal(why, reader)} ${pc.dim(`(${why.clause})`)}`;
    groups.set(reason, [...(groups.get(reason) ?? []), formatNotation(verbs, move)]);
  }
  if (groups.size === 0) return words.table.nothingRefused;
  return [...groups].map(([reason, moves]) => `${reason}\n    ${moves.join(', ')}`).join('\n');
}

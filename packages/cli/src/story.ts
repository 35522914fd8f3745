/** What happened in a match, line by line, in the words of its book and for one reader. */
import type { GameEvent, Match, Outcome, Reader, WordBook } from '@fray/engine';
import { paintLine } from './paint.js';
import { words } from './words/index.js';

export function paintEvents(book: WordBook, events: readonly GameEvent[], reader: Reader): string {
  return events
    .map((event) => book.event(event, reader))
    .filter((line) => line !== undefined)
    .map((line) => `${paintLine(line)}\n`)
    .join('');
}

/** All that one seat saw of the choices `from` to `to` (0 is the setting up). */
export function paintStory(book: WordBook, match: Match, reader: Reader, from: number, to: number): string {
  let text = '';
  for (let n = from; n <= to; n++) text += paintEvents(book, match.eventsFor(n, reader.seat), reader);
  return text;
}

export function paintOutcome(
  book: WordBook,
  outcome: Outcome | null,
  choices: number,
  reader: Reader,
): string {
  const { table } = words;
  if (outcome === null) return table.notOver(choices);
  const { winners, clause } = outcome;
  const names = winners.map((seat) => (seat === reader.seat ? table.you : reader.names[seat]!));
  const result = names.length === 0 ? table.draw : table.won(names, winners.includes(reader.seat));
  return `${result}: ${book.outcome(outcome, reader)} (${clause})`;
}

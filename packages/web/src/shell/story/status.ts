/** What to say when nothing is asked of the one who looks. */
import { type Reader, SPECTATOR, type WordBook } from '@fray/engine';
import type { SessionState } from '../../session/session.js';
import { texts } from '../../texts/index.js';
import { timeWords } from './time-words.js';

export function statusOf(state: SessionState, book: WordBook, reader: Reader): string {
  const { outcome, question, names, seat } = state;
  if (outcome !== null) return outcomeText(state, book, reader);
  // A choice of the one who looks is on its way.
  if (question.asked.includes(seat)) return texts().table.oneMoment;
  const [first, ...more] = question.asked;
  if (first === undefined) return seat === SPECTATOR ? texts().table.watching : texts().table.oneMoment;
  if (more.length === 0) {
    const gone = state.away.find((each) => each.seat === first && state.standIns[first] == null);
    if (gone === undefined) return texts().table.thinking(names[first]!);
    return texts().table.awaySince(names[first]!, timeWords(gone.since + state.ahead));
  }
  return seat === SPECTATOR
    ? texts().table.severalThinking(question.asked.map((other) => names[other]!))
    : texts().table.sealedWaiting;
}

/** "You won." and why, from the reader's side. */
export function outcomeText(
  { outcome, names, seat }: Pick<SessionState, 'outcome' | 'names' | 'seat'>,
  book: WordBook,
  reader: Reader,
): string {
  return outcome === null
    ? ''
    : `${winnersText(outcome.winners, names, seat)} ${book.outcome(outcome, reader)}`;
}

export function winnersText(winners: readonly number[], names: readonly string[], seat: number): string {
  const { table } = texts();
  if (winners.length === 0) return table.draw;
  const others = winners.filter((winner) => winner !== seat).map((winner) => names[winner]!);
  if (!winners.includes(seat)) return table.won(others);
  return others.length === 0 ? table.youWon : table.youWonWith(others);
}

/** A question in the reader's words: every move with its label, every refusal as a sentence. */
import type { Reader, SeatView, WordBook } from '@fray/engine';
import type { Offered, SessionQuestion } from '@fray/host';
import type { Offer, RefusedOffer } from '@fray/kit';

export interface WordedQuestion {
  readonly moves: readonly Offer[];
  readonly standing: readonly Offer[];
  readonly refused: readonly RefusedOffer[];
}

export function wordQuestion(
  book: WordBook,
  view: SeatView<unknown>,
  question: SessionQuestion,
  reader: Reader,
): WordedQuestion {
  const worded = ({ move, choice }: Offered): Offer => ({
    move,
    choice,
    label: book.move(move, view, reader),
  });
  return {
    moves: question.moves.map(worded),
    standing: question.standing.map(worded),
    refused: question.refused.map((barred) => ({
      ...worded(barred),
      why: barred.why,
      reason: book.refusal(barred.why, reader),
    })),
  };
}

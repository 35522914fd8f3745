/** What is measured, in words: its name, and how its figures are written. */
import type { WordBook } from '@fray/engine';
import { isShare } from '../experiment/responses.js';
import type { LabWords } from '../words/lab-words.js';
import { winnerName } from './names.js';

export interface ResponseWords {
  readonly title: string;
  readonly less: string;
  readonly more: string;
  /** A difference, with its sign. */
  readonly figure: (value: number) => string;
  /** The thing itself. */
  readonly plain: (value: number) => string;
}

export function responseWords(response: string, book: WordBook, words: LabWords): ResponseWords {
  const isLength = ['decisions', 'choices', 'minutes'].includes(response);
  return {
    title: titleOf(response, book, words),
    less: isLength ? words.shorter : words.fewer,
    more: isLength ? words.longer : words.more,
    figure: isShare(response) ? words.share : words.amount,
    plain: isShare(response) ? words.plainShare : words.plainAmount,
  };
}

function titleOf(response: string, book: WordBook, words: LabWords): string {
  const { first, draws, lengthOf, choices, minutes, leadChanges, closeness } = words;
  const own = { first, draw: draws, decisions: lengthOf, choices, minutes, leadChanges, closeness };
  const known = (own as Readonly<Record<string, string>>)[response];
  if (known !== undefined) return known;
  if (response.startsWith('event:')) return words.told(response.slice('event:'.length));
  const winner = winnerName(response, book);
  return winner === undefined ? (book.measures?.[response] ?? response) : words.wins(winner);
}

/** What is measured, in words: its name, and how its figures are written. */
import type { WordBook } from '@fray/engine';
import { isShare } from '../experiment/responses.js';
import type { LabWords } from '../words/lab-words.js';
import { winnerName } from './names.js';

export interface ResponseWords {
  readonly title: string;
  readonly isWins: boolean;
  readonly less: string;
  readonly more: string;
  /** A difference, with its sign. */
  readonly figure: (value: number) => string;
  /** The thing itself. */
  readonly plain: (value: number) => string;
}

export function responseWords(response: string, book: WordBook, words: LabWords): ResponseWords {
  const winner = winnerName(response, book);
  return {
    title: titleOf(response, book, words),
    isWins: isShare(response),
    ...directions(response, winner, words),
    figure: isShare(response) ? words.share : words.amount,
    plain: isShare(response) ? words.plainShare : words.plainAmount,
  };
}

function isLength(response: string): response is 'decisions' | 'choices' | 'minutes' {
  return ['decisions', 'choices', 'minutes'].includes(response);
}

function directions(
  response: string,
  winner: string | undefined,
  words: LabWords,
): Pick<ResponseWords, 'less' | 'more'> {
  if (isLength(response)) return { less: words.shorter, more: words.longer };
  if (winner === undefined || !isShare(response)) return { less: words.fewer, more: words.more };
  return { less: words.fewerFor(winner), more: words.moreFor(winner) };
}

/** What a difference means, to be said after "it matters most:". */
export function effectWords(response: string, difference: number, book: WordBook, words: LabWords): string {
  const isMore = difference > 0;
  const size = Math.abs(difference);
  const winner = response === 'first' ? words.whoeverIsFirst : winnerName(response, book);
  if (response === 'draw') return words.drawsEffect(words.plainShare(size), isMore);
  if (winner !== undefined && isShare(response))
    return words.winsEffect(winner, words.plainShare(size), isMore);
  if (isLength(response)) return words.lengthEffect(response, words.plainAmount(size), isMore);
  const { title, figure } = responseWords(response, book, words);
  return words.effect(title, figure(difference));
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

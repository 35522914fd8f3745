/** What is measured, in words: its name, and how its figures are written. */
import type { WordBook } from '@fray/engine';
import { winnerName } from '@fray/lab';
import { words } from '../../words/index.js';

const { lab } = words;

export interface ResponseWords {
  readonly title: string;
  readonly less: string;
  readonly more: string;
  readonly figure: (value: number) => string;
}

export function responseWords(response: string, book: WordBook): ResponseWords {
  if (response === 'decisions')
    return { title: lab.lengthOf, less: lab.shorter, more: lab.longer, figure: lab.amount };
  if (response === 'draw') return { title: lab.draws, less: lab.fewer, more: lab.more, figure: lab.share };
  const name = winnerName(response, book);
  if (name === undefined)
    return { title: lab.measure(response), less: lab.fewer, more: lab.more, figure: lab.amount };
  return { title: lab.wins(name), less: lab.fewer, more: lab.more, figure: lab.share };
}

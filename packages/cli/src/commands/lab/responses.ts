/** What is measured, in words: its name, and how its figures are written. */
import type { WordBook } from '@fray/engine';
import type { Answer, Findings } from '@fray/lab';
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
  const [group, key] = response.split(':');
  if (key === undefined)
    return { title: lab.measure(response), less: lab.fewer, more: lab.more, figure: lab.amount };
  const name =
    group === 'seat' ? book.seat(Number(key) - 1, {}) : (book.glossary[response]?.name ?? `${group} ${key}`);
  return { title: lab.wins(name), less: lab.fewer, more: lab.more, figure: lab.share };
}

/** The answers by response, in the order of the questions. */
export function byResponse({ answers }: Findings): ReadonlyMap<string, readonly Answer[]> {
  const groups = new Map<string, Answer[]>();
  for (const answer of answers) {
    const group = groups.get(answer.response) ?? [];
    group.push(answer);
    groups.set(answer.response, group);
  }
  return groups;
}

/** "duelDice × blur" with the names that players know them by. */
export function questionName(question: string, book: WordBook): string {
  return question
    .split(' × ')
    .map((part) => part.replace(/[A-Za-z][\w-]*/g, (word) => book.options[word]?.label ?? word))
    .join(' × ');
}

/** Answers arranged for a reader: by what was measured, with the names that players know. */
import type { WordBook } from '@fray/engine';
import type { Answer } from '../experiment/answers.js';
import type { Change } from '../experiment/experiment.js';
import type { LabWords } from '../words/lab-words.js';

/** In the order of the questions. */
export function byResponse(answers: readonly Answer[]): ReadonlyMap<string, readonly Answer[]> {
  const groups = new Map<string, Answer[]>();
  for (const answer of answers) {
    const group = groups.get(answer.response) ?? [];
    group.push(answer);
    groups.set(answer.response, group);
  }
  return groups;
}

/** "duelDice × startHealth = 30" as "Duel Dice × Health: 30". */
export function questionName(question: string, book: WordBook): string {
  return question.replace(/([A-Za-z][\w-]*)(?: = ([\w-]+))?/g, (whole, id: string, value?: string) => {
    const option = book.options[id];
    if (option === undefined) return whole;
    return value === undefined ? option.label : `${option.label}: ${option.values?.[value] ?? value}`;
  });
}

/** The same; every single change at once has a name of its own. */
export function changeName(
  question: string,
  changes: readonly Change[],
  book: WordBook,
  words: LabWords,
): string {
  return isWhole(question, changes) ? words.together : questionName(question, book);
}

export function isWhole(question: string, changes: readonly Change[]): boolean {
  const parts = (name: string): string[] => name.split(',').map((part) => part.trim());
  const all = new Set(changes.flatMap(({ name }) => parts(name)));
  const asked = parts(question);
  return changes.length > 2 && asked.length === all.size && asked.every((part) => all.has(part));
}

/** Who wins: "faction:hunter" and "seat:1" by name; undefined for what is no win. */
export function winnerName(response: string, book: WordBook): string | undefined {
  const [group, key] = response.split(':');
  if (key === undefined) return undefined;
  if (group === 'seat') return book.seat(Number(key) - 1, {});
  return book.measures?.[response] ?? book.glossary[response]?.name ?? book.glossary[key]?.name ?? key;
}

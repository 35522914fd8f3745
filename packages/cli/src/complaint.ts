/** Something the user can put right: shown as one sentence on stderr, without a stack trace. */
import { loadEngineWords, type Message, NOBODY, type Result, sayFrom, type WordBook } from '@fray/engine';
import { words } from './words/index.js';
import { readersLanguages } from './words/readers-languages.js';

/** The exit code of a program that was interrupted from the keyboard. */
export const INTERRUPTED = 130;

export class Complaint extends Error {
  constructor(
    readonly problem: string | Message,
    readonly exitCode = 1,
  ) {
    super(typeof problem === 'string' ? problem : problem.id);
  }
}

/** The value, or its reason as a complaint; in the words of the game's book, where one is open. */
export function must<T>(result: Result<T, string | Message>, book?: WordBook): T {
  if (result.ok) return result.value;
  const { error } = result;
  throw new Complaint(
    typeof error === 'string' || isOurs(error) || book === undefined ? error : book.problem(error),
  );
}

/** A complaint as the sentence that is printed. */
export async function sayComplaint({ problem }: Complaint): Promise<string> {
  if (typeof problem === 'string') return problem;
  return isOurs(problem)
    ? sayFrom(words.messages, problem, NOBODY)
    : (await loadEngineWords(readersLanguages()))(problem);
}

function isOurs({ id }: Message): boolean {
  return id in words.messages;
}

/** Something the user can put right: shown as one sentence on stderr, without a stack trace. */
import type { Result } from '@fray/engine';

/** The exit code of a program that was interrupted from the keyboard. */
export const INTERRUPTED = 130;

export class Complaint extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

/** The value, or its reason as a complaint. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Complaint(result.error);
  return result.value;
}

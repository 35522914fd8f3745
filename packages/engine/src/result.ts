/** Success or a reason, for everything that reads data from outside. */
export type Result<T, E = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

export function fail<E>(error: E): Result<never, E> {
  return { ok: false, error };
}

/** Our own mistakes end the program: a broken invariant must never be played on. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Fray invariant broken: ${message}`);
}

/** How far this browser has seen each online match, to say what happened since. */
const KEY = 'fray.seen';
const LIMIT = 50;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Somebody who never saw it has nothing to catch up on. */
export function seenBefore(match: string): number {
  return all()[match] ?? Number.POSITIVE_INFINITY;
}

export function rememberSeen(match: string, steps: number): void {
  const { [match]: _, ...others } = all();
  const entries = [...Object.entries(others).slice(1 - LIMIT), [match, steps]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Then nothing is marked as new next time.
  }
}

/** My matches in the order in which they want me. Pure, and small: the home page loads it. */
import type { MyMatches } from '@fray/protocol';

type Mine = MyMatches['matches'][number];

/** Those that ask me something; where time runs, the one that has least of it first. */
export function waitingFirst(mine: readonly Mine[]): readonly Mine[] {
  return mine.filter(({ asked }) => asked).sort((x, y) => (x.due ?? Infinity) - (y.due ?? Infinity));
}

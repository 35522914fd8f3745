/**
 * The engine's rule for undo, asked of two states that are at hand: free when the generator did not move and
 * no other seat learnt anything, by consent otherwise. Replaying the match for every frame would cost too much.
 */
import type { AnyGame, Core, UndoStatus } from '@fray/engine';

export function judgeUndo(game: AnyGame, before: Core, after: Core, others: readonly number[]): UndoStatus {
  if (!isSame(before.rng, after.rng))
    return { kind: 'consent', seats: others, reason: 'Dice or cards have been drawn since.' };
  const learnt = others.filter((other) => !isSame(game.view(before, other), game.view(after, other)));
  if (learnt.length === 0) return { kind: 'free' };
  return { kind: 'consent', seats: learnt, reason: 'Others have already seen what you did.' };
}

/** Whether two pieces of plain data say the same. */
function isSame(x: unknown, y: unknown): boolean {
  if (x === y) return true;
  if (typeof x !== 'object' || typeof y !== 'object' || x === null || y === null) return false;
  const [mine, theirs] = [x as Record<string, unknown>, y as Record<string, unknown>];
  const keys = Object.keys(mine);
  return keys.length === Object.keys(theirs).length && keys.every((key) => isSame(mine[key], theirs[key]));
}

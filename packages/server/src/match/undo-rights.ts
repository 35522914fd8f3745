/**
 * The engine's rule for undo, asked of two states that are at hand: free when the generator did not move and
 * no other seat learnt anything, by consent otherwise. Replaying the match for every frame would cost too much.
 */
import { type AnyGame, type Core, canonical, type UndoStatus } from '@fray/engine';

export function judgeUndo(game: AnyGame, before: Core, after: Core, others: readonly number[]): UndoStatus {
  if (canonical(before.rng) !== canonical(after.rng))
    return { kind: 'consent', seats: others, reason: 'Dice or cards have been drawn since.' };
  const learnt = others.filter((other) => knows(game, before, other) !== knows(game, after, other));
  if (learnt.length === 0) return { kind: 'free' };
  return { kind: 'consent', seats: learnt, reason: 'Others have already seen what you did.' };
}

function knows(game: AnyGame, state: Core, seat: number): string {
  return canonical(game.view(state, seat));
}

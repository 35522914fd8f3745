/** The choice that nobody has to think about, for clients that make it for a player who wishes so. */
import type { Core } from './core.js';
import type { Game } from './game.js';
import type { Move } from './move.js';
import type { SeatView } from './view.js';

/** Undefined when the seat has something to decide, is not asked, or the game knows no such choices. */
export function routineMove<S extends Core, V>(
  game: Game<S, V>,
  view: SeatView<V>,
  moves: readonly Move[],
): Move | undefined {
  const index = moves.length === 0 ? undefined : game.knowledge.routine?.(view, moves);
  return index === undefined ? undefined : moves[index];
}

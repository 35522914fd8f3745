/** Answers for a seat by the standing orders it has given. */
import type { Core } from '../core.js';
import type { Game } from '../game.js';
import type { Move } from '../move.js';
import type { Options } from '../option.js';
import type { SeatView } from './view.js';

/** The orders that can matter in a match with these options, by id. */
export function knownOrders<S extends Core, V>(game: Game<S, V>, options: Options): string[] {
  return (game.orders ?? []).filter((order) => order.applies?.(options) !== false).map((order) => order.id);
}

export function defaultOrders<S extends Core, V>(game: Game<S, V>): string[] {
  return (game.orders ?? []).filter((order) => order.default).map((order) => order.id);
}

/** What the orders that a seat has given make it choose; undefined when it is to be asked. */
export function answerByOrders<S extends Core, V>(
  game: Game<S, V>,
  given: readonly string[],
  view: SeatView<V>,
  moves: readonly Move[],
  decision: string,
): Move | undefined {
  if (moves.length === 0 || game.orders === undefined) return undefined;
  for (const order of game.orders) {
    if (!given.includes(order.id)) continue;
    const index = order.answer(view, moves, decision);
    if (index !== undefined) return moves[index];
  }
  return undefined;
}

/** The orders that still hold after this view. */
export function lastingOrders<S extends Core, V>(
  game: Game<S, V>,
  given: readonly string[],
  view: SeatView<V>,
): readonly string[] {
  const lapsed = (game.orders ?? []).filter((order) => given.includes(order.id) && order.lapses?.(view));
  return lapsed.length === 0 ? given : given.filter((id) => !lapsed.some((order) => order.id === id));
}

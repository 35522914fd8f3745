/**
 * What a seat might try now and may not, worked out from its own view: no reason may rest on what the seat cannot know, so any world
 * that fits the view gives the same ones, and no host has to send them.
 */
import { rngFromWords } from '../chance/random.js';
import type { Core } from '../core.js';
import type { Game } from '../game.js';
import { Machine } from '../machine.js';
import type { Move } from '../move.js';
import type { Refusal } from '../offers.js';
import type { SeatView } from './view.js';

export function explainView<S extends Core, V>(
  game: Game<S, V>,
  view: SeatView<V>,
): readonly { readonly move: Move; readonly why: Refusal }[] {
  const world = game.sample(view, rngFromWords(1, 2, 3, 4));
  return new Machine(game).explain(world, view.seat);
}

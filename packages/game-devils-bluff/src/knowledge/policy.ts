/** A quick sensible choice from a view. */
import { below, type Move, type Rng, type SeatView } from '@fray/engine';
import type { DevilsView } from '../view.js';

export function policy(_view: SeatView<DevilsView>, moves: readonly Move[], rng: Rng): number {
  return below(rng, moves.length);
}

/** Quick sensible choices from a view. */
import type { Move, SeatView } from '@fray/engine';
import type { TrueshotView } from '../view/view.js';

export function policy(_view: SeatView<TrueshotView>, _moves: readonly Move[]): number {
  return 0;
}

export function actUnasked(_view: SeatView<TrueshotView>, _moves: readonly Move[]): number | undefined {
  return undefined;
}

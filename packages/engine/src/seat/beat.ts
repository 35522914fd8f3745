/**
 * What is shown at once: something that happened, and the table right after it, both as one seat may see them. Where play stands,
 * the view's flow, stays as it was before the choice until all of it has been shown.
 */
import type { GameEvent } from '../event.js';
import type { SeatView } from './view.js';

export interface Beat<V = unknown> {
  readonly event: GameEvent;
  readonly view: SeatView<V>;
}

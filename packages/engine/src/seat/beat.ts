/** What is shown at once: something that happened, and the table right after it, both as one seat may see them. */
import type { GameEvent } from '../event.js';
import type { SeatView } from './view.js';

export interface Beat<V = unknown> {
  readonly event: GameEvent;
  readonly view: SeatView<V>;
}

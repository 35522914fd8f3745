/**
 * Standing orders: on which conditions a seat wants to be asked. A game names them, the table offers them, whoever hosts
 * the match keeps them for each seat and answers by them, also while the player is away.
 */
import type { Move } from '../move.js';
import type { Options } from '../option.js';
import type { SeatView } from './view.js';

export interface StandingOrder<V> {
  readonly id: string;
  /** Whether a seat that said nothing has given it. */
  readonly default: boolean;
  /** A table may suggest it to whoever keeps answering as it would. */
  readonly suggests?: boolean;
  /** The decisions it is about: a table shows it openly beside these. */
  readonly about?: readonly string[];
  /** Whether it can ever matter in a match with these options; where it cannot, nobody is offered it. */
  applies?(options: Options): boolean;
  /**
   * The index of the move to make for the seat; undefined when it is to be asked. In a paced decision it may rest on what
   * only that seat knows; elsewhere it must follow from what everybody knows, because a quick answer tells something.
   */
  answer(view: SeatView<V>, moves: readonly Move[], decision: string): number | undefined;
  /** Whether it has done its work and ends by itself: "until my turn". */
  lapses?(view: SeatView<V>): boolean;
}

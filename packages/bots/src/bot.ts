/** What a bot is: it sees a view and the legal moves, and picks one. No state ever reaches it. */
import type { AnyGame, Move, Rng, SeatView } from '@fray/engine';

export interface Bot {
  readonly id: string;
  /** One sentence on how it plays. */
  readonly blurb: string;
  choose(view: SeatView<unknown>, moves: readonly Move[], game: AnyGame, rng: Rng): Move;
}

/** Bots, as the server knows them: something that answers a view with a move, elsewhere and in its own time. */
import type { Move, SeatView } from '@fray/engine';

export interface Thought {
  readonly game: string;
  readonly level: string;
  readonly view: SeatView<unknown>;
  readonly moves: readonly Move[];
  /** Words for the bot's own generator. It has nothing to do with the match's dice. */
  readonly words: readonly [number, number, number, number];
}

export interface Thinker {
  readonly levels: readonly string[];
  /** The chosen move; undefined when the budget ran out first. */
  think(thought: Thought): Promise<Move | undefined>;
  close(): Promise<void>;
}

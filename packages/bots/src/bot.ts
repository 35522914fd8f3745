/**
 * What a bot is, and how anybody asks one: server, browser, terminal and lab alike. It is given what its seat may know and the
 * legal moves; no state ever reaches it.
 */
import type { AnyGame, Move, Rng, SeatView } from '@fray/engine';

/** How long a bot may think. Nothing said: as long as it likes, which for the quick ones is a moment. */
export interface BotBudget {
  /** Lines to try. A count, so that the same choice comes out on every machine. */
  readonly iterations?: number;
  /** Milliseconds after which it is told to stop, with whatever it has found by then. */
  readonly ms?: number;
}

export interface BotQuestion {
  readonly game: AnyGame;
  readonly view: SeatView<unknown>;
  /** The legal answers to what the seat was asked; empty when nobody asked it anything. */
  readonly moves: readonly Move[];
  /** What it may do though nobody asked. */
  readonly standing: readonly Move[];
  /** How many seats play. */
  readonly seats: number;
  /** The bot's own chance; it has nothing to do with the dice of the match. */
  readonly rng: Rng;
  readonly budget: BotBudget;
  /** Asked now and then while it thinks; true: end with what you have. */
  stop?(): boolean;
}

export interface Bot {
  readonly id: string;
  /** One of `question.moves`, of which there are at least two. */
  choose(question: BotQuestion): Move;
  /** One of `question.standing` worth making now; undefined to hold still. Without this it does as the game advises. */
  act?(question: BotQuestion): Move | undefined;
  /** It never does anything unasked. */
  readonly passive?: true;
}

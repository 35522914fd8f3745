/** What a search is asked, and what it found. */
import type { AnyGame, Move, Rng, SeatView } from '@fray/engine';

export interface SearchQuestion {
  readonly game: AnyGame;
  readonly view: SeatView<unknown>;
  readonly moves: readonly Move[];
  /** How many seats play: everyone's reward is kept. */
  readonly seats: number;
  readonly rng: Rng;
  /** How many lines to try. A count, not a time, so that a choice repeats on every machine. */
  readonly iterations: number;
  /** Asked now and then; true ends the search with what it has. */
  readonly stop?: () => boolean;
}

/** One candidate after a search: how often it was tried, and what it brought on average (-1 lost to 1 won). */
export interface Finding {
  readonly move: Move;
  readonly visits: number;
  readonly worth: number;
  /** Standard error of `worth`, where the method knows one. */
  readonly error?: number;
}

/** The chosen one first. */
export type Findings = readonly Finding[];

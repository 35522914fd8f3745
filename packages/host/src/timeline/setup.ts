/** What a timeline starts from, and a take-back that is being talked about. */
import type { AnyGame, MatchSetup, Message } from '@fray/engine';
import type { Clock } from '@fray/protocol';

/** Something a player said while the table gathered. */
export interface SaidBefore {
  readonly seat: number;
  readonly text: string;
}

export interface TimelineSetup {
  readonly game: AnyGame;
  readonly match: MatchSetup;
  readonly clock: Clock;
  /** When it started, in the host's milliseconds. */
  readonly started: number;
  /** How long the answers to a paced question are held back at least. */
  readonly beatMs: number;
  readonly said?: readonly SaidBefore[];
  /** Nothing is taken back unless somebody outside of the match has granted it. */
  readonly undo?: 'granted';
}

export interface UndoAsked {
  readonly seat: number;
  readonly of: number;
  readonly waiting: readonly number[];
  readonly reason: Message | undefined;
}

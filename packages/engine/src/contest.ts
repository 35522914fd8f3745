/** Several matches under one roof, such as a bracket: plain data, from which follows what is to be played next. */
import type { Core } from './core.js';
import type { Result } from './result.js';
import type { Message } from './words/message.js';

/** A match that can be played now; matches that are open at the same time do not depend on each other. */
export interface ContestMatch {
  /** Names it as long as the contest lasts: a match played again has another key. */
  readonly key: string;
  /** Who sits where: places in the list of entrants, in the order of the seats. */
  readonly entrants: readonly number[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** What anybody may see of a match under way: its round, and what each seat has left of how much. */
export interface ContestGlimpse {
  readonly round: number;
  readonly left: readonly number[];
  readonly of: readonly number[];
}

/** C is the contest as the game keeps it. */
export interface Contest<S extends Core, C = unknown> {
  /** Reads what somebody wrote and draws the pairings by its seed. */
  start(input: unknown): Result<C, Message>;
  entrants(contest: C): number;
  open(contest: C): readonly ContestMatch[];
  /** The contest after an open match has ended in this state. */
  report(contest: C, key: string, state: Readonly<S>): Result<C, Message>;
  glimpse(state: Readonly<S>): ContestGlimpse;
}

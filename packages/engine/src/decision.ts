/** What a seat can be asked: the one question, and the walk over everything it might answer. */
import type { Rng } from './chance/random.js';
import type { Core } from './core.js';
import type { Move } from './move.js';
import type { Offers } from './offers.js';
import type { Pending } from './pending.js';
import type { Message } from './words/message.js';

export interface Decision<S extends Core> {
  readonly id: string;
  readonly clause: string;
  index: number;
  /**
   * Answers show only after a common beat, so that how quickly somebody passed tells nothing. Whoever hosts the match keeps
   * the beat; within it a seat may be answered for by its standing orders, from its own view. `briefly` is for windows that open
   * many times a minute: the beat is short, so orders must follow from what everybody knows.
   */
  readonly paced?: boolean | 'briefly';
  offers(state: Readonly<S>, seat: number, out: Offers): void;
  /**
   * Offers one of the moves that `offers` would list, any of them, and returns how many those are: for random play where they can be counted
   * sooner than listed. It takes the one at `below(rng, count)`, so that nobody can tell which of the two was asked.
   */
  draw?(state: Readonly<S>, seat: number, out: Offers, rng: Rng): number;
  /** The question, as a message of the word book. */
  prompt(state: Readonly<S>, seat: number): Message;
  /** What is being answered, where the question is part of a window. The same for every seat. */
  pending?(state: Readonly<S>): Pending | undefined;
  /** What is chosen for a seat whose time ran out. */
  timeout(state: Readonly<S>, seat: number): Move;
}

export function decision<S extends Core>(definition: Omit<Decision<S>, 'index'>): Decision<S> {
  return { ...definition, index: -1 };
}

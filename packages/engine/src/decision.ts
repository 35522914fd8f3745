/** What a seat can be asked: the one question, and the walk over everything it might answer. */
import type { Core } from './core.js';
import type { Move } from './move.js';
import type { Offers } from './offers.js';

/** The question in the game's own voice, and one softer sentence on what matters. */
export interface Prompt {
  readonly ask: string;
  readonly hint?: string;
}

export interface Decision<S extends Core> {
  readonly id: string;
  readonly clause: string;
  index: number;
  offers(state: Readonly<S>, seat: number, out: Offers): void;
  prompt(state: Readonly<S>, seat: number): Prompt;
  /** What is chosen for a seat whose time ran out. */
  timeout(state: Readonly<S>, seat: number): Move;
}

export function decision<S extends Core>(definition: Omit<Decision<S>, 'index'>): Decision<S> {
  return { ...definition, index: -1 };
}

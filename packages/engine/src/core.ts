/** What every state carries for the engine: chance, the running procedures, and how the match ended. */

import type { Rng } from './chance/random.js';
import type { EventData } from './event.js';
import type { Move } from './move.js';

/** Values a procedure keeps while it runs. Every seat sees them: secrets live in the game's own state. */
export type Locals = { [name: string]: number | string | boolean | number[] };

/** One running procedure. `asking` is the set of seats (one bit each) that must decide before it goes on. */
export interface StackFrame {
  proc: number;
  step: number;
  asking: number;
  decision: number;
  /** Sealed choices by seat, while several seats choose at once. */
  sealed: (Move | null)[] | null;
  locals: Locals;
}

/** How a match ended. No winner at all is a draw. */
export interface Outcome {
  readonly winners: number[];
  readonly clause: string;
  /** Why, as the word book's `outcome` knows it. */
  readonly reason: string;
  readonly data?: EventData;
  /** The place of every seat, from 1, where a match ends with more than winners and losers. */
  readonly places?: readonly number[];
}

export interface Core {
  rng: Rng;
  stack: StackFrame[];
  outcome: Outcome | null;
}

export function newCore(rng: Rng): Core {
  return { rng, stack: [], outcome: null };
}

export function newFrame(proc: number, locals: Locals): StackFrame {
  return { proc, step: 0, asking: 0, decision: 0, sealed: null, locals };
}

export function cloneRng(rng: Rng): Rng {
  // Written out for the generator of simulation: a slice costs more than the four words.
  return rng.length === 4 ? [rng[0]!, rng[1]!, rng[2]!, rng[3]!] : rng.slice();
}

export function cloneStack(stack: readonly StackFrame[]): StackFrame[] {
  // The usual depth written out: views and search copy a stack at every decision, and a slice costs more than the frames.
  if (stack.length === 3) return [cloneFrame(stack[0]!), cloneFrame(stack[1]!), cloneFrame(stack[2]!)];
  const copy = stack.slice();
  for (let i = 0; i < copy.length; i++) copy[i] = cloneFrame(copy[i]!);
  return copy;
}

function cloneFrame(f: StackFrame): StackFrame {
  return {
    proc: f.proc,
    step: f.step,
    asking: f.asking,
    decision: f.decision,
    sealed: f.sealed === null ? null : f.sealed.slice(),
    locals: cloneLocals(f.locals),
  };
}

/** Shared by every procedure that was called without locals; frozen, so that none can write into another's. */
export const NO_LOCALS: Locals = Object.freeze({});

function cloneLocals(locals: Locals): Locals {
  if (locals === NO_LOCALS) return locals;
  const copy = { ...locals };
  for (const name in copy) {
    const value = copy[name]!;
    if (Array.isArray(value)) copy[name] = value.slice();
  }
  return copy;
}

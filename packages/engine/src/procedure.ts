/**
 * Rules are procedures of named steps, in the order in which the rule book tells them. Where a match stands
 * is a stack of small frames in the state, so it can be saved, copied and searched in the middle of anything.
 *
 * The stack is public: which procedure runs, at which step, with which locals, what is asked and of whom stands in
 * every seat's view. So no secret may be kept in locals or decide where play goes or who is asked; seats that could react
 * for all that the others know are all asked.
 */
import { type Core, type Locals, NO_LOCALS, newFrame, type Outcome, type StackFrame } from './core.js';
import type { Decision } from './decision.js';
import type { AnyEvents, GameEvent } from './event.js';
import type { Move } from './move.js';
import { assert } from './result.js';

/** What a step can do besides changing the state: the whole vocabulary of the flow of play. E says what events carry, by their type. */
export interface Run<S extends Core, E = AnyEvents> {
  /** The answer that was just given; meaningful in the step right after the asking one. */
  readonly seat: number;
  readonly verb: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  /** The sealed choice of a seat, in the step after all were in. */
  sealed(seat: number): Move;

  /** Ask one seat; the next step gets the answer. */
  ask(seat: number, decision: Decision<S>): void;
  /** Ask every seat of a bit set at once; nobody sees any choice before all are in. */
  askAll(seats: number, decision: Decision<S>): void;
  /** Go on at another step of this procedure. */
  goto(step: number): void;
  /** Run another procedure to its end, then go on with the next step. */
  call(procedure: Procedure<S>, locals?: Locals): void;
  /** Leave this procedure now. */
  leave(): void;
  /** The match is over. No winners: a draw. `reason` is a message of the word book's `outcome`. */
  finish(winners: number[], clause: string, reason: string, more?: Pick<Outcome, 'data' | 'places'>): void;

  /** Chance, from the state alone (or from a test's tape). */
  die(sides: number): number;
  below(n: number): number;
  /**
   * `drawn`: so many at most are taken, from the end, before the items are shuffled again, and nobody sees or counts on the order of the
   * rest. A machine that plays off the record need not settle it.
   */
  shuffle<T>(items: T[], drawn?: number): void;
  /** Puts an item under a pile that is shuffled before anything is taken from it: off the record it may lie anywhere. */
  bury<T>(pile: T[], item: T): void;

  /** Build an event only when this is true. */
  readonly listening: boolean;
  tell(event: GameEvent<E>): void;
}

/**
 * One step. It may change the state, tell events, call a procedure, jump, or ask. A step that asks does
 * nothing else: it is run again when something interrupted the asking.
 */
export type StepOf<S extends Core, L, E = AnyEvents> = (state: S, run: Run<S, E>, locals: L) => void;

export interface Procedure<S extends Core> {
  readonly name: string;
  readonly stepNames: readonly string[];
  /** The place of each step by its name, for jumps. */
  readonly at: Readonly<Record<string, number>>;
  /** Its place in the game's list, set once when the game is defined. */
  index: number;
  /** The steps in order. Each is called with the locals its own procedure was called with. */
  readonly steps: readonly AnyStep<S>[];
}

/** A method type, so that a game's own state and locals fit where the engine knows only Core and Locals. */
export type AnyStep<S extends Core> = { step(state: S, run: Run<S>, locals: Locals): void }['step'];

/** `procedureOf<State, Locals, Events>()` gives the maker of procedures for one kind of state, locals and events. */
export function procedureOf<S extends Core, L extends Locals = Locals, E = AnyEvents>() {
  return <N extends string>(
    name: string,
    steps: { readonly [K in N]: StepOf<S, L, E> },
  ): Procedure<S> & { readonly at: Readonly<Record<N, number>> } => {
    const stepNames = Object.keys(steps) as N[];
    const at = Object.fromEntries(stepNames.map((step, i) => [step, i])) as Record<N, number>;
    const list = stepNames.map((step) => steps[step] as unknown as AnyStep<S>);
    return { name, stepNames, at, index: -1, steps: list };
  };
}

/** A frame that stands before a step of a procedure: for setting up a position in the middle of play. */
export function frameAt<S extends Core>(
  procedure: Procedure<S>,
  step = 0,
  locals: Locals = NO_LOCALS,
): StackFrame {
  assert(procedure.index >= 0, `procedure ${procedure.name} is not in the game's list`);
  return { ...newFrame(procedure.index, locals), step };
}

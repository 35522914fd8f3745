/** The contract: what a game must say about itself so that everything else works for it unchanged. */
import type { Core } from './core.js';
import type { Decision } from './decision.js';
import type { GameEvent } from './event.js';
import type { Move, Verb } from './move.js';
import type { Offers } from './offers.js';
import type { OptionDefinition, Options, Setup } from './option.js';
import type { Procedure, Run } from './procedure.js';
import type { Rng } from './random.js';
import { assert } from './result.js';
import type { ScenarioAdapter } from './scenario.js';
import type { Entry, Line, Section } from './text.js';
import type { SeatView } from './view.js';

/** Choices that a seat may make though nobody asked it. */
export interface Standing<S extends Core> {
  /** Verbs from this index on are standing choices. */
  readonly firstVerb: number;
  offers(state: Readonly<S>, seat: number, out: Offers): void;
  /** Carries it out; `run.seat`, `run.verb` and the rest say what was chosen. May call a procedure. */
  act(state: S, run: Run<S>): void;
}

/** How a game speaks. Every function sees only what the reader may see. */
export interface GameText<V> {
  /** What a seat is called when its player has no name, for example "Rohan". */
  seat(seat: number, options: Options): string;
  /** The story line of an event as its reader saw it; undefined when there is nothing to tell. */
  event(event: GameEvent, names: readonly string[]): Line | undefined;
  /** A move in words: "Play Strider in lane 4". */
  move(move: Move, view: SeatView<V>): string;
  /** The table in words, from one seat's view. */
  sheet(view: SeatView<V>, names: readonly string[]): Section[];
  readonly glossary: Readonly<Record<string, Entry>>;
}

/** What a bot may know about playing well. It is given sampled states, never the true one. */
export interface Knowledge<S extends Core, V> {
  /** How good a state is for a seat, roughly from -1 (lost) to 1 (won). */
  judge(state: Readonly<S>, seat: number): number;
  /** A quick sensible choice from a view: the index of one of the moves. */
  policy?(view: SeatView<V>, moves: readonly Move[], rng: Rng): number;
  /**
   * The index of the move that any player would make here without a thought, mostly a pass while nothing is at stake;
   * undefined when there is something to decide. Clients may make it for a player who wishes so. It must be told from
   * what everybody knows, or a quick answer would give secrets away.
   */
  routine?(view: SeatView<V>, moves: readonly Move[]): number | undefined;
}

export interface Game<S extends Core, V> {
  readonly id: string;
  readonly title: string;
  /** Changes whenever the same record would play differently. */
  readonly version: string;
  readonly blurb: string;
  readonly minutes: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** No match takes more decisions than this. */
  readonly maxDecisions: number;
  readonly verbs: readonly Verb[];
  readonly options: readonly OptionDefinition[];
  readonly procedures: readonly Procedure<S>[];
  readonly decisions: readonly Decision<S>[];
  readonly start: Procedure<S>;
  readonly standing?: Standing<S>;
  readonly text: GameText<V>;
  readonly knowledge: Knowledge<S, V>;
  /** How positions are written in scenario files. */
  readonly scenario?: ScenarioAdapter<S>;

  /** A state before the first step. Nothing random happens here. */
  setup(setup: Setup, rng: Rng): S;
  clone(state: Readonly<S>): S;
  /** Everything the seat may know (SPECTATOR: what anyone may), in a type of its own. */
  view(state: Readonly<S>, seat: number): V;
  /** A full state that this view allows; what the seat cannot know is drawn from `rng`. */
  sample(view: SeatView<V>, rng: Rng): S;
  /** What is wrong with a state, for the conformance suite; undefined when all is well. */
  audit(state: Readonly<S>): string | undefined;
}

/** Links a game's procedures and decisions to their places in its lists. */
export function defineGame<S extends Core, V>(game: Game<S, V>): Game<S, V> {
  game.procedures.forEach((procedure, i) => {
    assert(procedure.index === -1 || procedure.index === i, `${procedure.name} belongs to another game`);
    procedure.index = i;
  });
  game.decisions.forEach((decision, i) => {
    assert(decision.index === -1 || decision.index === i, `${decision.id} belongs to another game`);
    decision.index = i;
  });
  assert(game.start.index >= 0, 'the first procedure must be in the list');
  return game;
}

/** Any game, where only the contract matters. Methods are bivariant, so every Game fits. */
export type AnyGame = Game<Core, unknown>;

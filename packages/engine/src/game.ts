/** The contract: what a game must say about itself so that everything else works for it unchanged. */

import type { Rng } from './chance/random.js';
import type { Contest } from './contest.js';
import type { Core, Locals } from './core.js';
import type { Decision } from './decision.js';
import type { GameEvent } from './event.js';
import type { Move, Verb } from './move.js';
import type { Offers } from './offers.js';
import type { OptionDefinition, Options, Setup } from './option.js';
import type { Practice } from './parts/practice.js';
import type { Levels } from './parts/thinking.js';
import type { Procedure, Run } from './procedure.js';
import { assert } from './result.js';
import type { StandingOrder } from './seat/order.js';
import type { SeatView } from './seat/view.js';
import type { Message } from './words/message.js';
import type { Books } from './words/word-book.js';

/** Choices that a seat may make though nobody asked it. */
export interface Standing<S extends Core> {
  /** Verbs from this index on are standing choices. */
  readonly firstVerb: number;
  offers(state: Readonly<S>, seat: number, out: Offers): void;
  /** Carries it out; `run.seat`, `run.verb` and the rest say what was chosen. May call a procedure. */
  act(state: S, run: Run<S>): void;
}

/** What a bot may know about playing well. It is given sampled states, never the true one. */
export interface Knowledge<S extends Core, V> {
  /** How good a state is for a seat, roughly from -1 (lost) to 1 (won). */
  judge(state: Readonly<S>, seat: number): number;
  /** A quick sensible choice from a view: the index of one of the moves. */
  policy?(view: SeatView<V>, moves: readonly Move[], rng: Rng): number;
  /**
   * The same for search, which tries thousands of lines on sampled states: fills `out` with what each listed move is worth, in any
   * unit. The quick choice is the first of the highest; search tries higher ones sooner. It reads numbers and builds nothing; what
   * the seat cannot know is made up in that state, so reading it is no peeking.
   */
  worths?(state: Readonly<S>, seat: number, listed: Offers, out: Float64Array): void;
  /** What was learnt by playing, stronger than the quick choice. */
  readonly practice?: Practice<S>;
  /** The place of the one listed move that nobody needs to think about; -1 where there is something to choose. */
  routine?(state: Readonly<S>, seat: number, listed: Offers): number;
  /**
   * Marks with 1 every listed move that is the same as one listed before it in all but its name, such as a card into another of
   * several empty lanes: search looks at the first alone. It goes by nothing but what the seat knows.
   */
  twins?(state: Readonly<S>, seat: number, listed: Offers, out: Uint8Array): void;
  /** Whether every bot makes the quick choice here, whatever its strength: what a table agrees on is no part of play. */
  isCourtesy?(moves: readonly Move[]): boolean;
  /** How clear the end of a match was for a seat, from -1 (lost by far) to 1: beside won and lost, which count for more. */
  margin?(state: Readonly<S>, seat: number): number;
  /** How each level thinks, from the weakest; a level that is not named does not exist here. */
  readonly levels?: Levels;
  /** Which round it is, counted up: a look ahead that stops at the beginning of one can be judged better than in the middle. */
  round?(state: Readonly<S>): number;
  /** A number that tells apart what a seat knows after chance has spoken, so that search does not mix rolls. */
  key?(state: Readonly<S>, seat: number): number;
  /** Why a move would be good, from what the seat knows, for the word book's `why`; undefined where there is nothing to tell. */
  why?(view: SeatView<V>, move: Move): Message | undefined;
  /**
   * The index of a standing choice that is worth making now though nobody asked; undefined to hold still. It is asked before every
   * decision, so it looks only when there is something to think about.
   */
  act?(look: () => SeatView<V>, standing: readonly Move[], rng: Rng): number | undefined;
  /** That `act` would hold still, told without a view where simulation would make one for it: by nothing but what the seat knows. */
  holdsStill?(state: Readonly<S>, seat: number): boolean;
}

/** A seat's hero, faction, card: `group` and `key` are glossary words, such as "faction" and "hunter". */
export interface Trait {
  readonly group: string;
  readonly key: string;
  readonly seat: number;
}

export interface Game<S extends Core, V> {
  readonly id: string;
  /** Changes whenever the same record would play differently. */
  readonly version: string;
  /** What a match against bots takes, at 3 seconds a choice: `fray sim` says it. */
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
  /** How the game speaks, by language. Nothing else in it makes a sentence. */
  readonly books: Books<V>;
  readonly knowledge: Knowledge<S, V>;
  readonly orders?: readonly StandingOrder<V>[];
  /** How several matches make a contest, where the game knows one. */
  readonly contest?: Contest<S>;

  /** What is wrong with options that are right one by one, for the word books' `problem`. */
  optionsFault?(options: Options, seats: number): Message | undefined;
  /** A state before the first step. Nothing random happens here. */
  setup(setup: Setup, rng: Rng): S;
  clone(state: Readonly<S>): S;
  /**
   * Everything the seat may know (SPECTATOR: what anyone may), in a type of its own. Parts of another view that say the same, nearly
   * always an earlier one of the same seat, may be shared with it: what is shared need not be looked into for what changed.
   */
  view(state: Readonly<S>, seat: number, other?: V): V;
  /**
   * A full state that this view allows; what the seat cannot know is drawn from `rng`. Off the record (see MachineOptions) numbers that
   * decide nothing need not be drawn, such as for the order of a pile that is shuffled before anything is taken from it.
   */
  sample(view: SeatView<V>, rng: Rng, offRecord?: boolean): S;
  /** What each seat had in a match that is over, for figures such as "how often do Hunters win?". */
  traits?(state: Readonly<S>): readonly Trait[];
  /** Whose wins people ask for first, where sides are not seats: "faction:hunter", named in the word books' `measures`. */
  readonly sides?: readonly string[];
  /** What an event shows somebody to use: a card played, an ability announced. */
  used?(event: GameEvent): Trait | undefined;
  /** What else a match that is over is measured by, such as its rounds; the word books' `measures` name it. */
  measures?(state: Readonly<S>): Readonly<Record<string, number>>;
  /** What is wrong with a state, for the conformance suite; undefined when all is well. */
  audit(state: Readonly<S>): string | undefined;
  /** The game's own part of a state with ids where it has places in tables, so that hashes survive a new card; without its options. */
  spell?(state: Readonly<S>): unknown;
  /** The same as records of the first format have it, where it is another. */
  spellFirst?(state: Readonly<S>): unknown;
  /** The options by which a state is played: a hash has those that are not at their defaults. */
  chosen?(state: Readonly<S>): Readonly<Record<string, unknown>>;
  /** The same for what a procedure keeps while it runs. */
  spellLocals?(procedure: string, locals: Readonly<Locals>): unknown;
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

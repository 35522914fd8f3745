/**
 * A position by what it means, for hashes that outlive a new card: procedures, steps and decisions by name, sealed choices
 * as they are written outside, and everything of the game by its own ids (`Game.spell`).
 */

import { sha256 } from '../chance/sha256.js';
import type { Core, StackFrame } from '../core.js';
import type { Game } from '../game.js';
import { formatChoice, type Move } from '../move.js';
import { canonical } from './canonical.js';

export function spellState<S extends Core, V>(game: Game<S, V>, state: Readonly<S>): unknown {
  const own = game.spell === undefined ? ownFields(state) : game.spell(state);
  return {
    rng: state.rng,
    outcome: state.outcome,
    stack: state.stack.map((frame) => spellFrame(game, frame)),
    table: own,
  };
}

export function hashState<S extends Core, V>(game: Game<S, V>, state: Readonly<S>): string {
  return sha256(canonical(spellState(game, state))).slice(0, 32);
}

function spellFrame<S extends Core, V>(game: Game<S, V>, frame: StackFrame): unknown {
  const { name, stepNames } = game.procedures[frame.proc]!;
  return {
    procedure: name,
    step: stepNames[frame.step] ?? 'end',
    asking: frame.asking,
    decision: frame.asking === 0 ? null : game.decisions[frame.decision]!.id,
    sealed: frame.sealed?.map((move) => spellMove(game, move)) ?? null,
    locals: game.spellLocals === undefined ? frame.locals : game.spellLocals(name, frame.locals),
  };
}

function spellMove<S extends Core, V>(game: Game<S, V>, move: Move | null): unknown {
  return move === null ? null : formatChoice(game.verbs, move);
}

function ownFields({ rng: _rng, stack: _stack, outcome: _outcome, ...own }: Readonly<Core>): unknown {
  return own;
}

/**
 * A position by what it means, for hashes that outlive a new card: procedures, steps and decisions by name, sealed choices
 * as they are written outside, and everything of the game by its own ids (`Game.spell`).
 */

import { sha256 } from '../chance/sha256.js';
import type { Core, StackFrame } from '../core.js';
import type { Game } from '../game.js';
import { formatChoice, type Move } from '../move.js';
import type { OptionDefinition } from '../option.js';
import { canonical } from './canonical.js';
import { RECORD_FORMAT, type RecordFormat } from './record.js';

export function spellState<S extends Core, V>(
  game: Game<S, V>,
  state: Readonly<S>,
  format: RecordFormat = RECORD_FORMAT,
): unknown {
  const options = format === 'fray-record/1' ? {} : changed(game.options, game.chosen?.(state) ?? {});
  return {
    rng: state.rng,
    outcome: state.outcome,
    stack: state.stack.map((frame) => spellFrame(game, frame)),
    table: spellTable(game, state, format),
    ...(Object.keys(options).length === 0 ? {} : { options }),
  };
}

/** A hash as records of this format have it. */
export function hashState<S extends Core, V>(
  game: Game<S, V>,
  state: Readonly<S>,
  format: RecordFormat = RECORD_FORMAT,
): string {
  return sha256(canonical(spellState(game, state, format))).slice(0, 32);
}

function spellTable<S extends Core, V>(game: Game<S, V>, state: Readonly<S>, format: RecordFormat): unknown {
  if (format === 'fray-record/1' && game.spellFirst !== undefined) return game.spellFirst(state);
  return game.spell === undefined ? ownFields(state) : game.spell(state);
}

/** What is not at its default. */
function changed(
  definitions: readonly OptionDefinition[],
  chosen: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    definitions.flatMap(({ id, default: standard }) =>
      id in chosen && canonical(chosen[id]) !== canonical(standard) ? [[id, chosen[id]]] : [],
    ),
  );
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

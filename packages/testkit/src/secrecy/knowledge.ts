/** What reaches a seat from a position, and what one move does to it. */
import { type AnyGame, type Core, type GameEvent, Machine, type Move, SPECTATOR } from '@fray/engine';
import { viewOf } from '../conformance/view-checks.js';
import { legalMoves, type Position } from '../random-match.js';

/** Everything that reaches a seat from a position. */
export function knowledge(position: Position, state: Core, seat: number): unknown {
  const { machine } = position;
  const view = viewOf(position, state, seat);
  const pending = machine.decision(state)?.pending?.(state) ?? null;
  if (seat === SPECTATOR) return { view, pending };
  const asked = (machine.asking(state) & (1 << seat)) !== 0;
  return {
    view,
    pending,
    prompt: asked ? machine.decision(state)!.prompt(state, seat) : null,
    moves: legalMoves(machine, state, seat),
    refused: machine.explain(state, seat),
  };
}

interface Teller {
  readonly machine: Machine<Core>;
  events: GameEvent[];
}

/** One machine a game: a new one for each of a million moves would keep the collector busy. */
const tellers = new WeakMap<AnyGame, Teller>();

function tellerOf(game: AnyGame): Teller {
  const known = tellers.get(game);
  if (known !== undefined) return known;
  const machine = new Machine(game, { sink: (event) => void teller.events.push(event) });
  const teller: Teller = { machine, events: [] };
  tellers.set(game, teller);
  return teller;
}

/** The position after one move, and what was told of it; the given one stays as it is. */
export function playOnce(
  game: AnyGame,
  state: Core,
  seat: number,
  move: Move,
): { state: Core; events: GameEvent[] } {
  const teller = tellerOf(game);
  const events: GameEvent[] = [];
  teller.events = events;
  const copy = game.clone(state);
  teller.machine.apply(copy, seat, move);
  return { state: copy, events };
}

/** What a seat sees right after each event of one move. */
export function viewsTold(game: AnyGame, state: Core, seat: number, move: Move, reader: number): unknown[] {
  const views: unknown[] = [];
  const copy = game.clone(state);
  new Machine(game, { sink: () => void views.push(game.view(copy, reader)) }).apply(copy, seat, move);
  return views;
}

/** What one seat may know, and a full state that fits it. */
import { cloneStack, nextWord, type Rng, rngFromWords, type SeatView } from '@fray/engine';
import type { State } from './state.js';

/** Everything lies open here, so a view is the whole table. A secret would be left out for the others. */
export interface View {
  readonly health: readonly number[];
  readonly turn: number;
  readonly turns: number;
}

export function view(s: Readonly<State>, _seat: number): View {
  return { health: s.health.slice(), turn: s.turn, turns: s.turns };
}

/** A state that the seat thinks possible. Its chance is its own, so that no bot foresees the dice. */
export function sample({ table, flow }: SeatView<View>, rng: Rng): State {
  return {
    rng: rngFromWords(nextWord(rng), nextWord(rng), nextWord(rng), nextWord(rng)),
    stack: cloneStack(flow.stack),
    outcome: flow.outcome,
    health: table.health.slice(),
    turn: table.turn,
    turns: table.turns,
  };
}

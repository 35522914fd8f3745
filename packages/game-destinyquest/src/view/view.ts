/**
 * What a seat may know. Both sheets, every use, die and effect are open (R-OPEN); only the generator and the
 * other's sealed choice are not, and neither is part of the table.
 */
import { cloneStack, freshRng, type Rng, type SeatView } from '@fray/engine';
import { cloneTable } from '../state/clone-table.js';
import { type DuelState, type DuelTable, duelOf } from '../state/state.js';

export type DuelView = DuelTable;

export function viewDuel(s: Readonly<DuelState>): DuelView {
  return cloneTable(s);
}

/** A full state that this view allows: only chance is made up, and is its own, so that nobody can foresee it. */
export function sampleDuel(view: SeatView<DuelView>, rng: Rng): DuelState {
  return duelOf(freshRng(rng), cloneStack(view.flow.stack), view.flow.outcome, cloneTable(view.table));
}

/** The view as a state to be read, not played on: nothing is copied. */
export function readView(view: SeatView<DuelView>): Readonly<DuelState> {
  return duelOf([], view.flow.stack as DuelState['stack'], view.flow.outcome, view.table);
}

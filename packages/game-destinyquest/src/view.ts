/**
 * What a seat may know. Both sheets, every use, die and effect are open (R-OPEN); only the generator and the
 * other's sealed choice are not, and neither is part of the table.
 */
import type { Core, Rng, SeatView } from '@fray/engine';
import { cloneStack } from '@fray/engine';
import { cloneTable } from './clone-table.js';
import type { DuelState, DuelTable } from './state.js';

export type DuelView = DuelTable;

export function viewDuel(s: Readonly<DuelState>): DuelView {
  return cloneTable(s);
}

/** A full state that this view allows: only the generator is made up. */
export function sampleDuel(view: SeatView<DuelView>, rng: Rng): DuelState {
  const core: Core = { rng, stack: cloneStack(view.flow.stack), outcome: view.flow.outcome };
  return { ...core, ...cloneTable(view.table) };
}

/** The view as a state to be read, not played on: nothing is copied. */
export function readView(view: SeatView<DuelView>): Readonly<DuelState> {
  return { rng: [], stack: view.flow.stack as DuelState['stack'], outcome: view.flow.outcome, ...view.table };
}

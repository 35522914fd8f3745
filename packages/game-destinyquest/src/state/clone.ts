/** An independent copy of a duel. */
import { cloneRng, cloneStack } from '@fray/engine';
import { cloneTable } from './clone-table.js';
import { type DuelState, duelOf } from './state.js';

export function cloneDuel(s: Readonly<DuelState>): DuelState {
  return duelOf(cloneRng(s.rng), cloneStack(s.stack), s.outcome, cloneTable(s));
}

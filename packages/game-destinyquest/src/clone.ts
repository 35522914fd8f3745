/** An independent copy of a duel. */
import { cloneRng, cloneStack } from '@fray/engine';
import { cloneTable } from './clone-table.js';
import type { DuelState } from './state.js';

export function cloneDuel(s: Readonly<DuelState>): DuelState {
  return { rng: cloneRng(s.rng), stack: cloneStack(s.stack), outcome: s.outcome, ...cloneTable(s) };
}

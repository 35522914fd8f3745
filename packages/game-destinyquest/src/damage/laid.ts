/** Damage dice have been rolled: the roll is told, and its doubles are read. */
import type { Run } from '@fray/engine';
import type { DuelState } from '../state/state.js';
import { readDamageDoubles } from './doubles.js';
import { tellRoll } from './tell-roll.js';

/** True when somebody has fallen by it. */
export function laid(s: DuelState, run: Run<DuelState>): boolean {
  tellRoll(s, run);
  return readDamageDoubles(s, run);
}

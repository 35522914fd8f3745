/** Tells damage that has been rolled or fixed. */
import type { Run } from '@fray/engine';
import { abilityClause } from '../abilities/ids.js';
import {
  BEFORE_HIT,
  DICE_HIT,
  type DuelState,
  EXTRA_HIT,
  INTERRUPT_HIT,
  NONE,
  SCORE_HIT,
  STAB_HIT,
  STRIKE_HIT,
} from '../state/state.js';
import { tell } from '../words/speak.js';
import { damageFigures } from './damage-figures.js';

/** The clause by which each kind of damage is rolled; others have that of their ability. */
const CLAUSES: Readonly<Record<number, string>> = {
  [BEFORE_HIT]: 'DQ-P8',
  [INTERRUPT_HIT]: 'DQ-3.2a',
  [DICE_HIT]: 'DQ-4.1',
  [SCORE_HIT]: 'DQ-5.3',
  [EXTRA_HIT]: 'DQ-6.3',
  [STRIKE_HIT]: 'DQ-7.1',
  [STAB_HIT]: 'R-BACKSTAB',
};

export function tellRoll(s: Readonly<DuelState>, run: Run<DuelState>): void {
  if (!run.listening) return;
  // The blow itself first, then what its player takes along with it.
  for (const own of [false, true])
    for (let at = 0; at < 2; at++)
      if (s.hit.by[at] !== NONE && (s.hit.by[at] === at) === own) tellRollAt(s, run, at);
}

export function tellRollAt(s: Readonly<DuelState>, run: Run<DuelState>, at: number): void {
  const clause = CLAUSES[s.hit.kind] ?? abilityClause(s.hit.ability);
  tell(run, 'roll', clause, { step: s.step, ...damageFigures(s, at) });
}

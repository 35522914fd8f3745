/** Finds a winner after two drawn duels: more health at the end, else a roll-off (DQ-8.2). */
import { below, rngFromSeed } from '@fray/engine';
import type { HealthBefore } from './tournament.js';

export interface TieBreak {
  readonly winner: 'first' | 'second';
  readonly by: 'health' | 'roll-off';
  /** One die each, as often as it took. */
  readonly rolls: readonly (readonly [number, number])[];
}

export function tieBreak(before: HealthBefore, seed: string): TieBreak {
  if (before[0] !== before[1])
    return { winner: before[0] > before[1] ? 'first' : 'second', by: 'health', rolls: [] };
  const rng = rngFromSeed(seed);
  const rolls: [number, number][] = [];
  for (;;) {
    const roll: [number, number] = [below(rng, 6) + 1, below(rng, 6) + 1];
    rolls.push(roll);
    if (roll[0] !== roll[1]) return { winner: roll[0] > roll[1] ? 'first' : 'second', by: 'roll-off', rolls };
  }
}

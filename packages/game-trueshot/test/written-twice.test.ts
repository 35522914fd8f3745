import { describe, expect, it } from 'vitest';
import { compare, type Difference } from './twice/compare.js';

/** `npx tsx --conditions=source packages/game-trueshot/tools/written-twice.ts 200000` plays as many as you like. */
const TABLES = 1000;

describe('strikes and spells, written twice', () => {
  it('[TL-A10, TL-A15, TL-68] the game and the second strike agree on random tables', () => {
    const differences: Difference[] = [];
    let played = 0;
    for (let seed = 1; seed <= TABLES; seed++) {
      const result = compare(seed);
      if (typeof result === 'object') differences.push(result);
      if (result !== 'nothing to play') played++;
    }
    expect(differences).toEqual([]);
    expect(played).toBeGreaterThan(TABLES * 0.9);
  });
});

import { describe, expect, it } from 'vitest';
import { compare, type Difference } from './twice/compare.js';

/** `npx tsx --conditions=source packages/game-trueshot/tools/written-twice.ts 200000` plays as many as you like. */
const TABLES = 1000;
/** `RULES.md` says what was wrong. */
const ONCE_DIFFERENT = [78_810, 90_634, 100_443, 141_970, 812_108, 884_761, 1_579_194];

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

  it.each(ONCE_DIFFERENT)('[TL-65, TL-N4, TL-N38] agree on table %i, where they once did not', (seed) =>
    expect(compare(seed)).toBe('agree'),
  );
});

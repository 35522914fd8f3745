import { describe, expect, it } from 'vitest';
import { bandsOf } from '../../src/replay/bands.js';

describe('the rounds above a scrubber', () => {
  it('lie side by side from the first to the last moment, and only wide ones are named', () => {
    const rounds = [0, 0, ...new Array(70).fill(1), ...new Array(5).fill(2), ...new Array(24).fill(3)];
    const bands = bandsOf(rounds, 100);
    expect(bands.map(({ round, named }) => [round, named])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
    expect(bands.map(({ from }) => from)).toEqual([0.02, 0.72, 0.77]);
    for (const [i, { from, share }] of bands.entries())
      expect(from + share).toBeCloseTo(bands[i + 1]?.from ?? 1);
  });

  it('are none before the first round', () => {
    expect(bandsOf([0], 0)).toEqual([]);
  });
});

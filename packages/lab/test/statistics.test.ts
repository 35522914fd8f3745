import { below, rngFromSeed } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { newcombe, PairedSums } from '../src/statistics/difference.js';
import { holm } from '../src/statistics/holm.js';
import { lookBound, lookTimes, MOST_LOOKS, moreNeeded } from '../src/statistics/looks.js';
import { normalProbability, normalQuantile, twoSided } from '../src/statistics/normal.js';

describe('the normal distribution', () => {
  it.each([
    [0.975, 1.959963984540054],
    [0.995, 2.5758293035489004],
    [0.5, 0],
    [0.9, 1.2815515655446004],
    [1e-9, -5.997807015007774],
  ])('has its quantile at %d', (p, z) => expect(normalQuantile(p)).toBeCloseTo(z, 9));

  it('goes there and back', () => {
    for (let z = -8; z <= 4; z += 0.25) expect(normalQuantile(normalProbability(z))).toBeCloseTo(z, 7);
    expect(twoSided(1.959963984540054)).toBeCloseTo(0.05, 12);
    expect(normalProbability(3)).toBeCloseTo(0.9986501019683699, 12);
  });
});

describe('differences', () => {
  // Newcombe 1998, table II, example (a): 56/70 and 48/80.
  it('of independent rates are those of the paper', () => {
    const { difference, low, high } = newcombe({ wins: 48, games: 80 }, { wins: 56, games: 70 }, 1.959964);
    expect(difference).toBeCloseTo(0.2, 6);
    expect(low).toBeCloseTo(0.0524, 4);
    expect(high).toBeCloseTo(0.3339, 4);
  });

  it('of pairs cover the truth about 95 times in 100', () => {
    const rng = rngFromSeed('coverage');
    let covered = 0;
    for (let n = 0; n < 400; n++) {
      const sums = new PairedSums();
      for (let i = 0; i < 300; i++) {
        const first = below(rng, 100) < 45 ? 1 : 0;
        // A tenth of the lost matches turn into won ones: 5.5 points.
        sums.add(first, first === 1 || below(rng, 10) === 0 ? 1 : 0);
      }
      const { low, high } = sums.interval(1.96);
      if (low <= 0.055 && 0.055 <= high) covered++;
    }
    expect(covered / 400).toBeGreaterThan(0.92);
    expect(covered / 400).toBeLessThan(0.98);
  });

  it('of pairs that never differ are told apart from small ones', () => {
    const sums = new PairedSums();
    for (let i = 0; i < 100; i++) sums.add(1, 1);
    expect([sums.differed, sums.mean]).toEqual([0, 0]);
    expect(sums.error).toBeGreaterThan(0.005);
  });

  it('add up from parts', () => {
    const [whole, left, right] = [new PairedSums(), new PairedSums(), new PairedSums()];
    for (let i = 0; i < 50; i++) {
      whole.add(i % 3, i % 2);
      (i < 20 ? left : right).add(i % 3, i % 2);
    }
    left.merge(right);
    expect({ ...left }).toEqual({ ...whole });
  });
});

describe('many comparisons', () => {
  it('are corrected step by step, in the order given', () => {
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
    expect(holm([0.9, 0.8])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });
});

describe('looks before the end', () => {
  it('find nothing where there is nothing in about 95 of 100 experiments, though they look five times', () => {
    const rng = rngFromSeed('looks');
    let [fooled, fooledNaively] = [0, 0];
    for (let n = 0; n < 1000; n++) {
      let sum = 0;
      let [crossed, crossedNaively] = [false, false];
      for (const [i, until] of lookTimes(500, 5).entries()) {
        for (let k = i * 100; k < until; k++) sum += below(rng, 2) * 2 - 1;
        const z = Math.abs(sum) / Math.sqrt(until);
        crossed ||= z > lookBound(i + 1, 5);
        crossedNaively ||= z > 1.96;
      }
      if (crossed) fooled++;
      if (crossedNaively) fooledNaively++;
    }
    expect(fooled / 1000).toBeGreaterThan(0.03);
    expect(fooled / 1000).toBeLessThan(0.07);
    expect(fooledNaively / 1000).toBeGreaterThan(0.1);
  });

  it('are surest at first and usual at the end', () => {
    expect(lookBound(1, 1)).toBe(1.96);
    for (let looks = 1; looks <= MOST_LOOKS; looks++)
      for (let look = 2; look <= looks; look++)
        expect(lookBound(look, looks)).toBeLessThan(lookBound(look - 1, looks));
    expect(() => lookBound(3, 2)).toThrow();
  });

  it('say how many more matches are needed', () => {
    expect(moreNeeded(100, 0.1, 0.05)).toBe(300);
    expect(moreNeeded(100, 0.04, 0.05)).toBe(0);
  });
});

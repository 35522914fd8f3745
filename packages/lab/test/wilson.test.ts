import { describe, expect, it } from 'vitest';
import { wilson } from '../src/index.js';

const percent = (wins: number, games: number): string => {
  const { low, high } = wilson(wins, games);
  return `${(low * 100).toFixed(2)}-${(high * 100).toFixed(2)}`;
};

describe('wilson', () => {
  it('gives the published values', () => {
    expect(percent(540, 1000)).toBe('50.90-57.07');
    expect(percent(5, 10)).toBe('23.66-76.34');
    expect(percent(81, 263)).toBe('25.53-36.62'); // Newcombe 1998, table I
    expect(percent(15, 148)).toBe('6.24-16.05');
    expect(percent(0, 20)).toBe('0.00-16.11');
    expect(percent(1, 29)).toBe('0.61-17.18');
  });

  it('is symmetric and never leaves 0 to 1', () => {
    for (const [wins, games] of [
      [0, 1],
      [1, 1],
      [0, 20],
      [3, 7],
      [999, 1000],
    ] as const) {
      const { low, high } = wilson(wins, games);
      const mirror = wilson(games - wins, games);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeCloseTo(1 - mirror.high, 12);
    }
  });

  it('allows everything when nothing was played', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

import { describe, expect, it } from 'vitest';
import { apart, calmed, chanceFrame } from '../../src/pages/analysis/chance-frame.js';
import { betterOf } from '../../src/pages/analysis/moment-story.js';
import { roundOf, roundsOf } from '../../src/pages/analysis/rounds.js';

describe('rounds along the choices of a match', () => {
  const rounds = roundsOf([0, 0, 1, 1, 2, 2, 2, 3]);

  it('each begins where the one before ends, and what comes before the first belongs to it', () => {
    expect(rounds).toEqual([
      { round: 1, from: 0, to: 4 },
      { round: 2, from: 4, to: 7 },
      { round: 3, from: 7, to: 7 },
    ]);
  });

  it('a choice belongs to the round in which it was made, even if it ended it', () => {
    expect([1, 4, 5, 7].map((n) => roundOf(rounds, n))).toEqual([1, 1, 2, 2]);
    expect(roundOf([], 3)).toBeUndefined();
  });
});

describe('the chart of chances', () => {
  const frame = chanceFrame(100, 400);

  it('keeps the marks of moments in order, apart, and inside', () => {
    const places = apart([frame.x(97), frame.x(98), frame.x(99), frame.x(100)], frame);
    for (const [i, place] of places.slice(1).entries())
      expect(place - places[i]!).toBeGreaterThanOrEqual(45.9);
    expect(places.at(-1)).toBeLessThan(400 - 20);
    expect(apart([100, 300], frame)).toEqual([100, 300]);
  });

  it('draws what has many lines behind it as it is, and what has few calmly between its true ends', () => {
    const noisy = (n: number): number[] => Array.from({ length: n }, (_, i) => (i % 2 === 0 ? 0 : 1));
    expect(calmed(noisy(300), 200)).toEqual(noisy(300));
    const calm = calmed(noisy(300), 10);
    expect([calm[0], calm[299]]).toEqual([0, 1]);
    for (const value of calm.slice(20, -20)) expect(Math.abs(value - 0.5)).toBeLessThan(0.1);
  });
});

describe('a better choice', () => {
  const moment = (best: number, made: number) => ({
    ...{ n: 1, seat: 0, kind: 'choice' as const, swing: [], chosen: [], luck: [] },
    candidates: [
      { move: [0, 1, 0, 0, 0] as const, chance: best, error: 0.03, made: false },
      { move: [0, 2, 0, 0, 0] as const, chance: made, error: 0.03, made: true },
    ],
  });

  it('is told only where the difference is more than noise', () => {
    expect(betterOf(moment(0.6, 0.5))?.chance).toBe(0.6);
    expect(betterOf(moment(0.52, 0.5))).toBeUndefined();
    expect(betterOf({ ...moment(0.6, 0.5), candidates: [] })).toBeUndefined();
  });
});

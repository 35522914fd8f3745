import { describe, expect, it } from 'vitest';
import { formatLoad, runLoad } from '../src/load/index.js';
import { bestWithin, summarise } from '../src/load/measure.js';

describe('the load measurement', () => {
  it('finds the step with the most choices inside the limit', () => {
    const slow = summarise(8, [10, 20, 500], 1, 0.3);
    const quick = summarise(4, [10, 20, 30], 1, 0.3);
    expect([quick.choicesPerSecond, quick.medianMs, quick.p99Ms]).toEqual([3, 20, 30]);
    expect(bestWithin([quick, slow], 100)).toBe(quick);
    expect(bestWithin([slow], 100)).toBeUndefined();
    const report = formatLoad({ limitMs: 100, fray: [quick], bgio: [slow] });
    expect(report).toContain('4 matches, 3 choices/s');
    expect(report).toContain('<- best');
    expect(report).toContain('There is nothing to compare');
    const compared = formatLoad({ limitMs: 100, fray: [summarise(4, [10, 20, 30], 0.5, 1)], bgio: [quick] });
    expect(compared).toContain('Fray takes 2.0 times as many choices a second.');
  });

  it('plays real matches on a real server and weighs idle ones', { timeout: 60_000 }, async () => {
    const report = await runLoad({ steps: [2], secondsPerStep: 1, idleMatches: 5, streams: 3 });
    expect(report.fray[0]!.choicesPerSecond).toBeGreaterThan(0);
    expect(report.memory).toMatchObject({ idleMatches: 5, streams: 3 });
    expect(formatLoad(report)).toContain('with 5 idle matches');
    expect(report.frames?.map(({ game }) => game)).toEqual(['rohan', 'destinyquest']);
    for (const { choices, frameBytes, joinBytes } of report.frames!) {
      expect(choices).toBeGreaterThan(0);
      expect(frameBytes).toBeGreaterThan(100 * choices);
      // The story so far with the present: never again every view since the start.
      expect(joinBytes).toBeLessThan(60_000);
    }
    expect(formatLoad(report)).toMatch(/rohan: \d+ bytes a choice \(\d+ choices\), [\d.]+ kB to join/);
  });
});

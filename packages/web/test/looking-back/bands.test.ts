import { describe, expect, it } from 'vitest';
import { apart } from '../../src/replay/controls/apart.js';
import { bandsOf } from '../../src/replay/controls/bands.js';
import type { Moment } from '../../src/replay/moments.js';

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

describe('the moments marked on a scrubber', () => {
  const moment = (n: number, by: number) => ({ n, by }) as Moment;
  const marked = (last: number, ...moments: Moment[]) => apart(moments, last).map(({ n }) => n);

  it('are those seen so far, in time', () => {
    expect(marked(60, moment(10, 1), moment(30, 5), moment(70, 9))).toEqual([10, 30]);
  });

  it('are the harder ones where they would lie on each other', () => {
    expect(marked(100, moment(50, 2), moment(51, 7), moment(60, 1))).toEqual([51, 60]);
  });
});

/** What an ending says a match turned on, and that its chart has room for what it says. */
import type { Step } from '@fray/host';
import type { StoryBeat, Telling } from '@fray/kit';
import { describe, expect, it } from 'vitest';
import { momentsOf } from '../../src/replay/moments.js';
import { frameOf } from '../../src/shell/ending/chart-frame.js';
import { seriesOf } from '../../src/shell/ending/series.js';
import { turningsOf } from '../../src/shell/ending/turnings.js';

type Values = readonly [number, number];

/** A blow in a round, and what both had after it. */
const beat = (round: number, seat: number, what: string, values: Values): StoryBeat<unknown> => ({
  event: { type: 'blow', clause: 'X-1', data: { seat, what } },
  view: { table: { round, values } } as never,
});
const of = ({ table }: { table: unknown }) => table as { round: number; values: Values };
const plan = {
  at: (view: { table: unknown }) => of(view).round,
  value: (view: { table: unknown }, seat: number) => of(view).values[seat]!,
  blow: ({ event, view }: StoryBeat<unknown>, before: { table: unknown }) => {
    const { seat, what } = event.data as { seat: number; what: string };
    return { seat, what, by: of(before).values[seat]! - of(view).values[seat]! };
  },
};
const telling = { reader: { seat: 0, names: ['Mara', 'Jonas'] } } as unknown as Telling<unknown, unknown>;
const turnings = (story: readonly StoryBeat<unknown>[]) =>
  turningsOf(story, seriesOf(story, plan, 2), plan, telling).map(({ kind, at, what, by, ahead }) => [
    kind,
    at,
    what,
    by,
    ahead,
  ]);

describe('what a match turned on', () => {
  it('is the hardest blow of each round that changed the lead, the last one and the hardest', () => {
    const story = [
      beat(1, 0, 'start', [20, 20]),
      beat(1, 0, 'club', [18, 20]),
      beat(2, 1, 'spark', [18, 19]),
      beat(2, 1, 'fire', [18, 11]),
      beat(3, 0, 'flood', [9, 11]),
      beat(4, 0, 'pin', [0, 11]),
    ];
    expect(turnings(story)).toEqual([
      ['lead', 2, 'fire', 8, 0],
      ['lead', 3, 'flood', 9, 1],
      ['last', 4, 'pin', 9, undefined],
    ]);
  });

  it('is the blow that turned a round rather than the pinprick that ended it', () => {
    const story = [
      beat(1, 0, 'start', [20, 20]),
      beat(1, 1, 'club', [20, 14]),
      beat(2, 0, 'ram', [10, 14]),
      beat(2, 0, 'goblins', [1, 14]),
      beat(2, 0, 'pin', [0, 14]),
    ];
    expect(turnings(story)).toEqual([['lead', 2, 'ram', 10, 1]]);
    const ahead = [beat(1, 1, 'start', [20, 20]), beat(1, 1, 'fire', [20, 4]), beat(1, 1, 'pin', [20, 0])];
    expect(turnings(ahead)).toEqual([['hardest', 1, 'fire', 16, undefined]]);
  });

  it('is told once a round, and not at all where nobody was hit', () => {
    expect(turnings([beat(1, 0, 'start', [5, 5]), beat(1, 1, 'club', [5, 0])])).toEqual([
      ['last', 1, 'club', 5, undefined],
    ]);
    expect(turnings([beat(1, 0, 'start', [5, 5])])).toEqual([]);
  });
});

describe('the moments of a replay', () => {
  it('are the hardest blows of the rounds, each after the choice that brought it', () => {
    const step = (n: number, ...beats: StoryBeat<unknown>[]): Step => ({ n, beats }) as unknown as Step;
    const steps = [
      step(0, beat(1, 0, 'start', [20, 20])),
      step(1, beat(1, 0, 'club', [18, 20]), beat(1, 1, 'fire', [18, 11])),
      step(2, beat(2, 0, 'pin', [17, 11])),
      step(3, beat(2, 0, 'flood', [9, 11])),
    ];
    const moments = momentsOf(steps, plan, telling);
    expect(moments.map(({ n, at, what, by, seat }) => [n, at, what, by, seat])).toEqual([
      [1, 1, 'fire', 9, 1],
      [3, 2, 'flood', 8, 0],
    ]);
  });
});

describe('the chart', () => {
  const series = [
    { at: 0, values: [20, 20] },
    { at: 9, values: [3, 0] },
  ];

  it('leaves room for the longest name, or puts the names under it', () => {
    const wide = frameOf(series, ['You', 'Asha of the Quiet Step'], 960);
    expect(wide.named).toBe(true);
    expect(wide.width - wide.x(9)).toBeGreaterThanOrEqual(22 * 8);
    expect(frameOf(series, ['You', 'x'.repeat(40)], 960).named).toBe(false);
    expect(frameOf(series, ['You', 'Jonas'], 330).named).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { spread } from '../src/shell/ending/chart-frame.js';
import { leadsOf } from '../src/shell/ending/leads.js';
import { seriesOf } from '../src/shell/ending/series.js';
import { leftFor } from '../src/shell/seats/clock.js';
import { clockwiseFrom, type SeatStateInput, seatState } from '../src/shell/seats/seat-state.js';

const pending = { what: { id: 'strike' }, order: [1, 2, 0], passed: [1] };
const of = (seat: number, more: Partial<SeatStateInput> = {}) =>
  seatState({ seat, asked: [2], pending, facts: {}, bot: false, here: true, standIn: false, ...more });

describe('the seat strip', () => {
  it('tells who is asked, has passed, comes later, and in which order', () => {
    expect(of(2)).toMatchObject({ standing: 'asked', place: 2 });
    expect(of(1)).toMatchObject({ standing: 'passed', place: 1 });
    expect(of(0)).toMatchObject({ standing: 'next', place: 3 });
    expect(of(3)).toMatchObject({ standing: 'idle', place: undefined });
  });

  it('tells who has fallen, is away, or is played by a bot', () => {
    expect(of(3, { facts: { out: true } }).standing).toBe('out');
    expect(of(3, { here: false })).toMatchObject({ away: true, bot: false });
    expect(of(3, { here: false, standIn: true })).toMatchObject({ away: true, bot: true });
    expect(of(3, { here: false, bot: true }).away).toBe(false);
  });

  it('goes clockwise from the one who looks', () => {
    expect(clockwiseFrom(2, 5)).toEqual([2, 3, 4, 0, 1]);
    expect(clockwiseFrom(-1, 3)).toEqual([0, 1, 2]);
  });
});

describe('a clock', () => {
  const clock = { at: 1000, left: [60_000, 30_000], running: [0] };

  it('runs for whoever is asked, and not before the common beat is over', () => {
    expect(leftFor(clock, 0, 6000)).toBe(55_000);
    expect(leftFor(clock, 1, 6000)).toBe(30_000);
    expect(leftFor({ ...clock, from: 3000 }, 0, 6000)).toBe(57_000);
    expect(leftFor({ ...clock, from: 3000 }, 0, 2000)).toBe(60_000);
  });
});

describe('the chart of an ending', () => {
  const beat = (round: number, ...values: number[]) => ({
    event: { type: 'x', clause: '', data: {} },
    view: { seat: 0, table: { round, values }, flow: { stack: [], outcome: null } },
  });
  const plan = {
    at: ({ table }: { table: unknown }) => (table as { round: number }).round,
    value: ({ table }: { table: unknown }, seat: number) => (table as { values: number[] }).values[seat]!,
  };

  it('begins with what everybody had, and takes the last value of every round', () => {
    const story = [beat(1, 20, 20), beat(1, 18, 20), beat(2, 18, 9), beat(2, 11, 9)];
    expect(seriesOf(story, plan, 2)).toEqual([
      { at: 0, values: [20, 20] },
      { at: 1, values: [18, 20] },
      { at: 2, values: [11, 9] },
    ]);
  });

  it('moves labels apart that would lie on each other', () => {
    const moved = [...spread([100, 102, 101, 30], { height: 260 })].sort((a, b) => a - b);
    for (let i = 1; i < moved.length; i++) expect(moved[i]! - moved[i - 1]!).toBeGreaterThanOrEqual(19);
  });
});

describe('leads of two', () => {
  const leads = (...values: [number, number][]) => leadsOf(values.map((pair, at) => ({ at, values: pair })));

  it('change when the other one gets ahead, and a draw in between ends them', () => {
    expect(leads([5, 5], [4, 5], [3, 5], [3, 2], [2, 2], [2, 1])).toEqual({
      changes: 1,
      longest: { seat: 1, from: 1, to: 2 },
    });
    expect(leads([5, 5], [5, 5])).toEqual({ changes: 0, longest: undefined });
  });
});

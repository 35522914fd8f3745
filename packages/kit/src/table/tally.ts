/** Sums for the blocks of figures at the ending: what did how much, and luck against expectation. */
import type { Tally, TallyRow } from './module.js';

export type Sums = Map<string, number>;

/** Rows that still fit beside each other. */
const MOST_ROWS = 6;

export function addTo(sums: Sums, what: string, amount: number): void {
  if (amount !== 0) sums.set(what, (sums.get(what) ?? 0) + amount);
}

export function sumOf(sums: Sums): number {
  return [...sums.values()].reduce((sum, amount) => sum + amount, 0);
}

/** The largest first, each with its share of the largest. */
export function largestFirst(sums: Sums, label: (what: string) => string): Tally['rows'] {
  const rows = [...sums].sort((x, y) => y[1] - x[1]).slice(0, MOST_ROWS);
  return rows.map(([what, amount]) => ({
    label: label(what),
    value: String(amount),
    share: amount / rows[0]![1],
  }));
}

/** What chance gave somebody, beside what it gives on average. */
export interface Luck {
  got: number;
  expected: number;
  variance: number;
}

/** One more throw: what it gave, what it gives on average, and how far it strays. */
export function addLuck(luck: Luck, got: number, mean: number, variance: number): void {
  luck.got += got;
  luck.expected += mean;
  luck.variance += variance;
}

export const noLuck = (): Luck => ({ got: 0, expected: 0, variance: 0 });

/** One row for each who left anything to chance; `label` is told both figures, rounded to tenths. */
export function luckRows(
  luck: readonly Luck[],
  label: (seat: number, got: number, expected: number) => Pick<TallyRow, 'label' | 'note'>,
): Tally['rows'] {
  return luck.flatMap(({ got, expected, variance }, seat) =>
    expected === 0
      ? []
      : [
          {
            ...label(seat, tenths(got), tenths(expected)),
            value: tenths(tenths(got) - tenths(expected)),
            ...(variance === 0 ? {} : { luck: { seat, above: (got - expected) / Math.sqrt(variance) } }),
          },
        ],
  );
}

function tenths(figure: number): number {
  return Math.round(figure * 10) / 10;
}

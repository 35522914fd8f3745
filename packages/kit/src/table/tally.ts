/** Sums for the blocks of figures at the ending: what did how much, and luck against expectation. */
import type { Tally } from './module.js';

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
}

/** One row for each who left anything to chance; `label` is told both figures, rounded to tenths. */
export function luckRows(
  luck: readonly Luck[],
  label: (seat: number, got: number, expected: number) => string,
): Tally['rows'] {
  return luck.flatMap(({ got, expected }, seat) =>
    expected === 0
      ? []
      : [
          {
            label: label(seat, tenths(got), tenths(expected)),
            value: signed(tenths(tenths(got) - tenths(expected))),
          },
        ],
  );
}

function tenths(figure: number): number {
  return Math.round(figure * 10) / 10;
}

function signed(figure: number): string {
  return figure < 0 ? `−${-figure}` : `+${figure}`;
}

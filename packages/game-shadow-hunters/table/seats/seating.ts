/** Where the others sit, clockwise from my left: one to each side, the rest behind the table; on a phone in rows of four. */
import type { CSSProperties } from 'react';

export type Side = 'left' | 'behind' | 'right';

export interface Chair {
  readonly side: Side;
  /** The middle of the figure, its upper edge and its width, on a desk and upright. */
  readonly style: CSSProperties;
}

/** By how many sit behind: how wide they are, and how far down. */
const BEHIND: Readonly<Record<number, readonly [width: number, top: number]>> = {
  1: [26.2, 3],
  2: [26.2, 5.2],
  3: [23, 7],
  4: [20.5, 8.5],
  5: [19, 9],
  6: [17, 10],
};

/** The outermost figures behind; the rest stand evenly between them. */
const OUTERMOST: Readonly<Record<number, number>> = { 1: 73.5, 2: 43.1, 3: 37, 4: 33.5, 5: 30, 6: 28 };

const MIDDLE = 73.5;
const SIDE_X = 10.3;
const SIDE_Y = 26;
const SIDE_WIDTH = 29;
const ROW = 4;

export function seating(others: number): readonly Chair[] {
  return Array.from({ length: others }, (_, i) => {
    const side: Side = i === 0 ? 'left' : i === others - 1 ? 'right' : 'behind';
    return { side, style: { ...atDesk(side, i - 1, others - 2), ...upright(i, others) } as CSSProperties };
  });
}

/** Whether somebody sits in the very middle, behind the lamp. */
export function hasMiddle(others: number): boolean {
  return others % 2 === 1;
}

function atDesk(side: Side, at: number, behind: number) {
  if (side !== 'behind') {
    const x = side === 'left' ? SIDE_X : 2 * MIDDLE - SIDE_X;
    return { '--x': x, '--y': SIDE_Y, '--w': SIDE_WIDTH };
  }
  const [width, top] = BEHIND[behind]!;
  const first = OUTERMOST[behind]!;
  const step = behind === 1 ? 0 : (2 * (MIDDLE - first)) / (behind - 1);
  return { '--x': first + at * step, '--y': top, '--w': width };
}

function upright(i: number, others: number) {
  const rows = Math.ceil(others / ROW);
  const columns = Math.ceil(others / rows);
  const row = Math.floor(i / columns);
  const inRow = Math.min(columns, others - row * columns);
  const step = 39 / Math.max(3, inRow);
  const x = 19.5 + ((i % columns) - (inRow - 1) / 2) * step;
  return { '--tx': x, '--ty': rows === 1 ? 2.4 : 0.6 + row * 12.4, '--tw': rows === 1 ? 10 : 8.6 };
}

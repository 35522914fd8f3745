/** Where things stand in the chart of chances, for the width it has. Pure. */
import { movedApart } from '../../shell/ending/moved-apart.js';
import type { Round } from './rounds.js';

const TOP = 16;
const BOTTOM = 30;
const LEFT = 48;
const RIGHT = 14;
const NARROW = 560;
/** Two marks of key moments stand so far apart at least: a fingertip. */
const APART = 46;
const LETTER = 7.2;

export interface ChanceFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: (n: number) => number;
  readonly y: (chance: number) => number;
}

export function chanceFrame(choices: number, width: number): ChanceFrame {
  const height = width < NARROW ? 190 : 236;
  return {
    ...{ width, height },
    left: LEFT,
    right: width - RIGHT,
    top: TOP,
    bottom: height - BOTTOM,
    x: (n) => LEFT + ((width - LEFT - RIGHT) * n) / Math.max(1, choices),
    y: (chance) => TOP + (height - TOP - BOTTOM) * (1 - chance),
  };
}

/** Places in order, moved apart where they would lie on each other, inside of the frame. */
export function apart(places: readonly number[], { left, right }: ChanceFrame): readonly number[] {
  const gap = Math.min(APART, (right - left) / Math.max(1, places.length - 1));
  return movedApart(places, { from: left, to: right - APART / 2, apart: gap });
}

/** A round's name if its band has room for it, else its number, else nothing. */
export function roundLabel({ round, from, to }: Round, name: string, { x }: ChanceFrame): string {
  const room = x(to) - x(from);
  if (room > name.length * LETTER + 10) return name;
  return room > String(round).length * LETTER + 8 ? String(round) : '';
}

/** With fewer lines behind a point than this, neighbours lend theirs: noise would hide the line. */
const LINES_A_MEAN = 80;

/** Drawn calmly: a mean over neighbours, narrower towards both ends, which stay as they are. */
export function calmed(values: readonly number[], lines: number): readonly number[] {
  const most = Math.round((LINES_A_MEAN / lines - 1) / 2);
  return values.map((_, i) => {
    const half = Math.max(0, Math.min(most, i, values.length - 1 - i));
    const near = values.slice(i - half, i + half + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

/** Where things stand in the chart of an ending, for the width it has. Pure. */
import { movedApart } from './moved-apart.js';
import type { ChartPoint } from './series.js';

/** Room above the lines for the numbers of what it turned on. */
const TOP = 30;
const BOTTOM = 30;
const LEFT = 40;
/** As wide as a letter of the names at most, and the mark and figure before them. */
const LETTER = 8.2;
const BEFORE_NAME = 68;
const NARROW = 560;
const MOST_FOR_NAMES = 220;

export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  /** There is room for the names at the ends of the lines. */
  readonly named: boolean;
  readonly levels: readonly number[];
  readonly ticks: readonly number[];
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
}

export function frameOf(series: readonly ChartPoint[], names: readonly string[], width: number): ChartFrame {
  const first = series[0]!.at;
  const last = series[series.length - 1]!.at;
  const most = niceMost(Math.max(1, ...series.flatMap(({ values }) => values)));
  const forNames = LETTER * Math.max(...names.map(({ length }) => length));
  const narrow = width < NARROW;
  const named = !narrow && forNames <= MOST_FOR_NAMES;
  const height = narrow ? 220 : 280;
  const right = named ? BEFORE_NAME + forNames : BEFORE_NAME;
  return {
    width,
    height,
    left: LEFT,
    right,
    named,
    levels: [0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(most * share)),
    ticks: ticks(first, last, narrow ? 7 : 12),
    x: (at) => LEFT + ((width - LEFT - right) * (at - first)) / Math.max(1, last - first),
    y: (value) => TOP + (height - TOP - BOTTOM) * (1 - Math.max(0, value) / most),
  };
}

function niceMost(most: number): number {
  const step = most > 60 ? 20 : most > 20 ? 10 : 4;
  return Math.ceil(most / step) * step;
}

/** At most about so many numbers under the chart. */
function ticks(first: number, last: number, most: number): readonly number[] {
  const step = Math.max(1, Math.ceil((last - first) / most));
  const numbers: number[] = [];
  for (let at = first; at <= last; at += step) numbers.push(at);
  return numbers;
}

/** The most that all labels find room for between top and bottom. */
const APART = 22;

/** Labels at the end of the lines, moved apart where they would lie on each other. */
export function spread(places: readonly number[], { height }: Pick<ChartFrame, 'height'>): readonly number[] {
  const apart = Math.min(APART, (height - TOP - BOTTOM) / Math.max(1, places.length - 1));
  return movedApart(places, { from: TOP, to: height - BOTTOM, apart });
}

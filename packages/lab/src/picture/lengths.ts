/** How long matches are under every setting: a row of bars each, on one scale, with the median marked. */
import { quantile } from '../tally.js';
import { line, rect, svg, text, ticks } from './svg.js';

export interface Lengths {
  readonly name: string;
  /** How many matches took how many decisions, from the shortest. */
  readonly counts: readonly (readonly [length: number, matches: number])[];
}

export interface LengthsWords {
  readonly title: string;
  readonly count: (n: number) => string;
  readonly row: (name: string, median: string, from: string, to: string) => string;
}

/** Names stand beside their bars, or on a phone above them. */
interface Layout {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly row: number;
  /** How far above the foot of its bars a name stands. */
  readonly name: number;
}

const WIDE: Layout = { width: 760, left: 200, right: 740, row: 48, name: 12 };
const NARROW: Layout = { width: 350, left: 4, right: 338, row: 62, name: 46 };
const [BARS, TOP, BINS] = [38, 10, 48];

export function lengthsPlot(settings: readonly Lengths[], words: LengthsWords): string {
  return drawLengths(settings, words, WIDE);
}

export function narrowLengths(settings: readonly Lengths[], words: LengthsWords): string {
  return drawLengths(settings, words, NARROW);
}

function drawLengths(settings: readonly Lengths[], words: LengthsWords, layout: Layout): string {
  const { width, left, right, row } = layout;
  // The longest one in a hundred would leave no room for the rest.
  const most = Math.max(...settings.map(({ counts }) => quantile(counts, 0.99)));
  const bin = Math.max(1, Math.ceil((most + 1) / BINS));
  const x = (length: number): number => left + (length / (bin * BINS)) * (right - left);
  const bottom = TOP + settings.length * row;
  const marks = ticks(0, bin * BINS, layout === WIDE ? 6 : 4);
  return svg(width, bottom + 26, lengthsLabel(settings, words), [
    ...marks.map((mark) => line(x(mark), TOP, x(mark), bottom, 'grid')),
    ...settings.flatMap((setting, i) => rowOf(setting, TOP + (i + 1) * row, bin, x, layout)),
    ...marks.map((mark) =>
      text(x(mark), bottom + 18, words.count(mark), { anchor: 'middle', size: 12, soft: true }),
    ),
  ]);
}

function rowOf(
  { name, counts }: Lengths,
  bottom: number,
  bin: number,
  x: (length: number) => number,
  layout: Layout,
): string[] {
  const bins = new Array<number>(BINS).fill(0);
  for (const [length, matches] of counts) {
    const place = Math.floor(length / bin);
    if (place < BINS) bins[place]! += matches;
  }
  const most = Math.max(...bins, 1);
  const median = quantile(counts, 0.5);
  return [
    text(4, bottom - layout.name, name, { bold: true, size: 13 }),
    ...bins.flatMap((matches, place) => {
      const height = (matches / most) * BARS;
      return height < 0.5
        ? []
        : [rect(x(place * bin) + 0.5, bottom - height, x(bin) - x(0) - 1, height, 'class="band"')];
    }),
    line(x(median), bottom - BARS - 2, x(median), bottom, 'axis'),
  ];
}

/** The same in words. */
export function lengthsLabel(settings: readonly Lengths[], words: LengthsWords): string {
  const rows = settings.map(({ name, counts }) => {
    const at = (share: number): string => words.count(quantile(counts, share));
    return words.row(name, at(0.5), at(0.05), at(0.95));
  });
  return `${words.title}. ${rows.join('; ')}`;
}

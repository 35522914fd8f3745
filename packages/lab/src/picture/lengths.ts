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

const [WIDTH, NAMES, RIGHT, ROW, TOP, BINS] = [760, 200, 740, 48, 10, 48];

export function lengthsPlot(settings: readonly Lengths[], words: LengthsWords): string {
  // The longest one in a hundred would leave no room for the rest.
  const most = Math.max(...settings.map(({ counts }) => quantile(counts, 0.99)));
  const bin = Math.max(1, Math.ceil((most + 1) / BINS));
  const x = (length: number): number => NAMES + (length / (bin * BINS)) * (RIGHT - NAMES);
  const bottom = TOP + settings.length * ROW;
  const marks = ticks(0, bin * BINS, 6);
  return svg(WIDTH, bottom + 26, lengthsLabel(settings, words), [
    ...marks.map((mark) => line(x(mark), TOP, x(mark), bottom, 'grid')),
    ...settings.flatMap((setting, i) => rowOf(setting, TOP + (i + 1) * ROW, bin, x)),
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
): string[] {
  const bins = new Array<number>(BINS).fill(0);
  for (const [length, matches] of counts) {
    const place = Math.floor(length / bin);
    if (place < BINS) bins[place]! += matches;
  }
  const most = Math.max(...bins, 1);
  const median = quantile(counts, 0.5);
  return [
    text(4, bottom - 12, name, { bold: true, size: 13 }),
    ...bins.flatMap((matches, place) => {
      const height = (matches / most) * (ROW - 10);
      return height < 0.5
        ? []
        : [rect(x(place * bin) + 0.5, bottom - height, x(bin) - x(0) - 1, height, 'class="band"')];
    }),
    line(x(median), bottom - ROW + 8, x(median), bottom, 'axis'),
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

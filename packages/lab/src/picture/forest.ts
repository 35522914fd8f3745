/** A forest plot: one row an effect, its interval as a bar around the line of "no difference". */
import type { Answer } from '../experiment/answers.js';
import { line, rect, svg, text, ticks } from './svg.js';

/** A row of the plot. */
export type Effect = Pick<Answer, 'question' | 'difference' | 'low' | 'high' | 'verdict'> & {
  /** Seeds that are still to be played for it; it is drawn as something unfinished. */
  readonly more?: number;
  /** All the others at once: drawn below a line, as a diamond. */
  readonly isWhole?: boolean;
};

export interface ForestWords {
  readonly title: string;
  /** Left and right of the line: "shorter", "longer". */
  readonly less: string;
  readonly more: string;
  /** What is said where no match differed. */
  readonly none: string;
  readonly counting: (seeds: number) => string;
  /** Wins and other things have colours of their own; the sides of the line tell the same without them. */
  readonly isWins: boolean;
  readonly name: (question: string) => string;
  /** A difference with its sign: "+3.4". */
  readonly figure: (value: number) => string;
  readonly range: (low: string, high: string) => string;
}

/** Where the parts of a row are: beside each other, or on a phone the bar under its name. */
interface Layout {
  readonly width: number;
  readonly row: number;
  /** The ends of the scale. */
  readonly left: number;
  readonly right: number;
  /** How far down a row its words and its bar are. */
  readonly words: number;
  readonly bar: number;
  readonly figure: number;
  /** So many letters of a name have room; the label and the table have all of it. */
  readonly letters: number;
  /** Where the interval is written out; nowhere on a phone. */
  readonly range: number | undefined;
}

const WIDE: Layout = {
  width: 760,
  row: 40,
  left: 240,
  right: 550,
  words: 23,
  bar: 18,
  figure: 570,
  letters: 29,
  range: 632,
};
const NARROW: Layout = {
  width: 350,
  row: 60,
  left: 12,
  right: 338,
  words: 20,
  bar: 38,
  figure: 346,
  letters: 32,
  range: undefined,
};
const TOP = 40;

export function forestPlot(answers: readonly Effect[], words: ForestWords): string {
  return drawForest(answers, words, WIDE);
}

export function narrowForest(answers: readonly Effect[], words: ForestWords): string {
  return drawForest(answers, words, NARROW);
}

function drawForest(answers: readonly Effect[], words: ForestWords, layout: Layout): string {
  const [low, high] = spanOf(answers);
  const { left, right, row, width } = layout;
  const at = (value: number): number => left + ((value - low) / (high - low)) * (right - left);
  const bottom = TOP + answers.length * row;
  const marks = ticks(low, high, 5);
  // The words stand beside the line of no difference, or on a phone in the corners.
  const isNarrow = layout.range === undefined;
  return svg(width, bottom + 30, forestLabel(answers, words), [
    text(isNarrow ? left : at(0) - 8, 20, `◂ ${words.less}`, {
      anchor: isNarrow ? 'start' : 'end',
      size: 13,
    }),
    text(isNarrow ? right : at(0) + 8, 20, `${words.more} ▸`, {
      anchor: isNarrow ? 'end' : 'start',
      size: 13,
    }),
    ...marks.map((mark) => line(at(mark), TOP, at(mark), bottom, 'grid')),
    ...axisOf(at(0), answers.length, layout),
    ...answers.flatMap((answer, i) => [
      ...(answer.isWhole === true && i > 0 ? [line(0, TOP + i * row, width, TOP + i * row, 'rule')] : []),
      ...rowOf(answer, TOP + i * row, at, words, layout),
    ]),
    ...marks.map((mark) =>
      text(at(mark), bottom + 18, words.figure(mark), { anchor: 'middle', size: 12, soft: true }),
    ),
  ]);
}

/** One line, or on a phone a piece for each row, so that it runs through no name. */
function axisOf(x: number, rows: number, { row, words, range }: Layout): string[] {
  if (range !== undefined) return [line(x, TOP - 6, x, TOP + rows * row, 'axis')];
  return Array.from({ length: rows }, (_, i) => TOP + i * row).map((top) =>
    line(x, top + words + 6, x, top + row, 'axis'),
  );
}

function fitted(name: string, letters: number): string {
  return name.length <= letters ? name : `${name.slice(0, letters - 1).trimEnd()}…`;
}

function rowOf(
  answer: Effect,
  top: number,
  at: (value: number) => number,
  words: ForestWords,
  layout: Layout,
): string[] {
  const { question, difference, low, high, verdict } = answer;
  const middle = top + layout.bar;
  const baseline = top + layout.words;
  const anchor = layout.range === undefined ? 'end' : 'start';
  const name = text(4, baseline, fitted(words.name(question), layout.letters), { bold: true });
  if (verdict === 'none')
    return [
      name,
      rect(at(0) - 7, middle - 2, 14, 4, 'class="ink"'),
      text(layout.figure, baseline, words.none, { anchor, soft: true }),
    ];
  const range = words.range(words.figure(low), words.figure(high));
  return [
    name,
    ...markOf(answer, middle, at, words),
    text(layout.figure, baseline, words.figure(difference), { anchor, bold: true }),
    ...(layout.range === undefined ? [] : [text(layout.range, baseline, range, { size: 12, soft: true })]),
    ...countingOf(answer, top, words, layout),
  ];
}

/** The interval as a bar with a dot, dotted while it is still being counted; as a diamond where everything is meant. */
function markOf(answer: Effect, middle: number, at: (value: number) => number, words: ForestWords): string[] {
  const { difference, low, high, verdict, more = 0, isWhole = false } = answer;
  const tone = toneOf(difference, verdict, words.isWins);
  const [left, dot, right] = [at(low), at(difference), at(high)];
  if (isWhole) {
    const corners = [
      [left, middle],
      [dot, middle - 8],
      [right, middle],
      [dot, middle + 8],
    ];
    return [`<polygon points="${corners.map((corner) => corner.join()).join(' ')}" class="dot ${tone}"/>`];
  }
  const end = (x: number): string => line(x, middle - 6, x, middle + 6, `bar ${tone}`);
  return [
    line(left, middle, right, middle, `bar ${tone}${more > 0 ? ' counting' : ''}`),
    ...(more > 0 ? [] : [end(left), end(right)]),
    `<circle cx="${dot}" cy="${middle}" r="7" class="dot ${tone}"/>`,
  ];
}

function toneOf(difference: number, verdict: Effect['verdict'], isWins: boolean): string {
  if (verdict !== 'clear') return 'open';
  if (isWins) return difference > 0 ? 'gain' : 'loss';
  return difference > 0 ? 'longer' : 'shorter';
}

/** Under the name, or on a phone under the bar. */
function countingOf({ more = 0 }: Effect, top: number, words: ForestWords, layout: Layout): string[] {
  if (more === 0) return [];
  return [text(4, top + layout.row - 1, words.counting(more), { size: 11, soft: true })];
}

/** Every interval and the line of no difference, with a little room. */
function spanOf(answers: readonly Effect[]): readonly [low: number, high: number] {
  const seen = answers.filter(({ verdict }) => verdict !== 'none');
  const low = Math.min(0, ...seen.map((answer) => answer.low));
  const high = Math.max(0, ...seen.map((answer) => answer.high));
  const room = (high - low || 1) * 0.06;
  return [low - room, high + room];
}

/** The same in words, with the figures. */
export function forestLabel(answers: readonly Effect[], words: ForestWords): string {
  const rows = answers.map(({ question, difference, low, high, verdict }) => {
    const figure = `${words.figure(difference)} (${words.range(words.figure(low), words.figure(high))})`;
    return `${words.name(question)}: ${verdict === 'none' ? words.none : figure}`;
  });
  return `${words.title}. ${rows.join('; ')}`;
}

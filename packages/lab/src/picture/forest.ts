/** A forest plot: one row an effect, its interval as a bar around the line of "no difference". */
import type { Answer } from '../experiment/answers.js';
import { line, rect, svg, text, ticks } from './svg.js';

/** A row of the plot. */
export type Effect = Pick<Answer, 'question' | 'difference' | 'low' | 'high' | 'verdict'>;

export interface ForestWords {
  readonly title: string;
  /** Left and right of the line: "shorter", "longer". */
  readonly less: string;
  readonly more: string;
  /** What is said where no match differed. */
  readonly none: string;
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
  row: 36,
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
  row: 56,
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
  // The words stand beside the line of no difference, or in the corners where that is too near an edge.
  const [less, more] = layout.range === undefined ? [left + 90, right - 90] : [at(0) - 8, at(0) + 8];
  return svg(width, bottom + 30, forestLabel(answers, words), [
    text(less, 20, `◂ ${words.less}`, { anchor: 'end', size: 13 }),
    text(more, 20, `${words.more} ▸`, { size: 13 }),
    ...marks.map((mark) => line(at(mark), TOP, at(mark), bottom, 'grid')),
    ...axisOf(at(0), answers.length, layout),
    ...answers.flatMap((answer, i) => rowOf(answer, TOP + i * row, at, words, layout)),
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
  const kind = verdict === 'clear' ? '' : ' open';
  const end = (value: number): string => line(at(value), middle - 6, at(value), middle + 6, `bar${kind}`);
  const range = words.range(words.figure(low), words.figure(high));
  return [
    name,
    line(at(low), middle, at(high), middle, `bar${kind}`),
    end(low),
    end(high),
    `<circle cx="${at(difference)}" cy="${middle}" r="7" class="dot${kind}"/>`,
    text(layout.figure, baseline, words.figure(difference), { anchor, bold: true }),
    ...(layout.range === undefined ? [] : [text(layout.range, baseline, range, { size: 12, soft: true })]),
  ];
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

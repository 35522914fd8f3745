/** A forest plot: one row an effect, its interval as a bar around the line of "no difference". */
import type { Answer } from '../experiment/answers.js';
import { line, rect, svg, text, ticks } from './svg.js';

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

const WIDTH = 760;
const NAMES = 230;
const FIGURES = 190;
const ROW = 36;
const TOP = 40;

export function forestPlot(answers: readonly Answer[], words: ForestWords): string {
  const [low, high] = spanOf(answers);
  const left = NAMES + 10;
  const right = WIDTH - FIGURES - 20;
  const at = (value: number): number => left + ((value - low) / (high - low)) * (right - left);
  const bottom = TOP + answers.length * ROW;
  const marks = ticks(low, high, 5);
  return svg(WIDTH, bottom + 30, forestLabel(answers, words), [
    text(at(0) - 8, 20, `◂ ${words.less}`, { anchor: 'end', size: 13 }),
    text(at(0) + 8, 20, `${words.more} ▸`, { size: 13 }),
    ...marks.map((mark) => line(at(mark), TOP, at(mark), bottom, 'grid')),
    line(at(0), TOP - 6, at(0), bottom, 'axis'),
    ...answers.flatMap((answer, i) => rowOf(answer, TOP + i * ROW, at, words)),
    ...marks.map((mark) =>
      text(at(mark), bottom + 18, words.figure(mark), { anchor: 'middle', size: 12, soft: true }),
    ),
  ]);
}

function rowOf(answer: Answer, top: number, at: (value: number) => number, words: ForestWords): string[] {
  const { question, difference, low, high, verdict } = answer;
  const middle = top + ROW / 2;
  const name = text(4, middle + 5, words.name(question), { bold: true });
  const column = WIDTH - FIGURES;
  if (verdict === 'none')
    return [
      name,
      rect(at(0) - 7, middle - 2, 14, 4, 'class="ink"'),
      text(column, middle + 5, words.none, { soft: true }),
    ];
  const kind = verdict === 'clear' ? '' : ' open';
  const end = (value: number): string => line(at(value), middle - 6, at(value), middle + 6, `bar${kind}`);
  return [
    name,
    line(at(low), middle, at(high), middle, `bar${kind}`),
    end(low),
    end(high),
    `<circle cx="${at(difference)}" cy="${middle}" r="7" class="dot${kind}"/>`,
    text(column, middle + 5, words.figure(difference), { bold: true }),
    text(column + 62, middle + 5, words.range(words.figure(low), words.figure(high)), {
      size: 12,
      soft: true,
    }),
  ];
}

/** Every interval and the line of no difference, with a little room. */
function spanOf(answers: readonly Answer[]): readonly [low: number, high: number] {
  const seen = answers.filter(({ verdict }) => verdict !== 'none');
  const low = Math.min(0, ...seen.map((answer) => answer.low));
  const high = Math.max(0, ...seen.map((answer) => answer.high));
  const room = (high - low || 1) * 0.06;
  return [low - room, high + room];
}

/** The same in words, with the figures. */
export function forestLabel(answers: readonly Answer[], words: ForestWords): string {
  const rows = answers.map(({ question, difference, low, high, verdict }) => {
    const figure = `${words.figure(difference)} (${words.range(words.figure(low), words.figure(high))})`;
    return `${words.name(question)}: ${verdict === 'none' ? words.none : figure}`;
  });
  return `${words.title}. ${rows.join('; ')}`;
}

/** What a response does while a number is tuned: the values tried with their intervals, the target, and where it is met. */
import type { TunePoint } from '../tune/tune.js';
import { line, rect, svg, text, ticks } from './svg.js';

export interface CurveWords {
  readonly title: string;
  readonly target: string;
  readonly figure: (value: number) => string;
  readonly range: (low: string, high: string) => string;
}

export interface Curve {
  readonly points: readonly TunePoint[];
  readonly target: number;
  /** Where the target is met. */
  readonly crossing: { readonly at: number; readonly low: number; readonly high: number } | null;
}

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [760, 320, 60, 700, 20, 280];

export function tuningCurve({ points, target, crossing }: Curve, words: CurveWords): string {
  const [first, last] = [points[0]!.value, points[points.length - 1]!.value];
  const low = Math.min(target, ...points.map((point) => point.low));
  const high = Math.max(target, ...points.map((point) => point.high));
  const x = (value: number): number => LEFT + ((value - first) / (last - first || 1)) * (RIGHT - LEFT);
  const y = (value: number): number => BOTTOM - ((value - low) / (high - low || 1)) * (BOTTOM - TOP);
  const within = (value: number): number => Math.max(LEFT, Math.min(RIGHT, x(value)));
  const band =
    crossing === null
      ? []
      : [
          rect(
            within(crossing.low),
            TOP,
            within(crossing.high) - within(crossing.low),
            BOTTOM - TOP,
            'class="band"',
          ),
          line(within(crossing.at), TOP, within(crossing.at), BOTTOM, 'axis'),
        ];
  return svg(WIDTH, HEIGHT, curveLabel({ points, target, crossing }, words), [
    ...ticks(low, high, 5).flatMap((mark) => [
      line(LEFT, y(mark), RIGHT, y(mark), 'grid'),
      text(LEFT - 8, y(mark) + 4, words.figure(mark), { anchor: 'end', size: 12, soft: true }),
    ]),
    ...band,
    line(LEFT, y(target), RIGHT, y(target), 'axis'),
    text(RIGHT + 4, y(target) + 4, words.target, { size: 12 }),
    ...points
      .slice(1)
      .map((point, i) =>
        line(x(points[i]!.value), y(points[i]!.mean), x(point.value), y(point.mean), 'bar open'),
      ),
    ...points.flatMap((point) => [
      line(x(point.value), y(point.low), x(point.value), y(point.high), 'bar'),
      `<circle cx="${x(point.value).toFixed(1)}" cy="${y(point.mean).toFixed(1)}" r="5" class="dot"/>`,
      text(x(point.value), BOTTOM + 20, `${point.value}`, { anchor: 'middle', size: 12 }),
    ]),
  ]);
}

/** The same in words, with the figures. */
export function curveLabel({ points, target, crossing }: Curve, words: CurveWords): string {
  const rows = points.map(
    ({ value, mean, low, high }) =>
      `${value}: ${words.figure(mean)} (${words.range(words.figure(low), words.figure(high))})`,
  );
  const met = crossing === null ? '' : `; ${words.target} ${words.figure(target)}: ${crossing.at.toFixed(1)}`;
  return `${words.title}. ${rows.join('; ')}${met}`;
}

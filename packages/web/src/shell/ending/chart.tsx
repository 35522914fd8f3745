/** Lines over the match, one for each seat, told apart by colour, dash and mark; the figures stand in a table, too. */
import { SeatMark } from '@fray/kit';
import { texts } from '../../texts/index.js';
import type { ChartPoint } from './series.js';
import './chart.css';

const WIDTH = 960;
const HEIGHT = 260;
const LEFT = 44;
const RIGHT = 140;
const TOP = 14;
const BOTTOM = 30;
const DASHES = ['none', '10 6', '3 5', '14 5 3 5', '6 3', '2 3', '18 6', '8 3 2 3'];

export interface ChartProps {
  readonly series: readonly ChartPoint[];
  readonly names: readonly string[];
  readonly seat: number;
}

export function Chart({ series, names, seat }: ChartProps) {
  const first = series[0]!.at;
  const last = series[series.length - 1]!.at;
  const most = niceMost(Math.max(1, ...series.flatMap(({ values }) => values)));
  const x = (at: number): number =>
    LEFT + ((WIDTH - LEFT - RIGHT) * (at - first)) / Math.max(1, last - first);
  const y = (value: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - Math.max(0, value) / most);
  const ends = spread(series[series.length - 1]!.values.map(y));
  return (
    <>
      <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share} className="chart-line">
            <path d={`M${LEFT} ${y(most * share)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 8} y={y(most * share) + 4} textAnchor="end">
              {Math.round(most * share)}
            </text>
          </g>
        ))}
        {ticks(first, last).map((at) => (
          <text key={at} className="chart-tick" x={x(at)} y={HEIGHT - 8} textAnchor="middle">
            {at}
          </text>
        ))}
        {names.map((name, other) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <g key={other} className={`chart-seat seat-${other}`}>
            <polyline
              points={series.map((point) => `${x(point.at)},${y(point.values[other]!)}`).join(' ')}
              strokeDasharray={DASHES[other]}
            />
            <g transform={`translate(${WIDTH - RIGHT + 8} ${ends[other]! - 8})`}>
              <SeatMark seat={other} size={16} />
            </g>
            <text x={WIDTH - RIGHT + 30} y={ends[other]! + 5}>
              {Math.max(0, series[series.length - 1]!.values[other]!)}{' '}
              {other === seat ? texts().table.you : name}
            </text>
          </g>
        ))}
      </svg>
      <ChartTable series={series} names={names} seat={seat} />
    </>
  );
}

function ChartTable({ series, names, seat }: ChartProps) {
  return (
    <table className="sr-only">
      <thead>
        <tr>
          <th scope="col">{texts().table.moment}</th>
          {names.map((name, other) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <th key={other} scope="col">
              {other === seat ? texts().table.you : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {series.map(({ at, values }) => (
          <tr key={at}>
            <th scope="row">{at}</th>
            {values.map((value, other) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <td key={other}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function niceMost(most: number): number {
  const step = most > 60 ? 20 : most > 20 ? 10 : 4;
  return Math.ceil(most / step) * step;
}

/** At most about twelve numbers under the chart. */
function ticks(first: number, last: number): readonly number[] {
  const step = Math.max(1, Math.ceil((last - first) / 12));
  const numbers: number[] = [];
  for (let at = first; at <= last; at += step) numbers.push(at);
  return numbers;
}

const APART = 19;

/** Labels at the end of the lines, moved apart where they would lie on each other. */
export function spread(places: readonly number[]): readonly number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const moved = [...places];
  let floor = TOP;
  for (const i of order) {
    moved[i] = Math.max(places[i]!, floor);
    floor = moved[i]! + APART;
  }
  let ceiling = HEIGHT - BOTTOM;
  for (const i of order.toReversed()) {
    moved[i] = Math.min(moved[i]!, ceiling);
    ceiling = moved[i]! - APART;
  }
  return moved;
}

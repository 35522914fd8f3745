/** Lines over the match, one for each seat, told apart by colour, dash and mark; the figures stand in a table, too. */
import { SeatMark } from '@fray/kit';
import { texts } from '../../texts/index.js';
import { frameOf, spread } from './chart-frame.js';
import { ChartTable } from './chart-table.js';
import type { ChartPoint } from './series.js';
import type { Turning } from './turnings.js';
import { useWidth } from './use-width.js';
import './chart.css';

const DASHES = ['none', '10 6', '3 5', '14 5 3 5', '6 3', '2 3', '18 6', '8 3 2 3'];
/** More marks than this would lie on each other. */
const MOST_MARKS = 40;

export interface ChartProps {
  readonly series: readonly ChartPoint[];
  readonly names: readonly string[];
  readonly seat: number;
  /** What it turned on: numbered here, told elsewhere. */
  readonly turnings: readonly Turning[];
}

export function Chart({ series, names, seat, turnings }: ChartProps) {
  const [watch, width] = useWidth();
  const said = names.map((name, other) => (other === seat ? texts().table.you : name));
  const frame = frameOf(series, said, width);
  const { height, left, right, x, y } = frame;
  return (
    <div className="chart-frame" ref={watch}>
      <svg className="chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {frame.levels.map((level) => (
          <g key={level} className="chart-line">
            <path d={`M${left} ${y(level)}H${width - right}`} />
            <text x={left - 12} y={y(level) + 4} textAnchor="end">
              {level}
            </text>
          </g>
        ))}
        {frame.ticks.map((at) => (
          <text key={at} x={x(at)} y={height - 8} textAnchor="middle">
            {at}
          </text>
        ))}
        {names.length === 2 && <Between series={series} x={x} y={y} />}
        {turnings.map(({ at, seat: hit }, i) => (
          <TurningMark key={at} number={i + 1} x={x(at)} y={y(valueAt(series, at, hit))} />
        ))}
        <Lines {...{ series, said, frame }} />
      </svg>
      {!frame.named && <Legend said={said} />}
      <ChartTable series={series} said={said} />
    </div>
  );
}

type Place = (figure: number) => number;

function Lines(props: {
  readonly series: readonly ChartPoint[];
  readonly said: readonly string[];
  readonly frame: ReturnType<typeof frameOf>;
}) {
  const { series, said, frame } = props;
  const { width, right, x, y } = frame;
  const last = series[series.length - 1]!.values;
  const ends = spread(last.map(y), frame);
  const marked = series.length * said.length <= MOST_MARKS;
  return said.map((name, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
    <g key={seat} className={`chart-seat seat-${seat}`}>
      <polyline
        points={series.map(({ at, values }) => `${x(at)},${y(values[seat]!)}`).join(' ')}
        strokeDasharray={DASHES[seat]}
      />
      {marked && series.map(({ at, values }) => <At key={at} x={x(at)} y={y(values[seat]!)} seat={seat} />)}
      <At x={width - right + 14} y={ends[seat]!} seat={seat} size={15} />
      <text x={width - right + 27} y={ends[seat]! + 6}>
        <tspan className="chart-value">{Math.max(0, last[seat]!)}</tspan>
        {frame.named && <tspan dx="6">{name}</tspan>}
      </text>
    </g>
  ));
}

function At(props: {
  readonly x: number;
  readonly y: number;
  readonly seat: number;
  readonly size?: number;
}) {
  const { x, y, seat, size = 12 } = props;
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2})`}>
      <SeatMark seat={seat} size={size} />
    </g>
  );
}

/** What lies between two lines, in the colour of whoever is above. */
function Between({
  series,
  x,
  y,
}: {
  readonly series: readonly ChartPoint[];
  readonly x: Place;
  readonly y: Place;
}) {
  return series.slice(1).flatMap((to, i) => {
    const from = series[i]!;
    const [before, after] = [from.values[0]! - from.values[1]!, to.values[0]! - to.values[1]!];
    const point = (share: number, seat: number): string => {
      const value = from.values[seat]! + share * (to.values[seat]! - from.values[seat]!);
      return `${x(from.at + share * (to.at - from.at))},${y(value)}`;
    };
    const part = (start: number, end: number, ahead: number) => (
      <polygon
        key={`${to.at}.${start}`}
        className={`chart-between seat-${ahead > 0 ? 0 : 1}`}
        points={[point(start, 0), point(end, 0), point(end, 1), point(start, 1)].join(' ')}
      />
    );
    if (before * after >= 0) return before + after === 0 ? [] : [part(0, 1, before + after)];
    const crossing = before / (before - after);
    return [part(0, crossing, before), part(crossing, 1, after)];
  });
}

function TurningMark({ number, x, y }: { readonly number: number; readonly x: number; readonly y: number }) {
  return (
    <g className="chart-turning">
      <path d={`M${x} ${y}V16`} />
      <circle cx={x} cy={12} r={10} />
      <text x={x} y={16.5} textAnchor="middle">
        {number}
      </text>
    </g>
  );
}

function Legend({ said }: { readonly said: readonly string[] }) {
  return (
    <ul className="chart-legend" aria-hidden="true">
      {said.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <li key={seat}>
          <SeatMark seat={seat} size={14} /> {name}
        </li>
      ))}
    </ul>
  );
}

function valueAt(series: readonly ChartPoint[], at: number, seat: number): number {
  return series.find((point) => point.at === at)?.values[seat] ?? 0;
}

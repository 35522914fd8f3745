/** The figures of the ending's chart above the scrubber, as far as has been seen: where it moved is where one wants to go. */
import type { Step } from '@fray/host';
import type { ChartPlan } from '@fray/kit';

const WIDTH = 1000;
const HEIGHT = 100;
const DASHES = ['none', '7 4', '2 3', '10 4 2 4', '4 2', '1 2', '12 4', '6 2 1 2'];

export interface ScrubChartProps {
  readonly chart: Pick<ChartPlan<unknown, unknown>, 'value'>;
  readonly steps: readonly Step[];
  readonly seats: number;
  /** The last moment that is drawn. */
  readonly to: number;
}

export function ScrubChart({ chart, steps, seats, to }: ScrubChartProps) {
  const seen = steps.slice(0, to + 1);
  const rows = Array.from({ length: seats }, (_, seat) =>
    seen.map(({ view }) => (view === undefined ? 0 : Math.max(0, chart.value(view, seat)))),
  );
  const most = Math.max(1, ...rows.flat());
  return (
    <svg
      className="scrub-chart"
      viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {rows.map((values, seat) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={seat}
          className={`seat-${seat}`}
          d={stairs(values, to, most)}
          strokeDasharray={DASHES[seat]}
        />
      ))}
    </svg>
  );
}

/** Nothing changes between two moments. */
function stairs(values: readonly number[], to: number, most: number): string {
  const y = (value: number): number => Math.round(HEIGHT * (1 - value / most));
  const x = (n: number): number => Math.round((WIDTH * n) / Math.max(1, to));
  return values.map((value, n) => (n === 0 ? `M0 ${y(value)}` : `H${x(n)}V${y(value)}`)).join('');
}

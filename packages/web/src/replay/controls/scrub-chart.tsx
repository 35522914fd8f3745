/** The figures of the ending's chart above the scrubber, as far as has been seen: where it moved is where one wants to go. */
import type { Step } from '@fray/host';
import { type ChartPlan, classes } from '@fray/kit';
import { texts } from '../../texts/index.js';
import { type Band, bandsOf } from './bands.js';

const WIDTH = 1000;
const HEIGHT = 100;
/** With more lines than this their figures would stand on each other. */
const MOST_FIGURES = 2;
/** Before this share of the way figures stand on the other side of the line. */
const ROOM_LEFT = 0.1;
export const DASHES = ['none', '7 4', '2 3', '10 4 2 4', '4 2', '1 2', '12 4', '6 2 1 2'];

export interface ScrubChartProps {
  readonly chart: Pick<ChartPlan<unknown, unknown>, 'at' | 'value'>;
  readonly steps: readonly Step[];
  readonly seats: number;
  /** The last moment that is drawn. */
  readonly to: number;
  /** The moment that is shown. */
  readonly n: number;
}

export function ScrubChart({ chart, steps, seats, to, n }: ScrubChartProps) {
  const seen = steps.slice(0, to + 1);
  const rows = Array.from({ length: seats }, (_, seat) =>
    seen.map(({ view }) => (view === undefined ? 0 : Math.max(0, chart.value(view, seat)))),
  );
  const most = Math.max(1, ...rows.flat());
  const rounds = seen.map(({ view }) => (view === undefined ? 0 : chart.at(view)));
  return (
    <div className="scrub-chart" aria-hidden="true">
      {bandsOf(rounds, to).map((band) => (
        <RoundBand key={band.from} {...band} />
      ))}
      <svg aria-hidden="true" viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} preserveAspectRatio="none">
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
      <span
        className={classes('scrub-now', n < to * ROOM_LEFT && 'scrub-early')}
        style={{ left: percent(n / Math.max(1, to)) }}
      >
        {seats <= MOST_FIGURES &&
          rows.map((values, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <b key={seat} className={`seat-${seat}`}>
              {values[n]}
            </b>
          ))}
      </span>
    </div>
  );
}

function RoundBand({ round, from, share, named }: Band) {
  return (
    <span className="scrub-round" style={{ left: percent(from), width: percent(share) }}>
      {named && texts().replay.round(round)}
    </span>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

/** Nothing changes between two moments. */
function stairs(values: readonly number[], to: number, most: number): string {
  const y = (value: number): number => Math.round(HEIGHT * (1 - value / most));
  const x = (n: number): number => Math.round((WIDTH * n) / Math.max(1, to));
  return values.map((value, n) => (n === 0 ? `M0 ${y(value)}` : `H${x(n)}V${y(value)}`)).join('');
}

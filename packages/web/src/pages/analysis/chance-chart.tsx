/** The chance of winning over the match, with the key moments on it. */
import type { Analysis } from '@fray/bots';
import { classes } from '@fray/kit';
import { texts } from '../../texts/index.js';

const [WIDTH, HEIGHT] = [960, 250];
const [LEFT, RIGHT, TOP, BOTTOM] = [48, 16, 40, 28];

export interface ChanceChartProps {
  readonly found: Analysis;
  readonly seat: number;
  readonly names: readonly string[];
  readonly at: number | undefined;
}

export function ChanceChart({ found, seat, names, at }: ChanceChartProps) {
  const { analysis } = texts();
  const { points, choices } = found;
  const x = (n: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * n) / Math.max(1, choices);
  const y = (chance: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance);
  const line = (of: (point: Analysis['points'][number]) => number): string =>
    points.map((point) => `${x(point.n)},${y(of(point))}`).join(' ');
  const other = names.length === 2 ? 1 - seat : undefined;
  return (
    <figure className="analysis-chart">
      <figcaption>
        <b>{analysis.chance(names[seat]!)}</b>
        <Legend kind="known" text={analysis.lines.known(names[seat]!)} />
        {other !== undefined && <Legend kind="other" text={analysis.lines.other(names[other]!)} />}
        <Legend kind="open" text={analysis.lines.open} />
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share} className="analysis-grid">
            <path d={`M${LEFT} ${y(share)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 8} y={y(share) + 4} textAnchor="end">
              {analysis.percent(share)}
            </text>
          </g>
        ))}
        <polyline className="chance-open" points={line(({ open }) => open[seat]!)} />
        {other !== undefined && (
          <polyline className="chance-other" points={line(({ known }) => 1 - known[other]!)} />
        )}
        <polyline className="chance-known" points={line(({ known }) => known[seat]!)} />
        {found.moments.map(({ n, kind }, i) => (
          <g key={n} className={classes('chance-moment', n === at && 'chance-at')}>
            <path d={`M${x(n)} ${TOP - 14}V${HEIGHT - BOTTOM}`} />
            {kind === 'luck' ? (
              <path className="chance-mark" d={`M${x(n)} 6l14 14-14 14-14-14z`} />
            ) : (
              <circle className="chance-mark" cx={x(n)} cy="20" r="13" />
            )}
            <text x={x(n)} y="25" textAnchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
      <Figures found={found} seat={seat} />
    </figure>
  );
}

function Legend({ kind, text }: { readonly kind: string; readonly text: string }) {
  return (
    <span className="chance-legend">
      <svg viewBox="0 0 36 4" width="36" height="4" aria-hidden="true">
        <path className={`chance-${kind}`} d="M0 2H36" />
      </svg>
      {text}
    </span>
  );
}

/** The same as figures, for who hears it. */
function Figures({ found, seat }: Pick<ChanceChartProps, 'found' | 'seat'>) {
  const { analysis } = texts();
  return (
    <ul className="sr-only">
      {found.points.map(({ n, known, open }) => (
        <li key={n}>
          {analysis.atChoice(n)}: {analysis.percent(known[seat]!)}, {analysis.lines.open}{' '}
          {analysis.percent(open[seat]!)}
        </li>
      ))}
    </ul>
  );
}

/** The chance of winning over the match, round by round, with the key moments on it. */
import { type Analysis, type ChancePoint, chancesAfter } from '@fray/bots';
import { useMemo } from 'react';
import { useWidth } from '../../shell/ending/use-width.js';
import { texts } from '../../texts/index.js';
import './chance-chart.css';
import { apart, type ChanceFrame, calmed, chanceFrame, roundLabel } from './chance-frame.js';
import type { MatchSeen } from './match-seen.js';
import { MomentMark } from './moments.js';

export interface ChanceChartProps {
  readonly seen: MatchSeen;
  readonly found: Analysis;
  readonly at: number | undefined;
  readonly onMoment: (n: number) => void;
}

interface Line {
  readonly kind: 'known' | 'other' | 'open';
  readonly text: string;
  readonly of: (point: ChancePoint) => number;
}

export function ChanceChart({ seen, found, at, onMoment }: ChanceChartProps) {
  const { analysis } = texts();
  const [watch, width] = useWidth();
  const frame = chanceFrame(found.choices, width);
  const lines = useMemo(() => linesOf(seen), [seen]);
  const marks = apart(
    found.moments.map(({ n }) => frame.x(n)),
    frame,
  );
  return (
    <figure className="chance-chart">
      <figcaption>
        <b>{analysis.chance(seen.nameOf(seen.seat))}</b>
        {lines.map(({ kind, text }) => (
          <Legend key={kind} kind={kind} text={text} />
        ))}
      </figcaption>
      <div className="chance-frame" ref={watch}>
        <ol className="chance-marks">
          {found.moments.map(({ n, kind }, i) => (
            <li key={n} style={{ left: marks[i] }}>
              <button
                type="button"
                aria-pressed={n === at}
                aria-label={analysis.mark(i + 1, kind)}
                onClick={() => onMoment(n)}
              >
                <MomentMark number={i + 1} kind={kind} open={n === at} />
                {roomAfter(marks, i, frame) > analysis.kinds[kind].length * 8 + 40 && (
                  <span className="chance-kind" aria-hidden="true">
                    {analysis.kinds[kind]}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ol>
        <svg viewBox={`0 0 ${frame.width} ${frame.height}`} height={frame.height} aria-hidden="true">
          <Rounds seen={seen} frame={frame} />
          <Grid frame={frame} />
          {lines.toReversed().map(({ kind, of }) => (
            <polyline key={kind} className={`chance-${kind}`} points={pointsOf(found, of, frame)} />
          ))}
          {found.moments.map(({ n }, i) => (
            <path
              key={n}
              className={n === at ? 'chance-stem chance-stem-at' : 'chance-stem'}
              d={`M${marks[i]} 0L${frame.x(n)} ${frame.top - 4}V${frame.bottom}`}
            />
          ))}
          {at !== undefined && <Swing {...{ seen, found, at, frame }} />}
        </svg>
      </div>
      <Figures found={found} lines={lines} />
    </figure>
  );
}

/** One's own chance as one knew it, the same as the other knew it, and with everything open; among many, the winner's own. */
function linesOf({ film, seat, nameOf }: MatchSeen): readonly Line[] {
  const { known, winner, open } = texts().analysis.lines;
  const other = film.names.length === 2 ? 1 - seat : winnerBeside(seat, film.record.end?.outcome?.winners);
  const others: Line[] =
    other === undefined
      ? []
      : film.names.length === 2
        ? [{ kind: 'other', text: known(film.names[other]!), of: (point) => 1 - point.known[other]! }]
        : [{ kind: 'other', text: winner(film.names[other]!), of: (point) => point.known[other]! }];
  return [
    { kind: 'known', text: known(nameOf(seat)), of: (point) => point.known[seat]! },
    ...others,
    { kind: 'open', text: open, of: (point) => point.open[seat]! },
  ];
}

function winnerBeside(seat: number, winners: readonly number[] = []): number | undefined {
  return winners.includes(seat) ? undefined : winners[0];
}

function pointsOf({ points, worlds }: Analysis, of: Line['of'], { x, y }: ChanceFrame): string {
  const calm = calmed(points.map(of), worlds);
  return points.map(({ n }, i) => `${x(n)},${y(calm[i]!)}`).join(' ');
}

function roomAfter(marks: readonly number[], i: number, { right }: ChanceFrame): number {
  return (marks[i + 1] ?? right + 16) - marks[i]!;
}

function Rounds({ seen, frame }: { readonly seen: MatchSeen; readonly frame: ChanceFrame }) {
  const { x, top, bottom } = frame;
  return seen.rounds.map((round, i) => (
    <g key={round.from} className="chance-round">
      {i % 2 === 0 && (
        <rect x={x(round.from)} y={top} width={x(round.to) - x(round.from)} height={bottom - top} />
      )}
      <text x={x(round.from) + 6} y={bottom + 20}>
        {roundLabel(round, texts().analysis.round(round.round), frame)}
      </text>
    </g>
  ));
}

function Grid({ frame: { left, right, y } }: { readonly frame: ChanceFrame }) {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => (
    <g key={share} className="chance-grid">
      <path d={`M${left} ${y(share)}H${right}`} />
      <text x={left - 8} y={y(share) + 4} textAnchor="end">
        {texts().analysis.percent(share)}
      </text>
    </g>
  ));
}

type SwingProps = Pick<ChanceChartProps, 'seen' | 'found'> & {
  readonly at: number;
  readonly frame: ChanceFrame;
};

/** What the opened moment did, with everything open. */
function Swing({ seen, found, at, frame }: SwingProps) {
  const { x, y, right, top } = frame;
  const [from, to] = [at - 1, at].map((n) => chancesAfter(found, n).open[seen.seat]!) as [number, number];
  const late = x(at) > right - 80;
  return (
    <g className={to < from ? 'chance-swing chance-swing-loss' : 'chance-swing chance-swing-gain'}>
      <path d={`M${x(at - 1)} ${y(from)}L${x(at)} ${y(to)}`} />
      <circle cx={x(at)} cy={y(to)} r="5" />
      <text
        x={x(at) + (late ? -12 : 12)}
        y={Math.max(top + 14, (y(from) + y(to)) / 2)}
        textAnchor={late ? 'end' : 'start'}
      >
        {texts().analysis.fromTo(from, to)}
      </text>
    </g>
  );
}

function Legend({ kind, text }: Pick<Line, 'kind' | 'text'>) {
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
function Figures({ found, lines }: { readonly found: Analysis; readonly lines: readonly Line[] }) {
  const { analysis } = texts();
  return (
    <ul className="sr-only">
      {found.points.map((point) => (
        <li key={point.n}>
          {analysis.atChoice(point.n)}:{' '}
          {lines.map(({ text, of }) => `${text} ${analysis.percent(of(point))}`).join(', ')}
        </li>
      ))}
    </ul>
  );
}

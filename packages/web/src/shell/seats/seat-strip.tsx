/** Everybody at the table in one line, clockwise from me: who is asked, has passed, is out, away, or a bot. */
import { classes, FigureView, type SeatFacts, SeatMark } from '@fray/kit';
import type { ClockFace } from '@fray/protocol';
import { texts } from '../../texts/index.js';
import { useMedia } from '../use-narrow.js';
import { SeatClock } from './clock.js';
import type { SeatState } from './seat-state.js';
import './seat-strip.css';

export interface StripSeat {
  readonly state: SeatState;
  readonly name: string;
  readonly mine: boolean;
  readonly facts: SeatFacts;
}

export interface SeatStripProps {
  readonly seats: readonly StripSeat[];
  readonly clock: ClockFace | null;
  /** How far this machine's clock is ahead of the host's. */
  readonly ahead: number;
}

/** So many have room for everything in one line each. */
const FEW = 5;

export function SeatStrip({ seats, clock, ahead }: SeatStripProps) {
  const tiny = useMedia(seats.length > FEW ? '(max-width: 1180px)' : '(max-width: 640px)');
  return (
    <div
      className={classes(
        'seat-strip',
        tiny && 'seat-strip-tiny',
        !tiny && seats.length > FEW && 'seat-strip-full',
      )}
    >
      <ol aria-label={texts().table.seats}>
        {seats.map((seat) => (
          <SeatTile key={seat.state.seat} {...seat} clock={clock} ahead={ahead} />
        ))}
      </ol>
    </div>
  );
}

function SeatTile({
  state,
  name,
  mine,
  facts,
  clock,
  ahead,
}: StripSeat & Pick<SeatStripProps, 'clock' | 'ahead'>) {
  const { seat, standing, away, bot, place } = state;
  const { table } = texts();
  const words = [
    standing === 'idle' ? undefined : table.standing[standing],
    facts.note,
    away ? table.absent : undefined,
    bot ? table.bot : undefined,
  ].filter((word) => word !== undefined);
  return (
    <li
      className={classes(
        'seat-tile',
        `seat-${seat}`,
        `seat-is-${standing}`,
        mine && 'seat-mine',
        away && 'seat-away',
      )}
      data-seat-anchor={seat}
    >
      <SeatMark seat={seat} size={20} out={standing === 'out'} />
      <span className="seat-words">
        <span className="seat-name">{mine ? table.you : name}</span>
        <span className="seat-note">{words.join(', ')}</span>
      </span>
      {facts.figures !== undefined && facts.figures.length > 0 && (
        <span className="seat-figures">
          {facts.figures.map((figure) => (
            <FigureView key={figure.label} {...figure} />
          ))}
        </span>
      )}
      <span className="seat-end">
        {clock !== null && <SeatClock clock={clock} ahead={ahead} seat={seat} name={name} />}
        <StandingSign standing={standing} place={place} />
      </span>
    </li>
  );
}

/** The same as the words, for a glance; a number is the place among those who may answer. */
function StandingSign({ standing, place }: Pick<SeatState, 'standing' | 'place'>) {
  if (standing === 'passed')
    return (
      <svg className="seat-sign" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M3 8.5l3.4 3.4L13 4.6" />
      </svg>
    );
  if (place === undefined || standing === 'out' || standing === 'idle') return null;
  return (
    <span className="seat-place" aria-hidden="true">
      {place}
    </span>
  );
}

/** Eight seats, each with a colour and a shape of its own, the same wherever a seat is shown. */
import { classes } from '../classes.js';
import { useKitWords } from '../words/kit-words.js';
import './seat-mark.css';

/** Circle, triangle, square, diamond, hexagon, star, cross, drop: on a field of 24. */
const SHAPES: readonly string[] = [
  'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z',
  'M12 2.6 22.2 21H1.8z',
  'M3.4 3.4h17.2v17.2H3.4z',
  'M12 1.2 22.8 12 12 22.8 1.2 12z',
  'M12 1.6 21.2 6.8v10.4L12 22.4 2.8 17.2V6.8z',
  'M12 1.4l3.1 7 7.6.8-5.7 5.1 1.6 7.5-6.6-3.8-6.6 3.8 1.6-7.5-5.7-5.1 7.6-.8z',
  'M8.4 2h7.2v6.4H22v7.2h-6.4V22H8.4v-6.4H2V8.4h6.4z',
  'M12 1.4c3.6 4.6 7 8.6 7 13a7 7 0 0 1-14 0c0-4.4 3.4-8.4 7-13z',
];

export const MOST_SEATS = SHAPES.length;

export interface SeatMarkProps {
  readonly seat: number;
  readonly size?: number;
  /** Out of the match: greyed, with a slash. */
  readonly out?: boolean;
  /** Only the outline, such as for a vote that is still missing. */
  readonly hollow?: boolean;
  /** Says the shape aloud; without it the mark stands beside a name. */
  readonly spoken?: boolean;
}

export function SeatMark({ seat, size = 18, out = false, hollow = false, spoken = false }: SeatMarkProps) {
  const { shapes } = useKitWords();
  return (
    <svg
      className={classes('seat-mark', `seat-${seat}`, out && 'seat-mark-out', hollow && 'seat-mark-hollow')}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role="img"
      aria-label={spoken ? shapes[seat] : undefined}
      aria-hidden={!spoken}
    >
      <path d={SHAPES[seat % MOST_SEATS]!} />
      {out && <path className="seat-slash" d="M3 21 21 3" />}
    </svg>
  );
}

/** A selector for the seat on the strip, so that tables can aim arrows at it. */
export function seatAnchor(seat: number): string {
  return `[data-seat-anchor="${seat}"]`;
}

/** The moments over the scrubber, each a way to it: those seen so far, and where many stand close the hardest blows. */
import { classes, SeatMark } from '@fray/kit';
import { texts } from '../../texts/index.js';
import type { Moment } from '../moments.js';
import { apart } from './apart.js';

interface ScrubMarksProps {
  readonly moments: readonly Moment[];
  readonly names: readonly string[];
  /** The moment that is shown, and the last one that may be told of. */
  readonly n: number;
  readonly last: number;
  readonly goTo: (n: number) => void;
}

export function ScrubMarks({ moments, names, n, last, goTo }: ScrubMarksProps) {
  const { replay } = texts();
  const to = Math.max(1, last);
  return (
    <div className="scrub-marks">
      {apart(moments, last).map(({ n: at, seat, by, what, at: round }) => (
        <button
          key={at}
          type="button"
          className={classes('scrub-mark', at === n && 'scrub-mark-now')}
          style={{ left: `${(100 * at) / to}%` }}
          title={`${replay.round(round)}: ${what}, ${replay.loss(by, names[seat]!)}`}
          aria-label={`${replay.round(round)}: ${what}, ${replay.loss(by, names[seat]!)}`}
          onClick={() => goTo(at)}
        >
          <SeatMark seat={seat} size={14} />
        </button>
      ))}
    </div>
  );
}

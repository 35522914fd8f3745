/** The moments over the scrubber, each a way to it (on a phone a sign only): those seen so far, and where many stand close the hardest blows. */
import { classes, SeatMark } from '@fray/kit';
import { useIsNarrow } from '../../shell/use-narrow.js';
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
  const to = Math.max(1, last);
  const place = (moment: Moment) => ({
    className: classes('scrub-mark', moment.n === n && 'scrub-mark-now'),
    style: { left: `${(100 * moment.n) / to}%` },
  });
  const shown = apart(moments, last);
  if (useIsNarrow())
    return (
      <div className="scrub-marks" aria-hidden="true">
        {shown.map((moment) => (
          <span key={moment.n} {...place(moment)}>
            <SeatMark seat={moment.seat} size={10} />
          </span>
        ))}
      </div>
    );
  return (
    <div className="scrub-marks">
      {shown.map((moment) => (
        <button
          key={moment.n}
          type="button"
          {...place(moment)}
          title={nameOf(moment, names)}
          aria-label={nameOf(moment, names)}
          onClick={() => goTo(moment.n)}
        >
          <SeatMark seat={moment.seat} size={14} />
        </button>
      ))}
    </div>
  );
}

function nameOf({ at, what, by, seat }: Moment, names: readonly string[]): string {
  const { common, replay } = texts();
  return common.titled(replay.round(at), `${what}, ${replay.loss(by, names[seat]!)}`);
}

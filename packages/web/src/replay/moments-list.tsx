/** The moments seen so far, each a way back to it, and that more is to come. */
import { classes, SeatMark } from '@fray/kit';
import { texts } from '../texts/index.js';
import type { Moment } from './moments.js';
import './moments-list.css';

export interface MomentsListProps {
  readonly moments: readonly Moment[];
  readonly names: readonly string[];
  /** The moment that is shown, and the last one that may be told of. */
  readonly n: number;
  readonly upTo: number;
  readonly onMoment: (n: number) => void;
  /** Shows what is to come; absent where nothing is hidden. */
  readonly onShow?: (() => void) | undefined;
}

export function MomentsList({ moments, names, n, upTo, onMoment, onShow }: MomentsListProps) {
  const { replay } = texts();
  const seen = moments.filter((moment) => moment.n <= upTo);
  const current = seen.findLast((moment) => moment.n <= n);
  if (moments.length === 0) return null;
  return (
    <section className="moments" aria-label={replay.moments}>
      <h2>
        {replay.moments} <span className="moments-count">{replay.momentsSeen(seen.length)}</span>
      </h2>
      <ol>
        {seen.map((moment) => (
          <li key={moment.beat}>
            <button
              type="button"
              className={classes('moment', moment === current && 'moment-now')}
              aria-current={moment === current}
              onClick={() => onMoment(moment.n)}
            >
              <SeatMark seat={moment.seat} size={16} />
              <span className="moment-words">
                <b>{moment.what}</b>
                <span className="soft">{replay.round(moment.at)}</span>
              </span>
              <b className="moment-loss">{replay.loss(moment.by, names[moment.seat]!)}</b>
            </button>
          </li>
        ))}
      </ol>
      {onShow !== undefined && (
        <p className="moments-more">
          {replay.more}
          <button type="button" className="moments-show" onClick={onShow}>
            {replay.showMore}
          </button>
        </p>
      )}
    </section>
  );
}

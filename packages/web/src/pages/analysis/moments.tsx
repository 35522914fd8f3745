/** The biggest swings of a match as a list; the opened one tells what happened. */
import type { Analysis, Moment } from '@fray/bots';
import { classes } from '@fray/kit';
import { useId } from 'react';
import { texts } from '../../texts/index.js';
import type { MatchSeen } from './match-seen.js';
import { MomentBody } from './moment-body.js';
import type { MomentStory, Stories } from './moment-story.js';
import './moments.css';
import { roundOf } from './rounds.js';

export interface MomentsProps {
  readonly seen: MatchSeen;
  readonly found: Analysis;
  readonly stories: Stories;
  readonly at: number | undefined;
  readonly onMoment: (n: number | undefined) => void;
}

export function Moments({ seen, found, stories, at, onMoment }: MomentsProps) {
  return (
    <ol className="key-moments">
      {found.moments.map((moment, i) => (
        <KeyMoment
          key={moment.n}
          {...{ seen, found, moment }}
          story={stories.get(moment)!}
          number={i + 1}
          open={moment.n === at}
          onOpen={(open) => onMoment(open ? moment.n : undefined)}
        />
      ))}
    </ol>
  );
}

interface KeyMomentProps extends Pick<MomentsProps, 'seen' | 'found'> {
  readonly moment: Moment;
  readonly story: MomentStory;
  readonly number: number;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

function KeyMoment({ seen, found, moment, story, number, open, onOpen }: KeyMomentProps) {
  const { analysis } = texts();
  const id = useId();
  const points = Math.round(100 * moment.swing[seen.seat]!);
  return (
    <li className={classes('key-moment', open && 'key-moment-open')}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => onOpen(!open)}>
          <MomentMark {...{ number, open }} kind={moment.kind} />
          <span className="key-moment-words">
            <b>{story.title}</b>
            <span className="soft">{whereOf(seen, moment)}</span>
          </span>
          <span className={points < 0 ? 'key-moment-loss' : 'key-moment-gain'}>
            <span aria-hidden="true">{analysis.rose(points)}</span>
            <span className="sr-only">{analysis.roseSaid(points)}</span>
          </span>
        </button>
      </h3>
      <div id={id} hidden={!open}>
        {open && <MomentBody {...{ seen, found, moment, story }} />}
      </div>
    </li>
  );
}

function whereOf({ rounds, nameOf }: MatchSeen, { n, seat, kind }: Moment): string {
  const { analysis } = texts();
  const round = roundOf(rounds, n);
  const place = round === undefined ? analysis.atChoice(n) : analysis.round(round);
  return `${place} · ${kind === 'luck' ? analysis.kinds.luck : analysis.whose(nameOf(seat))}`;
}

export interface MomentMarkProps {
  readonly number: number;
  readonly kind: Moment['kind'];
  readonly open: boolean;
}

/** A diamond is luck, a circle a choice. */
export function MomentMark({ number, kind, open }: MomentMarkProps) {
  return (
    <span className={classes('moment-mark', `moment-${kind}`, open && 'moment-at')} aria-hidden="true">
      <span>{number}</span>
    </span>
  );
}

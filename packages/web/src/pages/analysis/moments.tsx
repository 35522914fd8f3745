/** The biggest swings of a match: luck or choice, what would have been better, and the way to try it. */
import type { Moment } from '@fray/bots';
import { type Reader, replay, SPECTATOR } from '@fray/engine';
import { Button, classes } from '@fray/kit';
import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import type { Film } from '../../replay/film.js';
import { playOnFrom } from '../../session/local-matches.js';
import { texts } from '../../texts/index.js';

export interface MomentsProps {
  readonly film: Film;
  readonly source: string;
  readonly id: string;
  readonly moments: readonly Moment[];
  readonly seat: number;
  readonly at: number | undefined;
  readonly onMoment: (n: number) => void;
}

export function Moments({ film, source, id, moments, seat, at, onMoment }: MomentsProps) {
  return (
    <ol className="moments">
      {moments.map((moment, i) => (
        <li key={moment.n} className={classes('moment', moment.n === at && 'moment-open')}>
          <MomentHead
            film={film}
            moment={moment}
            number={i + 1}
            seat={seat}
            onOpen={onMoment}
            open={moment.n === at}
          />
          {moment.n === at && <MomentBody {...{ film, source, id, moment, seat }} />}
        </li>
      ))}
    </ol>
  );
}

interface HeadProps {
  readonly film: Film;
  readonly moment: Moment;
  readonly number: number;
  readonly seat: number;
  readonly open: boolean;
  readonly onOpen: (n: number) => void;
}

function MomentHead({ film, moment, number, seat, open, onOpen }: HeadProps) {
  const { analysis } = texts();
  const words = useWords(film, moment);
  const points = Math.round(100 * moment.swing[seat]!);
  return (
    <button type="button" className="moment-head" aria-expanded={open} onClick={() => onOpen(moment.n)}>
      <span className={classes('moment-mark', `moment-${moment.kind}`)} aria-hidden="true">
        <span>{number}</span>
      </span>
      <span className="moment-words">
        <b>{words.made}</b>
        <span className="soft">{analysis.who(moment.n, film.names[moment.seat]!, moment.kind)}</span>
      </span>
      <span className={points < 0 ? 'moment-loss' : 'moment-gain'}>{analysis.rose(points)}</span>
    </button>
  );
}

/** The choice and the others in the book's words, as the one who chose saw the table. */
function useWords(film: Film, { n, seat, candidates }: Moment) {
  return useMemo(() => {
    const { game, book, record, names } = film;
    const before = replay(game, record, n - 1);
    const view = before.ok ? before.value.view(seat) : undefined;
    const reader: Reader = { seat: SPECTATOR, names };
    const checked = before.ok ? before.value.check(seat, record.choices[n - 1]!.choice) : undefined;
    return {
      made:
        view !== undefined && checked?.ok === true
          ? book.move(checked.value, view, reader)
          : (record.choices[n - 1]!.text ?? ''),
      others: candidates.map(({ move }) => (view === undefined ? '' : book.move(move, view, reader))),
    };
  }, [film, n, seat, candidates]);
}

type BodyProps = Pick<MomentsProps, 'film' | 'source' | 'id' | 'seat'> & { readonly moment: Moment };

function MomentBody({ film, source, id, moment, seat }: BodyProps) {
  const { analysis } = texts();
  const [, navigate] = useLocation();
  const { others } = useWords(film, moment);
  const best = moment.candidates[0];
  const playOn = (): void => {
    const branch = playOnFrom(film.game, film.book, film.record, moment.n - 1, moment.seat);
    if (branch.ok) navigate(`/table/${branch.value}`);
  };
  return (
    <div className="moment-body">
      <ul>
        {moment.candidates.map((candidate, i) => (
          <li key={candidate.move.join()}>
            <span>
              {others[i]}
              {(candidate.made || candidate === best) && (
                <span className="soft"> {candidate.made ? analysis.made : analysis.better}</span>
              )}
            </span>
            <span className={classes('moment-bar', candidate === best && 'moment-best')} aria-hidden="true">
              <span style={{ width: `${Math.round(100 * candidate.chance)}%` }} />
            </span>
            <b>{analysis.percent(candidate.chance)}</b>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button kind="main" onClick={playOn}>
          {analysis.playOn}
        </Button>
        <Link href={`/replay/${source}/${id}/${moment.n}/${seat}`} className="button button-plain">
          {analysis.see}
        </Link>
      </div>
    </div>
  );
}

/** An opened key moment: what happened in words, what else there was, and the way to try it. */
import { type Analysis, chancesAfter, type Moment } from '@fray/bots';
import { Button, classes } from '@fray/kit';
import { Link, useLocation } from 'wouter';
import { playOnFrom } from '../../session/local-matches.js';
import { texts } from '../../texts/index.js';
import type { MatchSeen } from './match-seen.js';
import { betterOf, type MomentStory } from './moment-story.js';

export interface MomentBodyProps {
  readonly seen: MatchSeen;
  readonly found: Analysis;
  readonly moment: Moment;
  readonly story: MomentStory;
}

/** Less than this of luck is not worth a sentence. */
const SLIGHT = 0.01;

export function MomentBody({ seen, found, moment, story }: MomentBodyProps) {
  const { analysis } = texts();
  const [, navigate] = useLocation();
  const { film, source, id, seat, nameOf } = seen;
  const { n, luck } = moment;
  const moved = (whose: number): string =>
    analysis.moved(
      nameOf(whose),
      chancesAfter(found, n - 1).open[whose]!,
      chancesAfter(found, n).open[whose]!,
    );
  const most = mostMoved(moment);
  const playOn = (): void => {
    const branch = playOnFrom(film.game, film.book, film.record, n - 1, seat);
    if (branch.ok) navigate(`/table/${branch.value}`);
  };
  return (
    <div className="moment-body">
      {story.lines.length > 0 && <p>{story.lines.join(' ')}</p>}
      <p>
        {moved(seat)}
        {Math.abs(luck[seat]!) > SLIGHT &&
          ` ${analysis.otherLuck(asChance(chancesAfter(found, n).open[seat]! - luck[seat]!))}`}
        {film.names.length > 2 && most !== seat && ` ${moved(most)}`}
      </p>
      {moment.candidates.length > 0 && <Candidates {...{ seen, moment, story }} />}
      <Button kind="main" onClick={playOn}>
        {analysis.playOn}
      </Button>
      <Link href={`/replay/${source}/${id}/${n}/${seat}`} className="button button-quiet">
        {analysis.see}
      </Link>
    </div>
  );
}

/** Two estimates, each with its own noise: their difference may lie a little outside of what a chance can be. */
function asChance(difference: number): number {
  return Math.min(0.99, Math.max(0.01, difference));
}

/** Among many it may be somebody else's match that was decided. */
function mostMoved({ swing }: Moment): number {
  return swing.reduce((most, by, seat) => (Math.abs(by) > Math.abs(swing[most]!) ? seat : most), 0);
}

function Candidates({ seen, moment, story }: Pick<MomentBodyProps, 'seen' | 'moment' | 'story'>) {
  const { analysis } = texts();
  const { candidates, seat } = moment;
  const name = seen.nameOf(seat);
  const best = betterOf(moment);
  return (
    <>
      <p className="soft">{best === undefined ? analysis.noBetter : analysis.asKnown(name)}</p>
      <ul>
        {candidates.map((candidate, i) => {
          const { choice, why } = story.others[i]!;
          const note = candidate.made
            ? analysis.made(name)
            : candidate === best
              ? analysis.better
              : undefined;
          return (
            <li key={candidate.move.join()} className={classes(candidate === best && 'moment-best')}>
              <span className="moment-choice">
                <span>{choice}</span>
                <span className="soft">{[note, why].filter(Boolean).join(' · ')}</span>
              </span>
              <span className="moment-bar" aria-hidden="true">
                <span style={{ width: `${100 * candidate.chance}%` }} />
              </span>
              <b>{analysis.percent(candidate.chance)}</b>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Somebody left, or has been away for long: those who are here say what becomes of the match, each seat one vote. */
import { SPECTATOR } from '@fray/engine';
import { Button, SeatMark } from '@fray/kit';
import type { Away, Gone, Remedy } from '@fray/protocol';
import type { Session, SessionState } from '../../session/session.js';
import { texts } from '../../texts/index.js';
import { formatTime, useNow } from '../seats/clock.js';
import { timeWords } from '../story/time-words.js';
import './leaving.css';
import { useLongAway } from './use-long-away.js';

interface LeavingProps {
  readonly state: SessionState;
  readonly session: Session;
}

export function Leaving({ state, session }: LeavingProps) {
  const away = useLongAway(state);
  const { gone, standIns, names } = state;
  const left = gone.filter(({ seat }) => standIns[seat] == null);
  const isGone = ({ seat }: Away): boolean => gone.some((other) => other.seat === seat);
  const absent = away.seats.filter((each) => !isGone(each));
  const missed = away.missed.filter((each) => !isGone(each));
  const at = (time: number): string => timeWords(time + state.ahead);
  const vote = (about: number, remedy: Remedy): void => session.vote(about, remedy);
  return (
    <>
      {left.map((each) => (
        <Vote
          key={each.seat}
          title={texts().table.leftTitle(names[each.seat]!)}
          gone={each}
          state={state}
          onVote={vote}
        />
      ))}
      {missed.map(({ seat, since, decideAt, claimAt }) => (
        <section key={seat} className="leaving" role="status">
          <div>
            <h2>{texts().table.awaySince(names[seat]!, at(since))}</h2>
            <p className="soft">
              {decideAt === undefined || claimAt === undefined
                ? texts().table.awayClock
                : texts().table.awayUntil(at(decideAt), at(claimAt))}
            </p>
          </div>
        </section>
      ))}
      {absent.map(({ seat, since }) => (
        <Vote
          key={seat}
          title={texts().table.awaySince(names[seat]!, at(since))}
          gone={{ seat, votes: [] }}
          state={state}
          onVote={(about, remedy) => (remedy === 'wait' ? away.waitFor(seat) : vote(about, remedy))}
        />
      ))}
    </>
  );
}

interface VoteProps {
  readonly title: string;
  /** Without `claimAt` nobody has said yet that they are gone for good: then the win cannot be claimed, either. */
  readonly gone: Omit<Gone, 'claimAt'> & Partial<Pick<Gone, 'claimAt'>>;
  readonly state: SessionState;
  readonly onVote: (about: number, remedy: Remedy) => void;
}

function Vote({ title, gone, state, onVote }: VoteProps) {
  const now = useNow(true);
  const wait = gone.claimAt === undefined ? Infinity : gone.claimAt - (now - state.ahead);
  const alone = state.seats.every(({ kind }, i) => i === state.seat || i === gone.seat || kind === 'bot');
  const mine = gone.votes.find((vote) => vote.seat === state.seat)?.remedy;
  const ways: readonly Remedy[] = gone.claimAt === undefined ? ['bot', 'wait'] : ['bot', 'claim', 'wait'];
  return (
    <section className="leaving" aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p className="soft">{alone ? texts().table.leftAlone : texts().table.leftText}</p>
      </div>
      {state.seat !== SPECTATOR && (
        <div className="notice-actions">
          {ways.map((way) => {
            const early = way === 'claim' && wait > 0;
            return (
              <Button
                key={way}
                kind={mine === way ? 'choice' : 'plain'}
                aria-pressed={mine === way}
                disabled={early}
                note={early ? texts().table.claimIn(formatTime(wait)) : undefined}
                onClick={() => onVote(gone.seat, way)}
              >
                {texts().table.leaveWays[way]}{' '}
                {gone.votes.map(
                  (vote) => vote.remedy === way && <SeatMark key={vote.seat} seat={vote.seat} size={13} />,
                )}
              </Button>
            );
          })}
        </div>
      )}
    </section>
  );
}

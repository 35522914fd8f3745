/** Who is away, and for whom the others have waited so long that they may decide about the seat. */
import type { Away } from '@fray/protocol';
import { useCallback, useEffect, useState } from 'react';
import type { SessionState } from '../../session/session.js';
import { useNow } from '../seats/clock.js';

/** The server's clock is known to the second: a little later nobody is refused. */
const LATER_MS = 1_000;

type Seen = Pick<SessionState, 'kind' | 'seat' | 'away' | 'standIns' | 'ahead' | 'question' | 'outcome'>;

export interface LongAway {
  /** Asked and not here; the others still wait. */
  readonly missed: readonly Away[];
  /** About whose seats the others may decide. */
  readonly seats: readonly Away[];
  waitFor(seat: number): void;
}

export function useLongAway(state: Seen): LongAway {
  const { kind, seat, away, standIns, ahead, question, outcome } = state;
  const [waiting, setWaiting] = useState<readonly number[]>([]);
  const absent =
    kind === 'here' || outcome !== null
      ? []
      : away.filter((each) => each.seat !== seat && standIns[each.seat] == null);
  const now = useNow(absent.length > 0) - ahead;
  const key = absent.map((each) => each.seat).join();
  // Whoever came back in between is waited for anew.
  useEffect(() => {
    const seats = key.split(',').map(Number);
    setWaiting((before) => before.filter((each) => seats.includes(each)));
  }, [key]);
  const waitFor = useCallback((other: number) => setWaiting((before) => [...before, other]), []);
  const isLong = ({ decideAt = Infinity }: Away): boolean => now > decideAt + LATER_MS;
  return {
    missed: absent.filter((each) => question.asked.includes(each.seat) && !isLong(each)),
    seats: absent.filter((each) => isLong(each) && !waiting.includes(each.seat)),
    waitFor,
  };
}

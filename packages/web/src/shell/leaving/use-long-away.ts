/** Who has been away for so long that the others may decide about their seat, as far as this browser has seen it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SessionState } from '../../session/session.js';
import { useNow } from '../seats/clock.js';

/** The server lets the others decide after a minute; a little later than that nobody is refused. */
const LONG_MS = 62_000;

type Seen = Pick<SessionState, 'kind' | 'seat' | 'seats' | 'present' | 'standIns'>;

export function useLongAway(state: Seen): { readonly seats: readonly number[]; waitFor(seat: number): void } {
  const since = useRef(new Map<number, number>());
  const [waiting, setWaiting] = useState<readonly number[]>([]);
  const absent = absentSeats(state);
  const now = useNow(absent.length > 0);
  const key = absent.join();
  useEffect(() => {
    const seats = key === '' ? [] : key.split(',').map(Number);
    for (const seat of since.current.keys()) if (!seats.includes(seat)) since.current.delete(seat);
    for (const seat of seats) if (!since.current.has(seat)) since.current.set(seat, Date.now());
    setWaiting((before) => before.filter((seat) => seats.includes(seat)));
  }, [key]);
  const waitFor = useCallback((seat: number) => setWaiting((before) => [...before, seat]), []);
  const long = absent.filter((seat) => now - (since.current.get(seat) ?? now) > LONG_MS);
  return { seats: long.filter((seat) => !waiting.includes(seat)), waitFor };
}

/** People who do not have the match open, and for whom nobody plays. */
function absentSeats({ kind, seat, seats, present, standIns }: Seen): readonly number[] {
  if (kind === 'here') return [];
  return seats.flatMap((info, other) =>
    other !== seat && info.kind === 'person' && present[other] === false && standIns[other] == null
      ? [other]
      : [],
  );
}

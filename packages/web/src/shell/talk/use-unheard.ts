/** How much others have said since the sheet with the talk was last open. */
import { useEffect, useState } from 'react';
import type { SessionState } from '../../session/session.js';
import { useMuted } from './muted.js';
import { talkLines } from './talk-lines.js';

export function useUnheard(state: SessionState, open: boolean): number {
  const muted = useMuted();
  const said = talkLines(state).filter(
    ({ seat, from }) => seat !== state.seat && !muted.includes(from),
  ).length;
  const [heard, setHeard] = useState(said);
  useEffect(() => {
    if (open) setHeard(said);
  }, [open, said]);
  return open ? 0 : Math.max(0, said - heard);
}

/** Shows what happened one choice at a time: the table animates a beat, says it is done, and the next follows. */
import type { GameEvent } from '@fray/engine';
import type { Beat, Speed } from '@fray/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Step } from '../session/session.js';

/** A table that never says it is done must not stop the match. */
const PATIENCE_MS = 15_000;
/** More than this at once is a return from elsewhere, not play: it is told, not shown. */
const MOST_AT_ONCE = 24;

export interface Shown {
  /** The step whose position is on the table. */
  readonly step: Step;
  readonly beat: Beat | undefined;
  readonly last: readonly GameEvent[];
  readonly onBeatDone: (n: number) => void;
  readonly skip: () => void;
}

export function useBeats(steps: readonly Step[], seat: number, speed: Speed): Shown {
  const head = steps.length - 1;
  const [seen, setSeen] = useState({ seat, upTo: head });
  const fresh = seen.seat !== seat || speed === 'off' || head < seen.upTo || head - seen.upTo > MOST_AT_ONCE;
  const upTo = fresh ? head : seen.upTo;
  const playing = upTo < head ? upTo + 1 : undefined;
  const onBeatDone = useCallback((n: number) => {
    setSeen((now) => (n === now.upTo + 1 ? { ...now, upTo: n } : now));
  }, []);
  const skip = useCallback(() => setSeen((now) => ({ ...now, upTo: head })), [head]);
  useEffect(() => {
    if (fresh && (seen.seat !== seat || seen.upTo !== head)) setSeen({ seat, upTo: head });
  }, [fresh, seen, seat, head]);
  const silent = playing !== undefined && steps[playing]!.events.length === 0;
  useEffect(() => {
    if (playing === undefined) return;
    const timer = window.setTimeout(() => onBeatDone(playing), silent ? 0 : PATIENCE_MS);
    return () => window.clearTimeout(timer);
  }, [playing, silent, onBeatDone]);
  const step = steps[playing ?? upTo]!;
  const before = steps[upTo]!.view;
  const { n, events } = step;
  const beat = useMemo(
    () => (playing === undefined || silent ? undefined : { n, events, before }),
    [playing, silent, n, events, before],
  );
  const last = useMemo(() => eventsSinceMine(steps, step.n, seat), [steps, step, seat]);
  return { step, beat, last, onBeatDone, skip };
}

/** What others did since my last choice, or else what I just did. */
function eventsSinceMine(steps: readonly Step[], upTo: number, seat: number): readonly GameEvent[] {
  let from = upTo;
  while (from > 1 && steps[from]!.by !== seat && steps[from - 1]!.by !== seat) from--;
  return steps.slice(from, upTo + 1).flatMap((step) => step.events);
}

/** Shows what happened event by event, in the game's own pace; everything the shell says moves on with it. */
import type { GameEvent, SeatView } from '@fray/engine';
import type { SeatState, Step } from '@fray/host';
import type { ShownBeat, ShowPlan, Speed } from '@fray/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { framesOf, type ShowFrame } from './frames.js';

/** More than this at once is a return from elsewhere, not play: it is told, not shown. */
const MOST_AT_ONCE = 24;

export interface Shown {
  readonly view: SeatView<unknown>;
  /** The place of the step being shown, or shown last, and how many of its events have been told. */
  readonly at: number;
  readonly told: number;
  readonly beat: ShownBeat | undefined;
  readonly playing: boolean;
  /** How many steps have been shown to their end. */
  readonly seen: number;
  readonly last: readonly GameEvent[];
  readonly skip: () => void;
  /** Dice wait to be thrown. */
  readonly onThrow: (() => void) | undefined;
}

interface Place {
  readonly seat: number;
  /** The last step that is over. */
  readonly over: number;
  readonly frame: number;
}

type Showable = Pick<SeatState, 'steps' | 'seat' | 'view'>;

export function useShow(
  { steps, seat, view }: Showable,
  speed: Speed,
  plan: ShowPlan | undefined,
  throwsSelf = false,
): Shown {
  const head = steps.length - 1;
  const [place, setPlace] = useState<Place>({ seat, over: head, frame: 0 });
  const still = speed === 'off' && !hasStill(steps.slice(place.over + 1), plan);
  const fresh = place.seat !== seat || still || mustJump(steps, place.over);
  const over = fresh ? head : place.over;
  const step = steps[over + 1];
  const from = steps[over]?.view ?? view;
  const frames = useMemo(
    () => (step === undefined ? [] : framesOf(step, from, plan, speed, throwsSelf ? seat : undefined)),
    [step, from, plan, speed, throwsSelf, seat],
  );
  const frame = frames[fresh ? 0 : place.frame];
  useEffect(() => {
    if (fresh && (place.seat !== seat || place.over !== head)) setPlace({ seat, over: head, frame: 0 });
  }, [fresh, place, seat, head]);
  useEffect(() => {
    if (step === undefined || frame?.waits === true) return;
    const timer = window.setTimeout(() => setPlace((now) => after(now, frame)), frame?.ms ?? 0);
    return () => window.clearTimeout(timer);
  }, [step, frame]);
  const onThrow = useCallback(() => setPlace((now) => ({ ...now, frame: now.frame + 1 })), []);
  const skip = useCallback(() => setPlace((now) => ({ ...now, over: head, frame: 0 })), [head]);
  // After its last frame a step stays as it ended until the next one begins: nothing steps back in between.
  const at = step === undefined ? over : over + 1;
  const told = frame?.told ?? steps[at]?.events.length ?? 0;
  const last = useMemo(() => eventsSinceMine(steps, at, told, seat), [steps, at, told, seat]);
  return {
    view: frame?.view ?? step?.view ?? from,
    at,
    told,
    beat: frame?.beat,
    playing: step !== undefined,
    seen: over + 1,
    last,
    skip,
    onThrow: frame?.waits === true ? onThrow : undefined,
  };
}

/** The next frame of this step, or the next step. */
function after(now: Place, frame: ShowFrame | undefined): Place {
  return frame === undefined ? { ...now, over: now.over + 1, frame: 0 } : { ...now, frame: now.frame + 1 };
}

/** Whether any of these holds a moment that is shown even without motion. */
function hasStill(steps: readonly Step[], plan: ShowPlan | undefined): boolean {
  const { still } = plan ?? {};
  return (
    still !== undefined && steps.some(({ beats }) => beats.some(({ event, view }) => still(event, view) > 0))
  );
}

/** What was taken back, told without its positions, or is far too much is not shown. */
function mustJump(steps: readonly Step[], over: number): boolean {
  const head = steps.length - 1;
  if (head < over || head - over > MOST_AT_ONCE) return true;
  return steps.slice(over + 1).some((step) => step.view === undefined) || steps[over]?.view === undefined;
}

/** What others did since my last choice, or else what I just did. */
export function eventsSinceMine(
  steps: readonly Step[],
  upTo: number,
  told: number,
  seat: number,
): readonly GameEvent[] {
  const isMine = (at: number): boolean => steps[at]!.seats.includes(seat);
  let from = upTo;
  while (from > 1 && !isMine(from) && !isMine(from - 1)) from--;
  return steps
    .slice(Math.max(0, from), upTo + 1)
    .flatMap(({ events }, i, list) => (i === list.length - 1 ? events.slice(0, told) : events));
}

/** Shows the step to a moment of a film, event by event, while the projector moves. */
import type { SeatView } from '@fray/engine';
import type { Step } from '@fray/host';
import type { ShownBeat, ShowPlan, Speed } from '@fray/kit';
import { useEffect, useMemo, useState } from 'react';
import { framesOf } from '../shell/show/frames.js';
import type { Projector } from './use-projector.js';

export interface FilmShow {
  readonly view: SeatView<unknown>;
  readonly told: number;
  readonly beat: ShownBeat | undefined;
}

/** By what one wants at every table and by the rate of the film: whoever wants no motion gets none here, either. */
export function replaySpeed(wanted: Speed, rate: number): Speed {
  if (wanted === 'off' || rate >= 4) return 'off';
  if (rate >= 2) return wanted === 'slow' ? 'normal' : 'fast';
  return wanted === 'slow' || rate < 1 ? 'slow' : 'normal';
}

export function useFilmShow(
  steps: readonly Step[],
  { n, moving, arrived }: Projector,
  plan: ShowPlan | undefined,
  speed: Speed,
): FilmShow {
  const step = steps[n]!;
  const from = steps[n - 1]?.view;
  const frames = useMemo(
    () => (moving && from !== undefined ? framesOf(step, from, plan, speed) : []),
    [moving, step, from, plan, speed],
  );
  const [at, setAt] = useState<{ readonly step: Step; readonly frame: number }>({ step, frame: 0 });
  const frame = frames[at.step === step ? at.frame : 0];
  useEffect(() => {
    if (!moving) return;
    if (frame === undefined) {
      arrived(n);
      return;
    }
    const timer = window.setTimeout(
      () => setAt((now) => ({ step, frame: (now.step === step ? now.frame : 0) + 1 })),
      frame.ms,
    );
    return () => window.clearTimeout(timer);
  }, [moving, frame, step, n, arrived]);
  // A step that is shown again begins at its first event.
  useEffect(() => {
    if (!moving) setAt({ step, frame: 0 });
  }, [moving, step]);
  return { view: frame?.view ?? step.view!, told: frame?.told ?? step.events.length, beat: frame?.beat };
}

/** Runs a film: forwards beat by beat, or straight to any moment. */

import { isTyping } from '@fray/kit';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Film } from './film.js';

/** Between two choices while it plays by itself. */
const PAUSE_MS = 500;

export interface Projector {
  readonly n: number;
  /** True while the step to `n` is being animated. */
  readonly moving: boolean;
  readonly playing: boolean;
  readonly goTo: (n: number) => void;
  readonly step: () => void;
  readonly arrived: (n: number) => void;
  readonly setPlaying: (playing: boolean) => void;
}

export function useProjector(film: Film, first: number, rate: number): Projector {
  const clamp = useCallback((n: number) => Math.max(0, Math.min(n, film.length)), [film]);
  const [at, setAt] = useState({ n: clamp(first), moving: false });
  const [playing, setPlaying] = useState(false);
  const goTo = useCallback((n: number) => setAt({ n: clamp(n), moving: false }), [clamp]);
  const step = useCallback(
    () => setAt((now) => (now.n < film.length ? { n: now.n + 1, moving: true } : { ...now, moving: false })),
    [film],
  );
  const arrived = useCallback(
    (n: number) => setAt((now) => (now.n === n ? { ...now, moving: false } : now)),
    [],
  );
  useEffect(() => {
    if (!playing || at.moving) return;
    if (at.n >= film.length) {
      setPlaying(false);
      return;
    }
    const timer = window.setTimeout(step, PAUSE_MS / rate);
    return () => window.clearTimeout(timer);
  }, [playing, at, film, step, rate]);
  return { ...at, playing, goTo, step, arrived, setPlaying };
}

/** `stops` are the moments that one key leads to. */
export function useProjectorKeys(film: Film, projector: Projector, stops: readonly number[]): void {
  const latest = useRef({ film, projector, stops });
  latest.current = { film, projector, stops };
  // As soon as the slider is seen, keys must work.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const { film: now, projector: p, stops: all } = latest.current;
      const target = event.target instanceof Element ? event.target : document.body;
      const actions: Record<string, () => void> = {
        ArrowLeft: () => p.goTo(event.shiftKey ? now.turn(p.n, -1) : p.n - 1),
        ArrowRight: () => (event.shiftKey ? p.goTo(now.turn(p.n, 1)) : p.step()),
        Home: () => p.goTo(0),
        End: () => p.goTo(now.length),
        ' ': () => p.setPlaying(!p.playing),
        m: () => p.goTo(all.find((n) => n > p.n) ?? p.n),
        M: () => p.goTo(all.findLast((n) => n < p.n) ?? p.n),
      };
      const action = actions[event.key];
      if (action === undefined || hasOwn(target, event.key)) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** What is focused answers this key by itself. */
function hasOwn(target: Element, key: string): boolean {
  if (key === ' ') return target.matches('button, a, [role="log"], [type="radio"], [type="checkbox"]');
  return key.startsWith('Arrow') && target.matches('[type="radio"]');
}

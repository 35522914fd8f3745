/** "While you were away": what others did since one last looked, above the table until one goes on. */

import { Button, type LogLine, WordsView } from '@fray/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SessionState } from '../../session/session.js';
import { texts } from '../../texts/index.js';
import './away.css';

const MOST_LINES = 6;

/** The last step one had seen before looking away; undefined when there is nothing to catch up on. */
export function useAway(state: SessionState): { readonly since: number | undefined; clear(): void } {
  const head = state.steps.length - 1;
  const [since, setSince] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new look at the table counts, not each step
  useEffect(() => {
    if (state.seenBefore <= head) setSince(state.seenBefore - 1);
  }, [state.seenBefore, state.seat]);
  const hiddenAt = useRef<number>(undefined);
  useEffect(() => {
    const onChange = (): void => {
      if (document.visibilityState === 'hidden') hiddenAt.current = head;
      else if (hiddenAt.current !== undefined && hiddenAt.current < head) setSince(hiddenAt.current);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [head]);
  const clear = useCallback(() => setSince(undefined), []);
  return { since, clear };
}

export function Away({
  lines,
  onClose,
}: {
  readonly lines: readonly LogLine[];
  readonly onClose: () => void;
}) {
  const told = lines.filter((line) => line.heading !== true).slice(-MOST_LINES);
  if (told.length === 0) return null;
  return (
    <section className="away" aria-label={texts().table.away}>
      <div>
        <h2>{texts().table.away}</h2>
        <ul>
          {told.map((line) => (
            <li key={line.key}>
              <WordsView words={line.words} />
            </li>
          ))}
        </ul>
      </div>
      <Button onClick={onClose}>{texts().table.goOn}</Button>
    </section>
  );
}

/** Keys that work at every table, but never while somebody types. */
import { useEffect, useRef } from 'react';

export interface TableKeys {
  readonly undo: () => void;
  readonly rules: () => void;
}

export function useTableKeys(keys: TableKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key === 'z' || event.key === 'Z') latest.current.undo();
      else if (event.key === '?') latest.current.rules();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type="range"], [type="radio"])'))
  );
}

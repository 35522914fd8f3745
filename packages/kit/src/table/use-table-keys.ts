/** Keys for a table: never while somebody types, while a dialog is open, or with a modifier held. */
import { createContext, useContext, useEffect, useRef } from 'react';
import { meaningOf } from './shortcuts.js';

/** False around a table that is only a picture. */
export const TableKeys = createContext(true);

/** `press` says whether the key meant something to it. */
export function useTableKeys(press: (key: string, event: KeyboardEvent) => boolean): void {
  const latest = useRef(press);
  latest.current = press;
  const on = useContext(TableKeys);
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent): void => {
      if (!isForTable(event)) return;
      const key = meaningOf(event.key);
      if (key !== undefined && latest.current(key, event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [on]);
}

export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !isTyping(event.target) && document.querySelector('dialog[open]') === null;
}

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type="range"], [type="radio"], [type="checkbox"])'))
  );
}

/** The arrows left and right go from one key moment to the next, wherever they mean nothing else. */
import { isForTable } from '@fray/kit';
import { useEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function useMomentKeys(step: (by: number) => void): void {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const by = STEPS[event.key];
      const elsewhere = event.target instanceof Element && event.target.matches('input, select, [tabindex]');
      if (by === undefined || event.shiftKey || elsewhere || !isForTable(event)) return;
      event.preventDefault();
      latest.current(by);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** After a choice the focus goes on to the next question: what was pressed is gone, and must not drop it onto the page. */
import { useCallback, useEffect, useRef } from 'react';

/** To be called with every choice. `question` is new with every question; empty while something is shown. */
export function useFocusOn(question: string): () => void {
  const lost = useRef(false);
  useEffect(() => {
    if (question === '' || !lost.current) return;
    lost.current = false;
    if (document.activeElement === null || document.activeElement === document.body)
      document.querySelector<HTMLElement>('.shell .prompt-bar')?.focus({ preventScroll: true });
  }, [question]);
  return useCallback(() => {
    const at = document.activeElement;
    lost.current = at !== null && at !== document.body;
  }, []);
}

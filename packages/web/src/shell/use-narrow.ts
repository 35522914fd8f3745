/** Whether the screen is a phone's: then the log is a sheet and the question stays at the bottom. */
import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 900px)';

export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(NARROW);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(NARROW).matches,
  );
}

/** What the screen is like, as far as that changes more than sizes. */
import { useCallback, useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** A phone: then the log is a sheet and the question stays at the bottom. */
export function useIsNarrow(): boolean {
  return useMedia('(max-width: 900px)');
}

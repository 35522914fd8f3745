/** Whether only a part of the map is shown; a picture shows the whole of it, as nobody could move it. */
import { TableKeys } from '@fray/kit';
import { useContext, useSyncExternalStore } from 'react';

/** The same as where a stage stands upright. */
const NARROW = '(max-width: 640px), (max-aspect-ratio: 19 / 24)';

export function useNarrow(): boolean {
  const isUsed = useContext(TableKeys);
  const matches = useSyncExternalStore(
    (changed) => {
      const list = matchMedia(NARROW);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(NARROW).matches,
  );
  return isUsed && matches;
}

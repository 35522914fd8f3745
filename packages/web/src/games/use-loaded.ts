/** What is fetched for something, such as a game's rules: never what was fetched for another one. */
import { useEffect, useState } from 'react';

/** Undefined until it is there. `load` must stay the same function. */
export function useLoaded<K, T>(key: K, load: (key: K) => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: K; readonly value: T }>();
  useEffect(() => {
    let stale = false;
    void load(key).then((value) => {
      if (!stale) setLoaded({ key, value });
    });
    return () => {
      stale = true;
    };
  }, [key, load]);
  return loaded !== undefined && loaded.key === key ? loaded.value : undefined;
}

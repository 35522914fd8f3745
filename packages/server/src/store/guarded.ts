/** A store whose failures reach a client as "try again", and the operator as they are. */
import { refuse } from '../refused.js';
import type { Store } from './store.js';

/** A write that failed so lately says more than a probe: a full disk may still have room for a single row. */
const RECENT_MS = 10_000;

export function guarded(store: Store, failed: (error: unknown) => void): Store {
  let failedAt = -Infinity;
  const guard = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      failed(error);
      throw refuse('no-store', 'no-store');
    }
  };
  const written = async (work: Promise<boolean>): Promise<boolean> => {
    try {
      const done = await work;
      failedAt = -Infinity;
      return done;
    } catch (error) {
      failedAt = performance.now();
      failed(error);
      throw refuse('no-store', 'no-store');
    }
  };
  return {
    shared: store.shared,
    append: (log, n, body) => written(store.append(log, n, body)),
    read: (log, after) => guard(store.read(log, after)),
    put: (writes) => written(store.put(writes)),
    get: (kind, id) => guard(store.get(kind, id)),
    list: (kind, label, limit, before) => guard(store.list(kind, label, limit, before)),
    probe: async () => {
      if (performance.now() - failedAt < RECENT_MS) throw refuse('no-store', 'no-store');
      await guard(store.probe());
    },
    send: (text) => guard(store.send(text)),
    watch: (listener) => store.watch(listener),
    close: () => store.close(),
  };
}

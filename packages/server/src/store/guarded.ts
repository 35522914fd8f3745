/** A store whose failures reach a client as "try again", and the operator as they are. */
import { refuse } from '../refused.js';
import type { Store } from './store.js';

/** A write that failed so lately says more than a probe: a full disk may still have room for a single row. */
const RECENT_MS = 10_000;

export function guarded(store: Store, failed: (error: unknown) => void): Store {
  let failedAt = -Infinity;
  const giveUp = (error: unknown): never => {
    failed(error);
    throw refuse('no-store', 'no-store');
  };
  const guard = <T>(work: Promise<T>): Promise<T> => work.catch(giveUp);
  const works = (done: boolean): boolean => {
    failedAt = -Infinity;
    return done;
  };
  const fails = (error: unknown): never => {
    failedAt = performance.now();
    return giveUp(error);
  };
  const written = (work: Promise<boolean>): Promise<boolean> => work.then(works, fails);
  return {
    shared: store.shared,
    append: (log, n, body) => written(store.append(log, n, body)),
    read: (log, after) => guard(store.read(log, after)),
    put: (writes) => written(store.put(writes)),
    get: (kind, id) => guard(store.get(kind, id)),
    list: (kind, label, limit, before) => guard(store.list(kind, label, limit, before)),
    walk: (kind, after, limit) => guard(store.walk(kind, after, limit)),
    measure: (log) => guard(store.measure(log)),
    remove: (removal) => written(store.remove(removal)),
    probe: async () => {
      if (performance.now() - failedAt < RECENT_MS) throw refuse('no-store', 'no-store');
      await guard(store.probe());
    },
    send: (text) => guard(store.send(text)),
    watch: (listener) => store.watch(listener),
    close: () => store.close(),
  };
}

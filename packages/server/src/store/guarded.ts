/** A store whose failures reach a client as "try again", and the operator as they are. */
import { refuse } from '../refused.js';
import type { Store } from './store.js';

export function guarded(store: Store, failed: (error: unknown) => void): Store {
  const guard = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      failed(error);
      throw refuse('no-store', 'no-store');
    }
  };
  return {
    shared: store.shared,
    append: (log, n, body) => guard(store.append(log, n, body)),
    read: (log, after) => guard(store.read(log, after)),
    put: (writes) => guard(store.put(writes)),
    get: (kind, id) => guard(store.get(kind, id)),
    list: (kind, label, limit, before) => guard(store.list(kind, label, limit, before)),
    probe: () => guard(store.probe()),
    send: (text) => guard(store.send(text)),
    watch: (listener) => store.watch(listener),
    close: () => store.close(),
  };
}

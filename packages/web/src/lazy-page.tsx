/** A page that is fetched when it is first opened. Without Suspense, whose fallback stays at least 300 ms. */
import { type ComponentType, useEffect, useState } from 'react';
import { Loading } from './pages/loading.js';

export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function LazyPage(props: P) {
    const [Page, setPage] = useState(() => loaded);
    useEffect(() => {
      if (Page !== undefined) return;
      let stale = false;
      void load().then((page) => {
        loaded = page;
        if (!stale) setPage(() => page);
      });
      return () => {
        stale = true;
      };
    }, [Page]);
    return Page === undefined ? <Loading /> : <Page {...props} />;
  };
}

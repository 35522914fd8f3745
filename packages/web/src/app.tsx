/** Which page stands at which address. Addresses live after the #, so any static host will do. */
import { lazy, Suspense } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Home } from './pages/home.js';
import { Loading } from './pages/loading.js';
import { Problem } from './pages/problem.js';
import { texts } from './texts/index.js';

const LocalTable = lazy(async () => ({ default: (await import('./pages/local-table.js')).LocalTable }));

export function App() {
  return (
    <Router hook={useHashLocation}>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/table/:id">{({ id }) => <LocalTable id={id} />}</Route>
          <Route path="/index.html">
            <Redirect to="/" />
          </Route>
          <Route>
            <Problem title="Fray" text={texts.common.notFound} />
          </Route>
        </Switch>
      </Suspense>
    </Router>
  );
}

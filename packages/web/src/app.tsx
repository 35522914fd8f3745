/** Which page stands at which address. Addresses live after the #, so any static host will do. */
import { lazy, Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Home } from './pages/home.js';
import { Loading } from './pages/loading.js';
import { Problem } from './pages/problem.js';
import { texts } from './texts/index.js';

const LocalTable = lazy(async () => ({ default: (await import('./pages/local-table.js')).LocalTable }));
const OnlineTable = lazy(async () => ({ default: (await import('./pages/online-table.js')).OnlineTable }));
const NewTable = lazy(async () => ({ default: (await import('./pages/new-table.js')).NewTable }));
const Join = lazy(async () => ({ default: (await import('./pages/join.js')).Join }));
const Replays = lazy(async () => ({ default: (await import('./pages/replays.js')).Replays }));
const ReplayPage = lazy(async () => ({ default: (await import('./pages/replay.js')).ReplayPage }));
const RulesPage = lazy(async () => ({ default: (await import('./pages/rules.js')).RulesPage }));
const SettingsPage = lazy(async () => ({ default: (await import('./pages/settings.js')).SettingsPage }));
const Credits = lazy(async () => ({ default: (await import('./pages/credits.js')).Credits }));

export function App() {
  return (
    <Router hook={useHashLocation}>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/new/:game/:kind?">{({ game, kind }) => <NewTable game={game} kind={kind} />}</Route>
          <Route path="/table/:id">{({ id }) => <LocalTable id={id} />}</Route>
          <Route path="/online/:id/:pass?">
            {({ id, pass }) => <OnlineTable id={id} pass={pass} watch={false} />}
          </Route>
          <Route path="/online/:id/:pass/watch">
            {({ id, pass }) => <OnlineTable id={id} pass={pass} watch />}
          </Route>
          <Route path="/join">
            <Join />
          </Route>
          <Route path="/replays">
            <Replays />
          </Route>
          <Route path="/replay/:source/:id/:moment?/:seat?">
            {(params: Readonly<Record<string, string | undefined>>) => (
              <ReplayPage
                source={params['source'] ?? ''}
                id={params['id'] ?? ''}
                moment={params['moment']}
                seat={params['seat']}
              />
            )}
          </Route>
          <Route path="/rules/:game/:clause?">
            {({ game, clause }) => <RulesPage game={game} clause={clause} />}
          </Route>
          <Route path="/settings">
            <SettingsPage />
          </Route>
          <Route path="/credits">
            <Credits />
          </Route>
          <Route>
            <Problem title="Fray" text={texts.common.notFound} />
          </Route>
        </Switch>
      </Suspense>
    </Router>
  );
}

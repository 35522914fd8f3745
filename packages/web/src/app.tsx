/** Which page stands at which address. Addresses live after the #, so any static host will do. */
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { lazyPage } from './lazy-page.js';
import { Home } from './pages/home/home.js';
import { Problem } from './pages/problem.js';
import { texts } from './texts/index.js';

const LocalTable = lazyPage(async () => (await import('./pages/local-table.js')).LocalTable);
const OnlineTable = lazyPage(async () => (await import('./pages/online/online-table.js')).OnlineTable);
const WatchMatch = lazyPage(async () => (await import('./pages/online/online-match.js')).WatchMatch);
const NewTable = lazyPage(async () => (await import('./pages/setup/new-table.js')).NewTable);
const GamePageHost = lazyPage(async () => (await import('./pages/game-page.js')).GamePageHost);
const BotsPage = lazyPage(async () => (await import('./pages/bots/bots-page.js')).BotsPage);
const AnalysisPage = lazyPage(async () => (await import('./pages/analysis/analysis-page.js')).AnalysisPage);
const Join = lazyPage(async () => (await import('./pages/online/join.js')).Join);
const Replays = lazyPage(async () => (await import('./pages/replays/replays.js')).Replays);
const ReplayPage = lazyPage(async () => (await import('./pages/replays/replay.js')).ReplayPage);
const RulesPage = lazyPage(async () => (await import('./pages/rules/rules.js')).RulesPage);
const LessonPage = lazyPage(async () => (await import('./pages/lesson/lesson.js')).LessonPage);
const PuzzlesPage = lazyPage(async () => (await import('./pages/puzzles/puzzles-page.js')).PuzzlesPage);
const PuzzlePage = lazyPage(async () => (await import('./pages/puzzles/puzzle.js')).PuzzlePage);
const LabPage = lazyPage(async () => (await import('./pages/lab/lab.js')).LabPage);
const SettingsPage = lazyPage(async () => (await import('./pages/settings.js')).SettingsPage);
const Credits = lazyPage(async () => (await import('./pages/credits.js')).Credits);

export function App() {
  return (
    <Router hook={useHashLocation}>
      <Switch>
        <Route path="/">
          <Home />
        </Route>
        <Route path="/new/:game/:kind?">{({ game, kind }) => <NewTable game={game} kind={kind} />}</Route>
        <Route path="/game/:game/:name/:path?">
          {({ game, name, path }) => <GamePageHost game={game} name={name} path={path} />}
        </Route>
        <Route path="/bots/:game">{({ game }) => <BotsPage game={game} />}</Route>
        <Route path="/table/:id">{({ id }) => <LocalTable id={id} />}</Route>
        <Route path="/online/:id/:pass?">
          {({ id, pass }) => <OnlineTable id={id} pass={pass} watch={false} />}
        </Route>
        <Route path="/online/:id/:pass/watch">
          {({ id, pass }) => <OnlineTable id={id} pass={pass} watch />}
        </Route>
        <Route path="/watch/:id">{({ id }) => <WatchMatch id={id} />}</Route>
        <Route path="/join/:code?">{({ code }) => <Join code={code} />}</Route>
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
        <Route path="/analysis/:source/:id">
          {({ source, id }) => <AnalysisPage source={source} id={id} />}
        </Route>
        <Route path="/rules/:game/:clause?">
          {({ game, clause }) => <RulesPage game={game} clause={clause} />}
        </Route>
        <Route path="/learn/:game/:lesson?">
          {({ game, lesson }) => <LessonPage game={game} id={lesson} />}
        </Route>
        <Route path="/puzzles">
          <PuzzlesPage />
        </Route>
        <Route path="/puzzle/:game/:id">{({ game, id }) => <PuzzlePage game={game} id={id} />}</Route>
        <Route path="/lab/:game?/:file?">{({ game, file }) => <LabPage game={game} file={file} />}</Route>
        <Route path="/settings">
          <SettingsPage />
        </Route>
        <Route path="/credits">
          <Credits />
        </Route>
        <Route>
          <Problem title={texts().common.nothingHere} text={texts().common.notFound} />
        </Route>
      </Switch>
    </Router>
  );
}

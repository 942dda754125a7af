import { lazy, Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { Frame } from './frame.tsx'
import { Loading } from './loading.tsx'
import { NotFound } from './not-found.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { SettingsProvider } from './settings.tsx'

// Each page is fetched when it is first opened: reading a rule does not wait for three.js.
const Home = lazy(() => import('../home/home-page.tsx'))
const NewGame = lazy(() => import('../new-game/new-game-page.tsx'))
const Play = lazy(() => import('../play/play-page.tsx'))
const Builder = lazy(() => import('../builder/builder-page.tsx'))
const Rules = lazy(() => import('../rules/rules-page.tsx'))
const Rule = lazy(() => import('../rules/rule-page.tsx'))
const Replays = lazy(() => import('../replays/replays-page.tsx'))
const Replay = lazy(() => import('../replays/replay-page.tsx'))
const Settings = lazy(() => import('../settings/settings-page.tsx'))

/** The whole page: navigation around whatever address is open. */
export function App() {
  const [address] = useLocation()
  return (
    <SettingsProvider>
      <Frame>
        <PageBoundary address={address}>
          <Suspense fallback={<Loading />}>
            <Switch>
              <Route path="/" component={Home} />
              <Route path="/new" component={NewGame} />
              <Route path="/play/:id">{({ id }) => <Play key={id} id={id} />}</Route>
              <Route path="/build" component={Builder} />
              <Route path="/rules" component={Rules} />
              <Route path="/rules/:game/:kind/:id">
                {({ game, kind, id }) => <Rule game={game} kind={kind} id={id} />}
              </Route>
              <Route path="/replays" component={Replays} />
              <Route path="/replays/:id">{({ id }) => <Replay key={id} id={id} />}</Route>
              <Route path="/settings" component={Settings} />
              <Route component={NotFound} />
            </Switch>
          </Suspense>
        </PageBoundary>
      </Frame>
    </SettingsProvider>
  )
}

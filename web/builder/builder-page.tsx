import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react'
import { useSearch } from 'wouter'
import { Loading } from '../app/loading.tsx'
import { GameTabs } from '../ui/game-tabs.tsx'
import { Page } from '../ui/page.tsx'
import { builderFor, builders, type ListedBuilder } from './builders.ts'

const pages = new Map<string, LazyExoticComponent<ComponentType>>()

/** The part of the page that belongs to a game, fetched when it is first needed. */
function pageOf({ game, load }: ListedBuilder): LazyExoticComponent<ComponentType> {
  const page = pages.get(game) ?? lazy(load)
  pages.set(game, page)
  return page
}

/** Where crews are put together. */
export default function BuilderPage() {
  const chosen = builderFor(useSearch())
  if (chosen === undefined) {
    return (
      <Page title="Crews">
        <p>No game here has crews to build.</p>
      </Page>
    )
  }
  const Builder = pageOf(chosen)
  return (
    <>
      <GameTabs games={builders} chosen={chosen.game} addressOf={(game) => `/build?game=${game}`} />
      <Suspense fallback={<Loading what="Fetching the catalogue" />}>
        <Builder key={chosen.game} />
      </Suspense>
    </>
  )
}

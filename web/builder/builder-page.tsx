import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react'
import { Link, useSearch } from 'wouter'
import { Loading } from '../app/loading.tsx'
import { Page } from '../ui/page.tsx'
import styles from './builder-page.module.css'
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
      {builders.length > 1 && (
        <nav aria-label="Games" className={styles.games}>
          {builders.map(({ game, name }) => (
            <Link
              key={game}
              href={`/build?game=${game}`}
              aria-current={game === chosen.game ? 'true' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      <Suspense fallback={<Loading what="Fetching the catalogue" />}>
        <Builder key={chosen.game} />
      </Suspense>
    </>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Loading } from '../app/loading.tsx'
import { GameTabs } from '../ui/game-tabs.tsx'
import { Page } from '../ui/page.tsx'
import { ContentsView } from './contents-view.tsx'
import { librarianFor } from './librarian.ts'
import { libraries, libraryFor, rulesAddress } from './libraries.ts'
import { SearchFrame } from './search-frame.tsx'
import { readSearching, type Searching } from './searching.ts'
import { useAnswer } from './use-answer.ts'

/** The rules of a game, and the way to those of the others. */
export default function RulesPage() {
  const { game } = libraryFor(useSearch())
  return (
    <>
      <GameTabs games={libraries} chosen={game} addressOf={(each) => rulesAddress(each)} />
      <Rulebook key={game} game={game} />
    </>
  )
}

/** The rules of a game, and the search in them. */
function Rulebook({ game }: { readonly game: string }) {
  const librarian = librarianFor(game)
  const { value: contents } = useAnswer(librarian.contents())
  const [searching, search] = useSearching(game)
  return (
    <Page title="Rules" wide>
      {contents ? (
        <>
          <p>{contents.name}. Every rule the program keeps, in our own words.</p>
          <SearchFrame librarian={librarian} contents={contents} searching={searching} onSearch={search}>
            <ContentsView contents={contents} onKind={(kind) => search({ query: '', kind })} />
          </SearchFrame>
        </>
      ) : (
        <Loading what="Opening the rulebook" />
      )}
    </Page>
  )
}

/** How long after the last key the address is written: browsers do not like it to change with every letter. */
const PAUSE = 300

/** What is looked for, kept in the address so that going back finds it again. */
function useSearching(game: string): readonly [Searching, (next: Searching) => void] {
  const address = useSearch()
  const [, navigate] = useLocation()
  const [searching, set] = useState(() => readSearching(address))
  const written = useRef(rulesAddress(game, searching))
  useEffect(() => {
    const asked = readSearching(address)
    if (rulesAddress(game, asked) === written.current) return
    written.current = rulesAddress(game, asked)
    set(asked)
  }, [address, game])
  useEffect(() => {
    const next = rulesAddress(game, searching)
    if (next === written.current) return undefined
    const { pathname } = window.location
    const timer = setTimeout(() => {
      // An entry that was opened meanwhile and is still being fetched has the address now; this page is only not gone yet.
      if (window.location.pathname !== pathname) return
      written.current = next
      navigate(next, { replace: true })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [game, searching, navigate])
  return [searching, set]
}

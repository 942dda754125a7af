import { Suspense, useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { Loading } from '../app/loading.tsx'
import type { GamePage } from '../games/game-page.ts'
import { allGames, gameById } from '../games/index.ts'
import { shownGames } from '../home/shown-games.ts'
import { lastGame } from '../match/saved-matches.ts'
import { useBeginning } from '../match/use-beginning.ts'
import { Page } from '../ui/page.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'

/** Puts a new game together. */
export default function NewGamePage() {
  const search = useSearch()
  const games = shownGames(allGames, search, lastGame())
  const asked = new URLSearchParams(search).get('game')
  const [game, setGame] = useState(games.find(({ id }) => id === asked)?.id ?? games[0]?.id ?? '')
  const page = useGamePage(game)
  const beginning = useBeginning()
  return (
    <Page title="New game">
      {games.length > 1 && (
        <RadioCards
          legend="Which game"
          value={game}
          onChange={setGame}
          cards={games.map(({ id, name, about }) => ({ value: id, title: name, about }))}
        />
      )}
      <Suspense fallback={<Loading what="Fetching the game" />}>
        {page === undefined ? <Loading what="Fetching the game" /> : <page.NewGame beginning={beginning} />}
      </Suspense>
    </Page>
  )
}

/** A game's own part of the page, once it is there. */
function useGamePage(id: string): GamePage | undefined {
  const [page, setPage] = useState<GamePage>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    let gone = false
    setPage(undefined)
    gameById(id)
      ?.load()
      .then((loaded) => !gone && setPage(loaded), setFailure)
    return () => {
      gone = true
    }
  }, [id])
  if (failure !== undefined) throw failure
  return page
}

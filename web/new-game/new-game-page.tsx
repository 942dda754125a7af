import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Loading } from '../app/loading.tsx'
import type { GamePage } from '../games/game-page.ts'
import { games } from '../games/index.ts'
import { addMatch } from '../match/shelf.ts'
import { Page } from '../ui/page.tsx'

/** Puts a new game together. */
export default function NewGamePage() {
  const [, go] = useLocation()
  const [page, setPage] = useState<GamePage>()
  useEffect(() => {
    void games[0]?.load().then(setPage)
  }, [])
  return (
    <Page title="New game">
      {page === undefined ? (
        <Loading />
      ) : (
        <page.NewGame onStart={(order) => void addMatch(order, '').then((id) => go(`/play/${id}`))} />
      )}
    </Page>
  )
}

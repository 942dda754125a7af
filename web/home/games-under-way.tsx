import { useCallback, useEffect, useState } from 'react'
import { SavedList } from '../match/saved-list.tsx'
import { savedMatches } from '../match/saved-matches.ts'
import type { SavedMatch } from '../match/saves.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Panel } from '../ui/panel.tsx'

/** How far a game has come. */
export const progressWords = (answers: number): string =>
  answers === 0 ? 'Nothing played yet' : answers === 1 ? '1 answer so far' : `${answers} answers so far`

/** Games that are not over yet, with a way to go on. Nothing at all where there is none. */
export function GamesUnderWay() {
  const [matches, setMatches] = useState<readonly SavedMatch[]>([])
  const look = useCallback(() => {
    void savedMatches()
      .list()
      .then((all) => setMatches(all.filter(({ over }) => !over)))
  }, [])
  useEffect(look, [look])
  if (matches.length === 0) return null
  return (
    <Panel title="Go on playing">
      <SavedList
        matches={matches}
        nameless="A game that has just begun"
        progress={({ answers }) => progressWords(answers)}
        actions={({ id }, name) => (
          <LinkButton to={`/play/${id}`} look="lamp" aria-label={`Go on: ${name}`}>
            Go on
          </LinkButton>
        )}
        onRemoved={look}
      />
    </Panel>
  )
}

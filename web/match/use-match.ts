import type { Reason } from '@gargoyle/engine'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { MatchState, MatchStore } from './match-store.ts'
import { type OpenMatch, openMatch } from './open-match.ts'

/** How the opening of a match goes. */
export type MatchOpening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'open'; readonly open: OpenMatch }

/** Opens a match for as long as a part of the page shows it. */
export function useMatch(id: string): MatchOpening {
  const [opening, setOpening] = useState<MatchOpening>({ kind: 'opening' })
  useEffect(() => {
    let gone = false
    // One after the other: a tab must have let go of a match before it opens it again.
    const settled = queue.then(async () => {
      if (gone) return undefined
      const result = await openMatch(id)
      if (!gone)
        setOpening(
          result.ok ? { kind: 'open', open: result.value } : { kind: 'refused', reason: result.reason },
        )
      return result.ok ? result.value : undefined
    })
    queue = settled.catch(() => undefined)
    return () => {
      gone = true
      queue = settled.then(
        (open) => open?.close(),
        () => undefined,
      )
    }
  }, [id])
  return opening
}

let queue: Promise<unknown> = Promise.resolve()

/** What there is to see of a match, always the latest. */
export const useMatchState = (store: MatchStore): MatchState =>
  useSyncExternalStore(store.subscribe, store.get)

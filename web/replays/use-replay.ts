import type { Reason, Seat, SeenEvent } from '@gargoyle/engine'
import { useEffect, useState } from 'react'
import type { GamePage } from '../games/game-page.ts'
import type { Look, ReplayHost, ReplayInfo } from '../worker/protocol.ts'
import { type OpenReplay, openReplay } from './open-replay.ts'

/** How the opening of a replay goes. */
export type ReplayOpening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'open'; readonly open: OpenReplay }

/** Opens a game for as long as somebody watches it. */
export function useReplay(id: string): ReplayOpening {
  const [opening, setOpening] = useState<ReplayOpening>({ kind: 'opening' })
  useEffect(() => {
    let gone = false
    const opened = openReplay(id).then((result) => {
      if (!gone)
        setOpening(
          result.ok ? { kind: 'open', open: result.value } : { kind: 'refused', reason: result.reason },
        )
      return result
    })
    return () => {
      gone = true
      void opened.then((result) => result.ok && result.value.host.close())
    }
  }, [id])
  return opening
}

/** Through whose eyes a game is watched: a seat's, those of anybody beside the table, or all at once. */
export type Watcher = Seat | 'spectator' | 'everybody'

/** A game at one of its moments. */
export interface Watched {
  /** After how many answers. */
  readonly at: number
  readonly look: Look
  readonly events: readonly SeenEvent[]
}

/** Looks at a moment; the one before stays until the next is there. */
export function useWatched(
  { host, info, page }: OpenReplay,
  at: number,
  watcher: Watcher,
): Watched | undefined {
  const [watched, setWatched] = useState<Watched>()
  useEffect(() => {
    let gone = false
    const viewer = watcher === 'everybody' ? 'spectator' : watcher
    void Promise.all([lookAs(host, info, page, at, watcher), host.events(at, viewer)]).then(
      ([look, events]) => {
        if (!gone && look !== undefined) setWatched({ at, look, events })
      },
      // The replay was closed while it was asked: nobody waits for it.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [host, info, page, at, watcher])
  return watched
}

async function lookAs(
  host: ReplayHost,
  info: ReplayInfo,
  page: GamePage,
  at: number,
  watcher: Watcher,
): Promise<Look | undefined> {
  if (watcher !== 'everybody') {
    const look = await host.look(at, watcher)
    return look.ok ? look.value : undefined
  }
  const open = await host.look(at, 'spectator')
  if (!open.ok || page.mergedView === undefined) return open.ok ? open.value : undefined
  const looks = await Promise.all(info.seats.map((seat) => host.look(at, seat)))
  const seen = looks.flatMap((look) => (look.ok ? [look.value] : []))
  const views = Object.fromEntries(seen.map(({ viewer, view }) => [viewer, view]))
  const decision = seen.find((look) => look.decision !== undefined)?.decision
  return { ...open.value, view: page.mergedView(views), ...(decision ? { decision } : {}) }
}

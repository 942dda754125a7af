import type { Reason, Seat } from '@gargoyle/engine'
import { useEffect, useState } from 'react'
import type { GamePage } from '../games/game-page.ts'
import type { ReplayHost, ReplayInfo, ReplaySnapshot } from '../worker/protocol.ts'
import { type OpenReplay, openReplay } from './open-replay.ts'

/** How the opening of a replay goes. */
export type ReplayOpening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'open'; readonly open: OpenReplay }

/** Opens a game for as long as it is watched. */
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

/** The viewpoint of a replay: a seat's, a spectator's, or all seats at once. */
export type Watcher = Seat | 'spectator' | 'everybody'

/** A game at one of its moments. */
export interface Watched extends ReplaySnapshot {
  /** After how many answers. */
  readonly at: number
  readonly watcher: Watcher
}

/** A moment of a replay; the one before stays until the next is there. */
export function useWatched(
  { host, info, page }: OpenReplay,
  at: number,
  watcher: Watcher,
): Watched | undefined {
  const [watched, setWatched] = useState<Watched>()
  useEffect(() => {
    let gone = false
    void snapshotFor(host, info, page, at, watcher).then(
      (snapshot) => {
        if (!gone && snapshot !== undefined) setWatched({ at, watcher, ...snapshot })
      },
      // The replay was closed while it was asked: the result is not needed.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [host, info, page, at, watcher])
  return watched
}

async function snapshotFor(
  host: ReplayHost,
  info: ReplayInfo,
  page: GamePage,
  at: number,
  watcher: Watcher,
): Promise<ReplaySnapshot | undefined> {
  const open = await host.snapshot(at, watcher === 'everybody' ? 'spectator' : watcher)
  if (!open.ok) return undefined
  if (watcher !== 'everybody' || page.mergedView === undefined) return open.value
  const snapshots = await Promise.all(info.seats.map((seat) => host.snapshot(at, seat)))
  const looks = snapshots.flatMap((snapshot) => (snapshot.ok ? [snapshot.value.look] : []))
  const views = Object.fromEntries(looks.map(({ viewer, view }) => [viewer, view]))
  const decision = looks.find((look) => look.decision !== undefined)?.decision
  const { look, events } = open.value
  const view = page.mergedView(views) ?? look.view
  return { look: { ...look, view, ...(decision ? { decision } : {}) }, events }
}

import type { Json, Proposal, Result } from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SceneHit } from '../scene/scene-content.ts'
import type { MatchHost } from '../worker/protocol.ts'
import type { QuestionProps } from './question-props.ts'

/** Where the player points, and what would come of it. */
export interface Ahead {
  readonly spot: Spot
  readonly result: Result<Proposal>
}

/** A way that is being put together. */
export interface DraftWay {
  /** Every place that was set, each with the way up to it. */
  readonly set: readonly Proposal[]
  /** The way so far. */
  readonly latest: Proposal | undefined
  readonly ahead: Ahead | undefined
  /** Why the last place that was picked will not do. */
  readonly refusal: string | undefined
  look(hit: SceneHit | undefined): void
  /** Goes on to a place, if that is possible. */
  goTo(spot: Spot): Promise<Proposal | undefined>
  /** Takes a whole answer in place of what there was. */
  take(answer: Json): Promise<Proposal | undefined>
  back(): void
  clear(): void
}

/** Puts a way together: points under the pointer are tried out one at a time, always the latest. */
export function useWay({ store, seat, decision, initial }: QuestionProps): DraftWay {
  const { host } = store
  const [set, setSet] = useState<readonly Proposal[]>([])
  const [ahead, setAhead] = useState<Ahead>()
  const [refusal, setRefusal] = useState<string>()
  const latest = set.at(-1)
  // A point is where something goes: the next one takes its place. A path goes on.
  const goesOn = decision.shape === 'path'
  const after = goesOn ? latest?.answer : undefined

  const toward = useCallback(
    (spot: Spot) => (after === undefined ? host.toward(seat, spot) : host.toward(seat, spot, after)),
    [host, seat, after],
  )
  const look = useLatest(toward, setAhead)

  const take = useCallback(
    async (answer: Json) => {
      const traced = await host.trace(seat, answer)
      setRefusal(traced.ok ? undefined : traced.reason.text)
      if (traced.ok) setSet([traced.value])
      return traced.ok ? traced.value : undefined
    },
    [host, seat],
  )
  useEffect(() => {
    if (initial !== undefined) void quietly(take(initial))
  }, [initial, take])

  const goTo = async (spot: Spot) => {
    const result = await toward(spot)
    setRefusal(result.ok ? undefined : result.reason.text)
    if (!result.ok) return undefined
    setSet((before) => (goesOn ? [...before, result.value] : [result.value]))
    return result.value
  }
  return {
    set,
    latest,
    ahead,
    refusal,
    look,
    goTo,
    take,
    back: () => setSet((before) => before.slice(0, -1)),
    clear: () => setSet([]),
  }
}

/** Tries out where the player points. While one place is being tried, only the latest of the others is remembered. */
function useLatest(
  toward: (spot: Spot) => ReturnType<MatchHost['toward']>,
  onAhead: (ahead: Ahead | undefined) => void,
): (hit: SceneHit | undefined) => void {
  const wanted = useRef<Spot>(undefined)
  const isAsking = useRef(false)
  const current = useRef(toward)
  current.current = toward
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  return useCallback(
    (hit) => {
      wanted.current = hit?.spot
      if (hit === undefined) onAhead(undefined)
      if (hit === undefined || isAsking.current) return
      const run = async () => {
        isAsking.current = true
        while (wanted.current !== undefined && !gone.current) {
          const spot: Spot = wanted.current
          wanted.current = undefined
          const result = await current.current(spot)
          if (!gone.current) onAhead({ spot, result })
        }
      }
      void quietly(run()).finally(() => {
        isAsking.current = false
      })
    },
    [onAhead],
  )
}

/** A match that was closed meanwhile answers nothing any more, and its answer is not needed. */
const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined)

import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { type BeginningState, beginner, type OrderMaker } from './beginning.ts'
import { addMatch } from './saved-matches.ts'

/** A way to begin a match, and how that goes. */
export interface Beginning extends BeginningState {
  /** Begins a match and goes to its table. */
  begin(make: OrderMaker): void
}

/** Begins matches from a part of the page. */
export function useBeginning(): Beginning {
  const [, go] = useLocation()
  const [state, setState] = useState<BeginningState>({ busy: false })
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  const begin = useMemo(
    () =>
      beginner({
        keep: (order) => addMatch(order, ''),
        open: (id) => go(`/play/${id}`),
        show: setState,
        isGone: () => gone.current,
      }),
    [go],
  )
  return { ...state, begin: (make) => void begin(make) }
}

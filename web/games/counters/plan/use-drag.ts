import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'

/** What is being dragged, and where the pointer is. */
export interface Drag<What> {
  readonly what: What
  readonly x: number
  readonly y: number
}

/** How far a pointer moves before it drags, in pixels: a click moves it less. */
const TREMBLE = 6

/** Makes something draggable with a mouse or a finger. `onDrop` gets the thing and the element below. */
export function useDrag<What>(onDrop: (what: What, over: Element | null) => void): {
  readonly drag: Drag<What> | undefined
  /** Whether the click that ends a drag is still to come: it means nothing. */
  wasDragged(): boolean
  /** Begins to watch a pointer that went down on something. */
  begin(event: ReactPointerEvent, what: What): void
} {
  const [drag, setDrag] = useState<Drag<What>>()
  const latest = useRef(onDrop)
  latest.current = onDrop
  const end = useRef<() => void>(undefined)
  const dragged = useRef(false)
  useEffect(() => () => end.current?.(), [])
  const begin = (event: ReactPointerEvent, what: What) => {
    if (event.button !== 0) return
    const { clientX, clientY, pointerId } = event
    dragged.current = false
    const onMove = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return
      if (!dragged.current && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < TREMBLE) return
      dragged.current = true
      setDrag({ what, x: moved.clientX, y: moved.clientY })
    }
    const stop = () => {
      document.removeEventListener('pointermove', onMove)
      document.removeEventListener('pointerup', onUp)
      document.removeEventListener('pointercancel', stop)
      setDrag(undefined)
    }
    const onUp = (up: PointerEvent) => {
      if (up.pointerId !== pointerId) return
      stop()
      // The click that ends a drag comes before this, and any later one is meant.
      setTimeout(() => {
        dragged.current = false
      })
      if (dragged.current) latest.current(what, document.elementFromPoint(up.clientX, up.clientY))
    }
    end.current?.()
    end.current = stop
    document.addEventListener('pointermove', onMove)
    document.addEventListener('pointerup', onUp)
    document.addEventListener('pointercancel', stop)
  }
  return { drag, begin, wasDragged: () => dragged.current }
}

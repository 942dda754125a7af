import { type RefObject, useEffect, useRef } from 'react'
import { createGestures } from './camera/gestures.ts'
import { keyMove } from './camera/keys.ts'
import { rayAt } from './camera/pose.ts'
import type { Rig } from './camera/rig.ts'
import { vecOf } from './coordinates.ts'
import { type LabelNodes, offerAt, pinAt } from './labels/place-labels.ts'
import { figureHit, hitOn, pickAlong } from './pick/pick.ts'
import type { SceneHit, TableSceneProps } from './scene-content.ts'
import type { Flat } from './shape/mesh.ts'
import { idsAt } from './things.ts'

/** How near to a pin a finger may miss, in pixels. */
const FINGER = 10

interface SurfaceOptions extends Pick<TableSceneProps, 'content' | 'events' | 'stillness'> {
  readonly rig: Rig
  readonly holder: RefObject<LabelNodes>
  /** Called with the figure, marker or area under the pointer, for its label. */
  onPointAt(id: string | undefined): void
  /** Takes keys before the camera does; says whether it took one. */
  onKey(key: string): boolean
}

/** Pointers, wheel and keys on the element the table is drawn in. */
export function useSurface(options: SurfaceOptions): RefObject<HTMLDivElement | null> {
  const surface = useRef<HTMLDivElement>(null)
  const now = useRef(options)
  now.current = options
  const { rig } = options
  useEffect(() => {
    const element = surface.current
    if (!element) return undefined
    return listen(element, rig, now)
  }, [rig])
  return surface
}

/**
 * What lies under a place of the element: a pin first, then what the words of an option name, which may hang before
 * something else, else whatever the line of sight meets.
 */
function hitAt({ rig, holder, content }: SurfaceOptions, [x, y]: Flat, slack: number): SceneHit | undefined {
  const id = pinAt(holder.current.pins, x, y, slack)
  const figure = id === undefined ? undefined : content.figures.find((one) => one.id === id)
  if (figure) return figureHit(content, figure)
  const offer = offerAt(holder.current.offers, x, y)
  const named = offer === undefined ? undefined : hitOn(content, offer)
  if (named) return named
  return pickAlong(content, rayAt(rig.lens(), ...rig.screenPlace([x, y])))
}

function listen(element: HTMLElement, rig: Rig, now: RefObject<SurfaceOptions>): () => void {
  const gestures = createGestures(rig, () => now.current.stillness)
  // The table takes keys of its own, so the keyboard must be able to get to it.
  element.tabIndex = 0
  const place = (event: MouseEvent): Flat => {
    const box = element.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }
  let pointed: Flat | undefined
  let frame = 0

  function point(at: Flat | undefined): void {
    pointed = at
    if (frame !== 0) return
    frame = requestAnimationFrame(() => {
      frame = 0
      const hit = pointed && hitAt(now.current, pointed, 0)
      now.current.onPointAt(hit && idsAt(hit)[0])
      now.current.events.onHover?.(hit)
    })
  }

  const stop = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    does: (event: HTMLElementEventMap[K]) => void,
    passive = true,
  ): void => element.addEventListener(name, does, { signal: stop.signal, passive })

  on('pointerdown', (event) => {
    element.setPointerCapture(event.pointerId)
    gestures.down(event.pointerId, place(event), event.button, event.shiftKey)
  })
  on('pointermove', (event) => {
    const moves = gestures.move(event.pointerId, place(event), event.timeStamp)
    if (event.pointerType !== 'touch') point(moves ? undefined : place(event))
  })
  on('pointerup', (event) => {
    const isTap = gestures.up(event.pointerId, event.timeStamp)
    if (!isTap || event.button > 0) return
    const hit = hitAt(now.current, place(event), event.pointerType === 'touch' ? FINGER : 0)
    if (hit) now.current.events.onPick?.(hit)
  })
  on('pointercancel', (event) => gestures.cancel(event.pointerId))
  on('pointerleave', (event) => {
    if (event.pointerType !== 'touch') point(undefined)
  })
  on('contextmenu', (event) => event.preventDefault(), false)
  on(
    'wheel',
    (event) => {
      event.preventDefault()
      gestures.wheel(place(event), event.deltaMode === 1 ? event.deltaY * 24 : event.deltaY)
    },
    false,
  )
  on(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const { stillness, content } = now.current
      if (now.current.onKey(event.key)) {
        event.preventDefault()
        return
      }
      const move = keyMove(rig.goal, rig.aspect(), event.key, event.shiftKey)
      if (!move) return
      event.preventDefault()
      if (move === 'fit') rig.fit(stillness)
      else if (move === 'focus') {
        const active = content.figures.find(({ isActive }) => isActive)
        if (active) rig.focus(vecOf(active.at), content.board, stillness)
      } else rig.go(move.pose, stillness)
    },
    false,
  )
  return () => {
    stop.abort()
    cancelAnimationFrame(frame)
  }
}

import type { Flat } from '../shape/mesh.ts'
import { dragged, orbited, panned, zoomed } from './moves.ts'
import type { Rig } from './rig.ts'

/** A pointer must go this far (pixels) before it drags the view instead of picking something. */
const DRAG = 6

/** Radians of turning for a pixel of dragging. */
const TURN = 0.006

/** How long a pan goes on by itself when let go of, in seconds of its speed. */
const COAST = 0.16

/** Fingers and mice on a table. Positions in pixels from its top left corner. */
export interface Gestures {
  down(id: number, at: Flat, button: number, shift: boolean): void
  /** Says whether the view is being moved: then nothing is pointed at. */
  move(id: number, at: Flat, time: number): boolean
  /** Says whether the pointer did nothing but press: then something was picked. */
  up(id: number, time: number): boolean
  cancel(id: number): void
  wheel(at: Flat, by: number): void
}

interface Finger {
  at: Flat
  readonly start: Flat
  readonly pans: boolean
}

/** What pointers do to a camera: one turns a free view and moves a map, two pinch and move, a wheel zooms. */
export function createGestures(rig: Rig, isStill: () => boolean): Gestures {
  const fingers = new Map<number, Finger>()
  let isDragging = false
  let last: { at: Flat; time: number; speed: Flat } | undefined

  const onScreen = rig.screenPlace

  function dragOne(finger: Finger, to: Flat): void {
    const pans = finger.pans || rig.mode === 'top'
    if (pans) rig.go(dragged(rig.goal, rig.aspect(), onScreen(finger.at), onScreen(to)), true)
    else rig.go(orbited(rig.goal, -(to[0] - finger.at[0]) * TURN, -(to[1] - finger.at[1]) * TURN), true)
  }

  function dragTwo(finger: Finger, to: Flat): void {
    const other = [...fingers.values()].find((one) => one !== finger)
    if (!other) return
    const middle = (a: Flat, b: Flat): Flat => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const apart = (a: Flat, b: Flat): number => Math.max(8, Math.hypot(a[0] - b[0], a[1] - b[1]))
    const [was, is] = [middle(finger.at, other.at), middle(to, other.at)]
    const pinched = zoomed(
      rig.goal,
      rig.aspect(),
      apart(finger.at, other.at) / apart(to, other.at),
      onScreen(was),
    )
    rig.go(dragged(pinched, rig.aspect(), onScreen(was), onScreen(is)), true)
  }

  return {
    down(id, at, button, shift) {
      if (fingers.size === 0) isDragging = false
      fingers.set(id, { at, start: at, pans: button === 2 || button === 1 || shift })
      if (fingers.size > 1) isDragging = true
      last = undefined
    },
    move(id, at, time) {
      const finger = fingers.get(id)
      if (!finger) return false
      if (!isDragging && Math.hypot(at[0] - finger.start[0], at[1] - finger.start[1]) < DRAG) return false
      isDragging = true
      if (fingers.size === 1) dragOne(finger, at)
      else if (fingers.size === 2) dragTwo(finger, at)
      const passed = last ? Math.max(1, time - last.time) : 16
      last = {
        at,
        time,
        speed: [((at[0] - finger.at[0]) / passed) * 1000, ((at[1] - finger.at[1]) / passed) * 1000],
      }
      finger.at = at
      return true
    },
    up(id, time) {
      const finger = fingers.get(id)
      fingers.delete(id)
      if (!finger) return false
      const pans = finger.pans || rig.mode === 'top'
      if (isDragging && fingers.size === 0 && pans && last && time - last.time < 60 && !isStill()) {
        const height = rig.size.height
        rig.go(panned(rig.goal, (-last.speed[0] / height) * COAST, (last.speed[1] / height) * COAST))
      }
      return !isDragging && fingers.size === 0
    },
    cancel: (id) => void fingers.delete(id),
    wheel(at, by) {
      const share = Math.exp(Math.max(-240, Math.min(240, by)) * 0.0016)
      rig.go(zoomed(rig.goal, rig.aspect(), share, onScreen(at)), isStill())
    },
  }
}

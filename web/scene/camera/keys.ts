import { orbited, panned, zoomed } from './moves.ts'
import type { Pose } from './pose.ts'

/** What a key asks of the camera: a new pose, or to fit everything, or to turn to the active figure. */
export type KeyMove = { readonly pose: Pose } | 'fit' | 'focus' | undefined

const STEP = 0.12
const TURN = Math.PI / 12
const LEAN = 0.1
const ZOOM = 1.2

/** The keys and what they do, for people who ask. */
export const KEYS =
  'Arrow keys move the view, with Shift they turn and tilt it; plus and minus zoom; 0 fits the whole table; F finds who acts.'

/** What a key does to the view. Keys that mean nothing here are left to the page. */
export function keyMove(pose: Pose, aspect: number, key: string, shift: boolean): KeyMove {
  switch (key) {
    case 'ArrowLeft':
      return { pose: shift ? orbited(pose, -TURN, 0) : panned(pose, -STEP, 0) }
    case 'ArrowRight':
      return { pose: shift ? orbited(pose, TURN, 0) : panned(pose, STEP, 0) }
    case 'ArrowUp':
      return { pose: shift ? orbited(pose, 0, -LEAN) : panned(pose, 0, STEP) }
    case 'ArrowDown':
      return { pose: shift ? orbited(pose, 0, LEAN) : panned(pose, 0, -STEP) }
    case '+':
    case '=':
      return { pose: zoomed(pose, aspect, 1 / ZOOM) }
    case '-':
    case '_':
      return { pose: zoomed(pose, aspect, ZOOM) }
    case '0':
    case 'Home':
      return 'fit'
    case 'f':
    case 'F':
      return 'focus'
    default:
      return undefined
  }
}

import type { Board } from '@gargoyle/table'
import type { SceneCamera } from '../scene-content.ts'
import type { Flat, Vec } from '../shape/mesh.ts'
import { clearest } from './clear-view.ts'
import { framed, isInSight, seenShare, showsWell } from './framing.ts'
import { alike, eased, fitted, focused, kept, posedAs, type TableSize } from './moves.ts'
import { type Lens, lensOf, type Pose } from './pose.ts'

/** The part of a screen that nothing lies on: its size, and how far below the upper edge it begins. */
export interface ClearScreen {
  readonly width: number
  readonly height: number
  readonly top: number
}

/** The least share of the height of the screen that the view keeps, however small the screen is. */
const LEAST_CLEAR = 0.7

/** The camera of a table: where it is, where it is going, and the screen it serves. */
export interface Rig {
  readonly pose: Pose
  readonly goal: Pose
  readonly stage: TableSize
  /** The clear part of the screen, in pixels: that on which nothing lies. */
  readonly size: ClearScreen
  readonly mode: SceneCamera['mode']
  lens(): Lens
  aspect(): number
  /** A place in pixels from the upper left corner, as the lens has it: -1 to 1 each way in the clear part. */
  screenPlace(at: Flat): Flat
  /** Goes to a pose: at once, or step by step as frames are drawn. */
  go(pose: Pose, atOnce?: boolean): void
  switchTo(mode: SceneCamera['mode'], atOnce?: boolean): void
  fit(atOnce?: boolean): void
  /** Turns to a place, seen past the scenery of the board. */
  focus(at: Vec, board: Board, atOnce?: boolean): void
  /** Turns to a place only where it is off the screen or behind something. */
  keep(at: Vec, board: Board, atOnce?: boolean): void
  /** Shows all of some places; unchanged if they are seen well. */
  frame(places: readonly Vec[], board: Board, atOnce?: boolean): void
  /** Shows ground that is spread out, past houses; unchanged if most of it is seen, or no view shows more. */
  spread(places: readonly Vec[], board: Board, atOnce?: boolean): void
  /** Shows the figures on the table at first, unless the user has moved the view already. */
  begin(places: readonly Vec[], board: Board): void
  /** Shows them whatever the view was, from the same side, and keeps to that when the screen changes. */
  gather(places: readonly Vec[], board: Board): void
  /** Takes the size of the screen, and how much of its upper edge buttons lie on. */
  resize(width: number, height: number, covered?: number): void
  /** Advances by some seconds; returns whether there is still a way to go. */
  step(seconds: number): boolean
  /** Called when a frame is wanted. */
  wake: () => void
}

/** How quickly the camera closes in on where it is going: shares of the way a second. */
const HASTE = 9

/** From this share on a view shows the whole table; figures near its upper edge would lie under their signs. */
const NEARLY_ALL = 0.7
const EDGE = 0.9

/** Ground is seen well if this share of it is visible; the view moves only for a gain of at least the second. */
const ENOUGH = 0.7
const WORTH_IT = 0.15

/** About the height of a chest, in inches above the feet. */
const CHEST = 1

/** The point to look at for a figure that stands at a place. */
export const chestOf = ([x, y, z]: Vec): Vec => [x, y, z + CHEST]

/** A camera over a stage, fitted to it, or to the figures on it at first, until the user moves it. */
export function createRig(stage: TableSize, mode: SceneCamera['mode']): Rig {
  let size: ClearScreen = { width: 1, height: 1, top: 0 }
  let pose = fitted(stage, 1, mode)
  let goal = pose
  let now = mode
  let lastFree: Pose | undefined
  // How far people lean the view themselves: leaning over a house lasts only as long as there is one.
  let lean = fitted(stage, 1, 'free').tilt
  // Until the user moves the view, it follows the size of the window.
  let untouched = true
  // The figures on the table are shown at first, not hidden behind houses; the whole table when that is asked for.
  let opening:
    | { readonly places: readonly Vec[]; readonly board: Board; readonly azimuth?: number }
    | undefined
  const aspect = (): number => size.width / size.height

  function go(to: Pose, atOnce = false): void {
    untouched = false
    opening = undefined
    goal = kept(to, stage, aspect())
    if (goal.flatness < 1) lean = goal.tilt
    if (atOnce) pose = goal
    rig.wake()
  }

  function open(to: NonNullable<typeof opening>): void {
    opening = to
    const whole = fitted(stage, aspect(), 'free', to.azimuth)
    const near = framed(whole, to.places, stage, aspect(), to.board)
    // Where the figures in focus stand all over the table, it is shown as a whole, if that hides no more of them.
    const isNearlyAll = near.span > whole.span * NEARLY_ALL
    const share = (view: Pose): number => seenShare(view, to.places, aspect(), to.board, EDGE)
    goal = isNearlyAll && share(whole) >= share(near) ? whole : near
    pose = goal
    rig.wake()
  }

  const rig: Rig = {
    get pose() {
      return pose
    },
    get goal() {
      return goal
    },
    get size() {
      return size
    },
    get mode() {
      return now
    },
    stage,
    aspect,
    go,
    lens: () => lensOf(pose, aspect()),
    screenPlace: ([x, y]) => [(x / size.width) * 2 - 1, 1 - ((y - size.top) / size.height) * 2],
    switchTo(to, atOnce) {
      if (to === now) return
      if (now === 'free') lastFree = goal
      now = to
      if (untouched) rig.fit(atOnce)
      else go(posedAs(to, goal, lastFree), atOnce)
    },
    fit(atOnce) {
      go(fitted(stage, aspect(), now, now === 'free' ? goal.azimuth : 0), atOnce)
      untouched = true
    },
    focus(at, board, atOnce) {
      if (now === 'top') return go(focused(goal, at), atOnce)
      const own = lean
      const near = { ...focused(goal, at), tilt: own }
      const inOrder = (tried: Pose): Pose => kept(tried, stage, aspect())
      go(clearest(near, [chestOf(at)], aspect(), board, inOrder), atOnce)
      lean = own
    },
    keep(at, board, atOnce) {
      if (!isInSight(goal, chestOf(at), aspect(), board)) rig.focus(at, board, atOnce)
    },
    frame(places, board, atOnce) {
      if (showsWell(goal, places, aspect(), board)) return
      const own = lean
      go(
        framed({ ...goal, tilt: goal.flatness < 1 ? own : goal.tilt }, places, stage, aspect(), board),
        atOnce,
      )
      lean = own
    },
    spread(places, board, atOnce) {
      const now = seenShare(goal, places, aspect(), board)
      if (now >= ENOUGH) return
      const own = lean
      const start = { ...goal, tilt: goal.flatness < 1 ? own : goal.tilt }
      const better = framed(start, places, stage, aspect(), board)
      if (seenShare(better, places, aspect(), board) < now + WORTH_IT) return
      go(better, atOnce)
      lean = own
    },
    begin(places, board) {
      if (untouched && now === 'free') open({ places, board })
    },
    gather(places, board) {
      if (now === 'top') return rig.fit(true)
      open({ places, board, azimuth: goal.azimuth })
      untouched = true
    },
    resize(width, height, covered = 0) {
      const isFirst = size.width === 1
      const top = Math.min(covered, Math.round(height * (1 - LEAST_CLEAR)))
      size = { width: Math.max(1, width), height: Math.max(1, height - top), top }
      if (untouched && opening && now === 'free') open(opening)
      else if (untouched) rig.fit(true)
      else if (!isFirst) go(goal, true)
    },
    step(seconds) {
      if (alike(pose, goal)) {
        pose = goal
        return false
      }
      pose = eased(pose, goal, 1 - Math.exp(-HASTE * seconds))
      return true
    },
    wake: () => undefined,
  }
  return rig
}

import type { Board } from '@gargoyle/table'
import { isHidden } from '../pick/pick.ts'
import type { Vec } from '../shape/mesh.ts'
import { clearest } from './clear-view.ts'
import { kept, panned, type TableSize } from './moves.ts'
import { lensOf, type Pose, project } from './pose.ts'

/** How far from the middle of the screen a figure may be and still be seen well: shares of half the screen. */
const WITHIN = { across: 0.82, up: 0.74 } as const

/** A view that is wider than this, in inches, shows figures too small to see what they do. */
const FAR = 30

/** The least that is shown around the figures in focus, and the air around them, in inches. */
const LEAST = 12
const AIR = 6

/** Whether a place is on the screen, not too near its edges, and behind nothing. */
export function isInSight(pose: Pose, at: Vec, aspect: number, board: Board): boolean {
  const lens = lensOf(pose, aspect)
  const seen = project(lens, at)
  return (
    seen !== undefined &&
    Math.abs(seen.x) < WITHIN.across &&
    Math.abs(seen.y) < WITHIN.up &&
    (pose.flatness >= 1 || !isHidden(board, lens.eye, at))
  )
}

/** Whether places are on the screen, near enough and behind nothing. */
export function showsWell(pose: Pose, places: readonly Vec[], aspect: number, board: Board): boolean {
  return (pose.flatness >= 1 || pose.span <= FAR) && places.every((at) => isInSight(pose, at, aspect, board))
}

/** Which share of some places is on the screen, this far from its edges, and behind nothing. */
export function seenShare(
  pose: Pose,
  places: readonly Vec[],
  aspect: number,
  board: Board,
  edge = 1,
): number {
  if (places.length === 0) return 1
  const lens = lensOf(pose, aspect)
  const seen = places.filter((at) => {
    const on = project(lens, at)
    return (
      on &&
      Math.abs(on.x) < edge &&
      Math.abs(on.y) < edge &&
      (pose.flatness >= 1 || !isHidden(board, lens.eye, at))
    )
  })
  return seen.length / places.length
}

/** The view widened and moved, each no more than it must be, until all of some places are well on the screen. */
function enclosing(pose: Pose, places: readonly Vec[], stage: TableSize, aspect: number): Pose {
  let now = pose
  for (let round = 0; round < 4; round++) {
    const lens = lensOf(now, aspect)
    const seen = places.flatMap((at) => project(lens, at) ?? [])
    const across = beyond(
      seen.map(({ x }) => x),
      WITHIN.across,
    )
    const up = beyond(
      seen.map(({ y }) => y),
      WITHIN.up,
    )
    const wider = Math.max(1, across.wider, up.wider)
    const moved = panned(now, (across.shift * aspect) / 2, up.shift / 2)
    now = kept({ ...moved, span: moved.span * wider }, stage, aspect)
  }
  return now
}

/** How far places of the screen reach beyond a limit on one side of the middle, and how much wider a view holds them. */
function beyond(
  values: readonly number[],
  limit: number,
): { readonly shift: number; readonly wider: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const wider = (high - low) / 2 / limit
  const shift = wider > 1 ? (low + high) / 2 : Math.max(0, high - limit) + Math.min(0, low + limit)
  return { shift, wider }
}

/** The view that shows all of some places with the least turning: as near as they allow, past houses where that can be. */
export function framed(
  pose: Pose,
  places: readonly Vec[],
  stage: TableSize,
  aspect: number,
  board: Board,
): Pose {
  const [first] = places
  if (!first) return pose
  const middle = (axis: 0 | 1 | 2): number =>
    (Math.min(...places.map((at) => at[axis])) + Math.max(...places.map((at) => at[axis]))) / 2
  const [x, y, z] = [middle(0), middle(1), middle(2)]
  const spread = Math.max(...places.map((at) => Math.hypot(at[0] - x, at[1] - y))) * 2
  const span = Math.max(LEAST, spread / Math.min(1.2, aspect) + AIR)
  const near: Pose = { ...pose, x, y, z: pose.flatness >= 1 ? 0 : z * 0.6, span }
  // A single place needs no framing.
  const whole = (tried: Pose): Pose => (places.length === 1 ? tried : enclosing(tried, places, stage, aspect))
  if (pose.flatness >= 1) return kept(near, stage, aspect)
  return clearest(near, places, aspect, board, (tried) => whole(kept(tried, stage, aspect)))
}

import { squaredDistanceTo } from '../geometry/convex.ts'
import type { Spot } from '../geometry/point.ts'
import type { Ground } from './ground.ts'
import type { Mover } from './mover.ts'

/** How close to scenery counts as touching it: a millimetre, as rounded corners keep bases a hair away. */
export const TOUCH = 100

/** How far apart foot and head of a climb may be: the base swings in over the edge, no further. */
export const withinReachOfClimb = (mover: Mover): number => 2 * (mover.radius + TOUCH)

/** What carries a climb. */
export interface ClimbSurfaces {
  readonly pieces: readonly string[]
  readonly ladder: boolean
}

/**
 * The walls and ladders within touch at the foot that lead without a break to the floor above, or undefined.
 * Ladders must also be within touch of where the climb ends.
 */
export function climbSurfaces(ground: Ground, foot: Spot, head: Spot): ClimbSurfaces | undefined {
  const { mover, board } = ground
  const reach = mover.radius + TOUCH
  const near = board.index
    .search(foot.x - reach, foot.y - reach, foot.x + reach, foot.y + reach)
    .filter(
      ({ piece, shape }) =>
        (piece.ladder || (piece.climbable && piece.passage === 'solid')) &&
        squaredDistanceTo(shape, foot.x, foot.y) <= reach * reach &&
        (!piece.ladder || squaredDistanceTo(shape, head.x, head.y) <= reach * reach),
    )
    .sort((a, b) => a.bottom - b.bottom)
  let reached = foot.z
  const pieces: string[] = []
  let ladder = false
  for (const { piece, bottom, top } of near) {
    if (bottom > reached + mover.step) break
    if (top <= reached) continue
    reached = top
    pieces.push(piece.id)
    if (piece.ladder) ladder = true
  }
  // A ladder may end a step below the roof it leads to; nothing carries a climb above the floor it ends on.
  return pieces.length > 0 && reached >= head.z - mover.step ? { pieces, ladder } : undefined
}

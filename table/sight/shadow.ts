import { strictlyInside } from '../geometry/convex.ts'
import type { Round } from '../space/distance.ts'
import type { Board, Solid } from '../terrain/board.ts'
import type { Piece } from '../terrain/piece.ts'
import { addPrism, openCorridor } from './corridor.ts'
import { obstaclesOf } from './obstacles.ts'
import { covering, separator, shownWeight } from './survey.ts'

/**
 * The substantial scenery that stands wholly between a source (of light, of a blast) and a volume, or
 * undefined when some straight line between them is clear.
 *
 * Small obstacles never count. A piece that rises more than `smallHeight` above the feet of both is a wall
 * between them however tall they are: players need not measure whether a lamp shines over it. Anything else, such as
 * the building one of them stands on, hides only what it really hides. A source is never in the shadow of
 * the piece it is in or on.
 */
export function shadowBetween(
  board: Board,
  of: 'light' | 'blast',
  source: Round,
  body: Round,
  smallHeight: number,
): readonly Piece[] | undefined {
  const c = openCorridor(source, body)
  const reach = Math.max(source.radius ?? 0, body.radius ?? 0)
  const found = obstaclesOf(board, of).search(
    Math.min(source.x, body.x) - reach,
    Math.min(source.y, body.y) - reach,
    Math.max(source.x, body.x) + reach,
    Math.max(source.y, body.y) + reach,
  )
  const feet = Math.max(source.z, body.z)
  for (const solid of found) {
    if (solid.top - solid.bottom <= smallHeight || isIn(source, solid)) continue
    const top = solid.top - feet > smallHeight ? Number.POSITIVE_INFINITY : solid.top
    addPrism(c, solid.piece, solid.shape, solid.bottom, top, true)
  }
  if (c.count === 0) return undefined
  const wall = separator(c)
  if (wall) return 'footprint' in wall.owner ? [wall.owner] : []
  if (shownWeight(c, !c.swapped) > 0) return undefined
  return covering(c, !c.swapped, true).filter((owner) => 'footprint' in owner)
}

function isIn(source: Round, { shape, bottom, top }: Solid): boolean {
  return source.z >= bottom && source.z < top && strictlyInside(shape, source.x, source.y)
}

import { boardOf, bodyOf, boxOfZone } from '@gargoyle/bmg-common'
import { type Body, distanceToPiece, isWithinOfPiece, type Piece, sight } from '@gargoyle/table'
import { tableLength } from '../edition.ts'
import type { Model, Play } from '../state.ts'

/** How thick an obstacle may be for a fight over it, in centimetres. */
const THIN = 2

/** How near things beside a model must be to cover its flank, in centimetres: no base fits in between. */
const FLANK = 2

/**
 * Why a defender stands well against an attacker, if it does: higher up, behind something thin and no higher than the
 * fighters, or with both flanks covered. Only one of them counts. bmg1/core/defensive-position,
 * bmg2/core/defensive-position
 */
export function defensivePosition(game: Play, attacker: Model, defender: Model): string | undefined {
  if (attacker.at === undefined || defender.at === undefined) return undefined
  if (defender.at.z > attacker.at.z) return 'on higher ground'
  const [a, d] = [bodyOf(game, attacker), bodyOf(game, defender)]
  if (isBehindThinObstacle(game, a, d)) return 'behind an obstacle'
  return hasCoveredFlanks(game, a, d) ? 'flanks covered' : undefined
}

function isBehindThinObstacle(game: Play, a: Body, d: Body): boolean {
  const thin = tableLength(game, THIN)
  // One just as high as both hides them from each other.
  const { coveredBy, blockedBy } = sight(boardOf(game), a, d)
  return [...coveredBy, ...blockedBy].some(
    (piece) =>
      piece.passage !== 'open' &&
      piece.top <= Math.min(a.z + a.height, d.z + d.height) &&
      piece.top > d.z &&
      thicknessBetween(piece) <= thin,
  )
}

/** The shorter side of the rectangle around a piece. */
function thicknessBetween(piece: Piece): number {
  const { minX, minY, maxX, maxY } = boxOfZone(piece.footprint)
  return Math.min(maxX - minX, maxY - minY)
}

/** Something that reaches above the model's waist stands close on either side, seen from the attacker. */
function hasCoveredFlanks(game: Play, a: Body, d: Body): boolean {
  const room = tableLength(game, FLANK)
  const near = boardOf(game)
    .index.search(d.x - d.radius - room, d.y - d.radius - room, d.x + d.radius + room, d.y + d.radius + room)
    .map(({ piece }) => piece)
    .filter(
      (piece) =>
        piece.bottom <= d.z &&
        piece.top >= d.z + d.height / 2 &&
        piece.passage !== 'open' &&
        piece.passage !== 'difficult' &&
        isWithinOfPiece(d, piece, room),
    )
  if (near.length === 0) return false
  const [dx, dy] = [d.x - a.x, d.y - a.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return false
  // A point beside each flank, half of the room away from the base, must be close to a piece.
  const flank = (side: 1 | -1): Body => ({
    x: Math.round(d.x - (side * dy * (d.radius + room / 2)) / length),
    y: Math.round(d.y + (side * dx * (d.radius + room / 2)) / length),
    z: d.z,
    radius: 0,
    height: d.height,
  })
  return ([1, -1] as const).every((side) =>
    near.some((piece) => distanceToPiece(flank(side), piece) <= room / 2),
  )
}

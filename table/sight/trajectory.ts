import type { Stretch } from '../geometry/convex.ts'
import type { Spot } from '../geometry/point.ts'
import type { Body } from '../space/body.ts'
import { inContact, touchesPiece } from '../space/contact.ts'
import { distance, distanceToPiece } from '../space/distance.ts'
import type { Board } from '../terrain/board.ts'
import type { Cover, Piece } from '../terrain/piece.ts'
import type { Length } from '../units.ts'
import { stretchInCircle } from './circle.ts'
import { isSameVolume } from './corridor.ts'
import { EYE_ROW, ROWS } from './lattice.ts'
import { lineBetween, stretchBetweenHeights } from './line.ts'
import { sight } from './sight.ts'

/** What a shot passes on its way. */
export interface OnTheWay {
  /** `crossed`: the line of the shot runs through it. `covering`: it misses it, but it hides a part of the target. */
  readonly how: 'crossed' | 'covering'
  /** From the shooter's volume to where the shot enters it; to the nearest of it, if it is only covering. */
  readonly distance: Length
  /** Where the shot enters and leaves it, as shares of the line; if it is crossed. */
  readonly crossed?: Stretch
  /** How high it reaches over the table: whether the shooter is tall enough to shoot over it. */
  readonly top: number
  /** Whether it is in contact with the shooter, who then shoots over it. bmg1/core/blink-contact-exception */
  readonly touchesShooter: boolean
  /** Whether it is in contact with the target, who may be taking cover behind it. bmg1/core/take-cover */
  readonly touchesTarget: boolean
}

/** A piece on the way, with how well it stops a shot. */
export interface PieceOnTheWay extends OnTheWay {
  readonly kind: 'piece'
  readonly piece: Piece
  readonly cover: Cover
}

/** A body on the way, by its place in the list given. */
export interface BodyOnTheWay extends OnTheWay {
  readonly kind: 'body'
  readonly body: Body
  readonly index: number
}

/** Where a body looks and shoots from: its axis, just under the top of its head. */
export function eyeOf(body: Body): Spot {
  return { x: body.x, y: body.y, z: body.z + Math.round((body.height * (EYE_ROW + 0.5)) / ROWS) }
}

/** Where a shot at a body aims: the middle of its volume. */
export function middleOf(body: Body): Spot {
  return { x: body.x, y: body.y, z: body.z + Math.round(body.height / 2) }
}

/**
 * The pieces and bodies on the shooting line from `a`'s eye to `b`'s middle, nearest to the shooter first.
 * Shooter and target are never on their own line. With `covering`, also those that the line misses but that hide a part
 * of the target, such as a corner in front of its arm. A game walks along them one by one, with a value for each class
 * of cover, and leaves out those it says are shot over. bmg1/core/blink, bmg1/core/blink-order, bmg2/core/ping
 */
export function trajectory(
  board: Board,
  a: Body,
  b: Body,
  { bodies = [], covering = false }: TrajectoryOptions = {},
): readonly (PieceOnTheWay | BodyOnTheWay)[] {
  const eye = eyeOf(a)
  const aim = middleOf(b)
  const crossing = ({ from, to }: Stretch): Pick<OnTheWay, 'how' | 'crossed' | 'distance'> => ({
    how: 'crossed',
    crossed: { from, to },
    distance: distance(a, spotAt(eye, aim, from)),
  })
  const cover = covering ? sight(board, a, b, { blockers: bodies }) : undefined
  const pieces = lineBetween(board, eye, aim).meets.map((met) => pieceOn(a, b, met.piece, crossing(met)))
  const others = bodies.flatMap((body, index): readonly BodyOnTheWay[] => {
    if (isSameVolume(body, a) || isSameVolume(body, b)) return []
    const stretch = stretchThrough(body, eye, aim)
    if (!stretch && !cover?.bodies.includes(body)) return []
    return [
      {
        kind: 'body',
        body,
        index,
        ...(stretch ? crossing(stretch) : { how: 'covering', distance: distance(a, body) }),
        top: body.z + body.height,
        touchesShooter: inContact(board, a, body),
        touchesTarget: inContact(board, b, body),
      },
    ]
  })
  const beside = [...(cover?.coveredBy ?? []), ...(cover?.blockedBy ?? [])]
    .filter((piece) => pieces.every((known) => known.piece !== piece))
    .map((piece) => pieceOn(a, b, piece, { how: 'covering', distance: distanceToPiece(a, piece) }))
  return [...pieces, ...others, ...beside].sort(fromTheShooter)
}

/** Who may be in the way of a shot, and whether what only hides a part of the target counts. */
export interface TrajectoryOptions {
  readonly bodies?: readonly Body[]
  readonly covering?: boolean
}

/** What is within the shooter's own volume has no distance, and is still passed in order. */
const fromTheShooter = (p: OnTheWay, q: OnTheWay): number =>
  p.distance - q.distance ||
  (p.crossed?.from ?? 0) - (q.crossed?.from ?? 0) ||
  (p.crossed?.to ?? 0) - (q.crossed?.to ?? 0)

const pieceOn = (
  a: Body,
  b: Body,
  piece: Piece,
  met: Pick<OnTheWay, 'how' | 'crossed' | 'distance'>,
): PieceOnTheWay => ({
  kind: 'piece',
  piece,
  cover: piece.cover,
  ...met,
  top: piece.top,
  touchesShooter: touchesPiece(a, piece),
  touchesTarget: touchesPiece(b, piece),
})

const spotAt = (from: Spot, to: Spot, share: number): Spot => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  z: from.z + (to.z - from.z) * share,
})

/** Where a line runs inside a body's volume. Grazing its rim is not inside. */
function stretchThrough(body: Body, from: Spot, to: Spot): Stretch | undefined {
  const flat = stretchInCircle(body.x, body.y, body.radius, from.x, from.y, to.x, to.y)
  return flat && stretchBetweenHeights(flat, from.z, to.z, body.z, body.z + body.height)
}

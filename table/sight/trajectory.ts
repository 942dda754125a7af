import type { Stretch } from '../geometry/convex.ts'
import type { Spot } from '../geometry/point.ts'
import type { Body } from '../space/body.ts'
import { inContact, touchesPiece } from '../space/contact.ts'
import { distance } from '../space/distance.ts'
import type { Board } from '../terrain/board.ts'
import type { Cover, Piece } from '../terrain/piece.ts'
import type { Length } from '../units.ts'
import { stretchInCircle } from './circle.ts'
import { isSameVolume } from './corridor.ts'
import { EYE_ROW, ROWS } from './lattice.ts'
import { lineBetween, stretchBetweenHeights } from './line.ts'

/** What a shot passes on its way. */
export interface OnTheWay {
  /** From the shooter's volume to where the shot enters it. */
  readonly distance: Length
  /** Where the shot enters and leaves it, as shares of the line. */
  readonly from: number
  readonly to: number
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
 * Shooter and target are never on their own line. A target may also be covered by what the line misses (a
 * corner hiding its arm): `sight` tells that. bmg1/core/blink, bmg2/core/ping
 */
export function trajectory(
  board: Board,
  a: Body,
  b: Body,
  { bodies = [] }: { readonly bodies?: readonly Body[] } = {},
): readonly (PieceOnTheWay | BodyOnTheWay)[] {
  const eye = eyeOf(a)
  const aim = middleOf(b)
  const pieces = lineBetween(board, eye, aim).meets.map(
    ({ piece, from, to }): PieceOnTheWay => ({
      kind: 'piece',
      piece,
      cover: piece.cover,
      from,
      to,
      distance: distance(a, spotAt(eye, aim, from)),
      touchesShooter: touchesPiece(a, piece),
      touchesTarget: touchesPiece(b, piece),
    }),
  )
  const others = bodies.flatMap((body, index): readonly BodyOnTheWay[] => {
    const stretch =
      isSameVolume(body, a) || isSameVolume(body, b) ? undefined : stretchThrough(body, eye, aim)
    if (!stretch) return []
    return [
      {
        kind: 'body',
        body,
        index,
        ...stretch,
        distance: distance(a, spotAt(eye, aim, stretch.from)),
        touchesShooter: inContact(board, a, body),
        touchesTarget: inContact(board, b, body),
      },
    ]
  })
  return [...pieces, ...others].sort((p, q) => p.from - q.from || p.to - q.to)
}

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

import { type Board, insideOrOn, type Piece } from '@gargoyle/table'
import { chanceFrom, oneOf } from '../chance.ts'
import { flatOf, toScene, toTable } from '../coordinates.ts'
import type { Flat, Vec } from '../shape/mesh.ts'

/** A name in lights on a wall. */
export interface Sign {
  readonly text: string
  readonly glow: string
  /** Lower left corner as seen from the street, and the way to the right along the wall. */
  readonly corner: Vec
  readonly along: Flat
  readonly width: number
  readonly height: number
}

/** Signs hang between the windows of the street and those above. In inches. */
const FOOT = 1.3
const HEIGHT = 0.5
const glows = ['#ff6a5e', '#ffb84a', '#5fe0d0', '#ff86c2'] as const

/** Names in lights for every house that has a name, on its two longest walls that look onto something. */
export function signsOf(board: Board): Sign[] {
  return board.pieces.filter(isNamed).flatMap((piece) => {
    const glow = oneOf(glows, chanceFrom(`sign ${piece.id}`))
    return freeWalls(board, piece)
      .slice(0, 2)
      .map((wall) => signOn(wall, piece.name, glow))
  })
}

const isNamed = (piece: Piece): piece is Piece & { readonly name: string } =>
  piece.kind === 'building' &&
  piece.name !== undefined &&
  piece.bottom === 0 &&
  toScene(piece.top) >= FOOT + HEIGHT + 0.4

interface Wall {
  readonly from: Flat
  readonly along: Flat
  readonly length: number
}

/** Walls long enough for a sign with open ground before them, the longest first. */
function freeWalls(board: Board, piece: Piece): Wall[] {
  const corners = piece.footprint.map(flatOf)
  return corners
    .map((from, i): Wall => {
      const to = corners[(i + 1) % corners.length]!
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      return { from, along: [(to[0] - from[0]) / length, (to[1] - from[1]) / length], length }
    })
    .filter((wall) => wall.length > 2.5 && isOpen(board, wall))
    .sort((a, b) => b.length - a.length)
}

/** Whether nothing tall and nothing beyond the board is right in front of the middle of a wall. */
function isOpen(board: Board, { from, along, length }: Wall): boolean {
  const [x, y] = [
    toTable(from[0] + (along[0] * length) / 2 + along[1] * 0.4),
    toTable(from[1] + (along[1] * length) / 2 - along[0] * 0.4),
  ]
  if (x < 0 || y < 0 || x > board.width || y > board.depth) return false
  return !board.solids.some(
    ({ piece, shape, top }) => piece.sight === 'blocked' && toScene(top) > FOOT && insideOrOn(shape, x, y),
  )
}

function signOn({ from, along, length }: Wall, text: string, glow: string): Sign {
  const width = Math.min(length - 0.8, text.length * HEIGHT * 0.52 + 0.5)
  const start = (length - width) / 2
  return {
    text,
    glow,
    corner: [
      from[0] + along[0] * start + along[1] * 0.06,
      from[1] + along[1] * start - along[0] * 0.06,
      FOOT,
    ],
    along,
    width,
    height: HEIGHT,
  }
}

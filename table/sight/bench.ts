import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { strictlyInside } from '../geometry/convex.ts'
import { type Point, point, squaredDistance } from '../geometry/point.ts'
import { type Body, body } from '../space/body.ts'
import { type Board, prepareBoard } from '../terrain/board.ts'
import type { Piece } from '../terrain/piece.ts'
import { inches } from '../units.ts'
import { sight } from './sight.ts'

/** Questions of sight made ready for a stopwatch. */
export interface SightBenchCase {
  readonly board: Board
  readonly pairs: readonly (readonly [Body, Body])[]
  /** Asks one of the questions; any number will do, they come round again. */
  readonly look: (call: number) => boolean
}

const SIDE = inches(36)
const BLOCKS = 6
const BLOCK = SIDE / BLOCKS

/**
 * Random pairs of models up to 36" apart on a board of 60 pieces, or on a given board. A third of the pieces
 * are buildings with models on some roofs; the rest are walls, crates, fences and walkways overhead.
 */
export function sightBenchCase(board: Board = sixtyPieces(), count = 4096): SightBenchCase {
  const random = xoroshiro128plus(7)
  const below = (limit: number): number => uniformInt(random, 0, limit - 1)
  const pairs: [Body, Body][] = []
  while (pairs.length < count) {
    const a = standing(board, point(below(board.width), below(board.depth)))
    const b = standing(board, point(below(board.width), below(board.depth)))
    if (squaredDistance(a, b) <= inches(36) ** 2) pairs.push([a, b])
  }
  return {
    board,
    pairs,
    look: (call) => {
      const [a, b] = pairs[call % pairs.length]!
      return sight(board, a, b).visible
    },
  }
}

/** A model on whatever is highest there. */
function standing(board: Board, { x, y }: Point): Body {
  const under = board.index
    .search(x, y, x, y)
    .filter(({ piece, shape }) => piece.standable && strictlyInside(shape, x, y))
  return body({ x, y, z: Math.max(0, ...under.map(({ top }) => top)) })
}

function sixtyPieces(): Board {
  const random = xoroshiro128plus(60)
  const from = (low: number, high: number): number => uniformInt(random, low, high)
  const pieces: Piece[] = []
  for (let i = 0; i < BLOCKS * BLOCKS; i++) {
    const x = (i % BLOCKS) * BLOCK
    const y = Math.floor(i / BLOCKS) * BLOCK
    if (i % 3 !== 2 && pieces.length < 59) {
      const width = from(inches(2), inches(4))
      pieces.push(
        block(`building ${i}`, x + inches(0.5), y + inches(0.5), width, width, from(2540, inches(6))),
      )
      pieces.push(block(`wall ${i}`, x + inches(5), y + from(0, 2540), inches(0.25), inches(3), inches(2)))
    } else {
      pieces.push(crate(`crate ${i}`, x + from(0, inches(4)), y + from(0, inches(4)), inches(1)))
    }
  }
  return prepareBoard({
    name: 'Sixty pieces',
    theme: 'test',
    about: 'Nothing but something to measure on.',
    width: SIDE,
    depth: SIDE,
    pieces,
    lamps: [],
  })
}

function block(id: string, x: number, y: number, width: number, depth: number, top: number): Piece {
  return {
    id,
    kind: 'building',
    footprint: [point(x, y), point(x + width, y), point(x + width, y + depth), point(x, y + depth)],
    bottom: 0,
    top,
    sight: 'blocked',
    blocksLight: true,
    passage: 'solid',
    climbable: true,
    standable: true,
    ladder: false,
    cover: 'heavy',
  }
}

/** An eight-sided crate or a walkway overhead, turn by turn. */
function crate(id: string, x: number, y: number, size: number): Piece {
  const cut = size / 4
  const footprint = [
    point(x + cut, y),
    point(x + size - cut, y),
    point(x + size, y + cut),
    point(x + size, y + size - cut),
    point(x + size - cut, y + size),
    point(x + cut, y + size),
    point(x, y + size - cut),
    point(x, y + cut),
  ]
  const overhead = x % 2 === 0
  return {
    ...block(id, x, y, size, size, size),
    kind: overhead ? 'walkway' : 'crate',
    footprint,
    bottom: overhead ? inches(3) : 0,
    top: overhead ? inches(3.25) : size,
  }
}

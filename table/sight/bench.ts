import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { strictlyInside } from '../geometry/convex.ts'
import { type Point, point, squaredDistance } from '../geometry/point.ts'
import { type Body, body } from '../space/body.ts'
import { type Board, prepareBoard } from '../terrain/board.ts'
import { generateCity } from '../terrain/generate-city.ts'
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

/** Random pairs of models up to 36" apart, on the streets and roofs of a given board or of a generated city. */
export function sightBenchCase(board: Board = city(), count = 4096): SightBenchCase {
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

const city = (): Board => prepareBoard(generateCity({ seed: 'bench', width: SIDE, depth: SIDE }))

/** A model on whatever is highest there. */
function standing(board: Board, { x, y }: Point): Body {
  const under = board.index
    .search(x, y, x, y)
    .filter(({ piece, shape }) => piece.standable && strictlyInside(shape, x, y))
  return body({ x, y, z: Math.max(0, ...under.map(({ top }) => top)) })
}

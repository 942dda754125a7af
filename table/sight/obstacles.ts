import { type BoxIndex, indexOf } from '../geometry/index-of.ts'
import type { Board, Solid } from '../terrain/board.ts'

/** The solids of a board that matter to one question, in the board's order. */
export interface Obstacles extends BoxIndex<Solid> {
  readonly solids: readonly Solid[]
}

/** What an obstacle can block: sight (or screen it), light, or the blast of a template. */
export type Blockable = 'sight' | 'light' | 'blast'

const matters: Readonly<Record<Blockable, (solid: Solid) => boolean>> = {
  sight: ({ piece }) => piece.sight !== 'clear',
  light: ({ piece }) => piece.blocksLight,
  // A wire fence stops a person but not flames: only what is both solid and hides stops a blast.
  blast: ({ piece }) =>
    piece.sight === 'blocked' && (piece.passage === 'solid' || piece.passage === 'impassable'),
}

const known: Readonly<Record<Blockable, WeakMap<Board, Obstacles>>> = {
  sight: new WeakMap(),
  light: new WeakMap(),
  blast: new WeakMap(),
}

/** The obstacles of a board, found once per board. Flat ground never stands in the way. */
export function obstaclesOf(board: Board, of: Blockable): Obstacles {
  let found = known[of].get(board)
  if (!found) {
    const solids = board.solids.filter((solid) => solid.top > solid.bottom && matters[of](solid))
    found = { solids, search: indexOf(solids).search }
    known[of].set(board, found)
  }
  return found
}

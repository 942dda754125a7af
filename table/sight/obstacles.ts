import Flatbush from 'flatbush'
import type { Board, Solid } from '../terrain/board.ts'

/** The solids of a board that matter to one question, found by box, in the board's order. */
export interface Obstacles {
  readonly solids: readonly Solid[]
  /** Places in `solids` of those whose boxes meet the given one, lowest first. */
  search(minX: number, minY: number, maxX: number, maxY: number): readonly number[]
}

/** What can stand in the way of: sight (or screen it), light, or the blast of a template. */
export type Of = 'sight' | 'light' | 'blast'

const matters: Readonly<Record<Of, (solid: Solid) => boolean>> = {
  sight: ({ piece }) => piece.sight !== 'clear',
  light: ({ piece }) => piece.blocksLight,
  // A wire fence stops a person but not flames: only what is both solid and hides stops a blast.
  blast: ({ piece }) =>
    piece.sight === 'blocked' && (piece.passage === 'solid' || piece.passage === 'impassable'),
}

const known: Readonly<Record<Of, WeakMap<Board, Obstacles>>> = {
  sight: new WeakMap(),
  light: new WeakMap(),
  blast: new WeakMap(),
}

const NONE: readonly number[] = []

/** The obstacles of a board, found once per board. Flat ground never stands in the way. */
export function obstaclesOf(board: Board, of: Of): Obstacles {
  let found = known[of].get(board)
  if (!found) {
    found = indexed(board.solids.filter((solid) => solid.top > solid.bottom && matters[of](solid)))
    known[of].set(board, found)
  }
  return found
}

function indexed(solids: readonly Solid[]): Obstacles {
  if (solids.length === 0) return { solids, search: () => NONE }
  const tree = new Flatbush(solids.length)
  for (const { box } of solids) tree.add(box.minX, box.minY, box.maxX, box.maxY)
  tree.finish()
  return {
    solids,
    search(minX, minY, maxX, maxY) {
      const found = tree.search(minX, minY, maxX, maxY)
      if (found.length > 1) found.sort((a, b) => a - b)
      return found
    },
  }
}

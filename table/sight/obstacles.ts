import Flatbush from 'flatbush'
import type { Board, Solid } from '../terrain/board.ts'

/** The solids of a board that matter to one question, in the board's order. */
export interface Obstacles {
  readonly solids: readonly Solid[]
  /** Those whose boxes meet the given one, in the board's order. Good until the next search. */
  search(minX: number, minY: number, maxX: number, maxY: number): readonly Solid[]
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

/** Up to so many boxes are looked through one by one, which is quicker than asking a tree. */
const FEW = 128

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
  return { solids, search: solids.length <= FEW ? searchOneByOne(solids) : searchTree(solids) }
}

function searchOneByOne(solids: readonly Solid[]): Obstacles['search'] {
  const boxes = Float64Array.from(solids.flatMap(({ box }) => [box.minX, box.minY, box.maxX, box.maxY]))
  const found: Solid[] = []
  return (minX, minY, maxX, maxY) => {
    let count = 0
    for (let i = 0, at = 0; i < solids.length; i++, at += 4) {
      if (boxes[at]! > maxX || boxes[at + 1]! > maxY || boxes[at + 2]! < minX || boxes[at + 3]! < minY)
        continue
      found[count++] = solids[i]!
    }
    found.length = count
    return found
  }
}

function searchTree(solids: readonly Solid[]): Obstacles['search'] {
  const tree = new Flatbush(solids.length)
  for (const { box } of solids) tree.add(box.minX, box.minY, box.maxX, box.maxY)
  tree.finish()
  return (minX, minY, maxX, maxY) => {
    const found = tree.search(minX, minY, maxX, maxY)
    return found.sort((a, b) => a - b).map((i) => solids[i]!)
  }
}

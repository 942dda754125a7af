import {
  type Board,
  type Box,
  type Convex,
  crosses,
  inches,
  type Piece,
  type Point,
  prepareBoard,
} from '@gargoyle/table'

/** Where an encounter puts walls on a table of this size. */
export type WallPlan = (width: number, depth: number) => readonly Box[]

type Walled = { readonly board: Board; readonly shapes: readonly Convex[] }

/** Higher than anything on a table: no model looks, climbs or swings over. */
const SKY = inches(100)

const pieceOf = (box: Box, index: number): Piece => ({
  id: `encounter-wall-${index + 1}`,
  kind: 'wall',
  name: 'the measure stick',
  footprint: [
    { x: box.minX, y: box.minY },
    { x: box.maxX, y: box.minY },
    { x: box.maxX, y: box.maxY },
    { x: box.minX, y: box.maxY },
  ],
  bottom: 0,
  top: SKY,
  sight: 'blocked',
  blocksLight: true,
  passage: 'impassable',
  climbable: false,
  standable: false,
  ladder: false,
  cover: 'heavy',
})

// What the table works out for a board is kept beside it, so each board is walled once.
const kept = new WeakMap<Board, Map<WallPlan, Walled>>()

function walled(board: Board, plan: WallPlan): Walled {
  const plans = kept.get(board) ?? new Map<WallPlan, Walled>()
  kept.set(board, plans)
  const known = plans.get(plan)
  if (known !== undefined) return known
  const pieces = plan(board.width, board.depth).map(pieceOf)
  const ready = prepareBoard({ ...board, pieces: [...board.pieces, ...pieces] })
  const shapes = ready.solids.filter(({ piece }) => pieces.includes(piece)).map(({ shape }) => shape)
  const made = { board: ready, shapes }
  plans.set(plan, made)
  return made
}

/** A board with the walls of an encounter on it. */
export const withWalls = (board: Board, plan: WallPlan): Board => walled(board, plan).board

/** Whether the straight line between two points runs through a wall of an encounter. */
export const wallBetween = (board: Board, plan: WallPlan, a: Point, b: Point): boolean =>
  walled(board, plan).shapes.some((shape) => crosses(shape, a.x, a.y, b.x, b.y))

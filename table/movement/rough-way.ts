import { crosses, insideOrOn } from '../geometry/convex.ts'
import { flatDistance, type Point, type Spot } from '../geometry/point.ts'
import type { Board, Solid } from '../terrain/board.ts'
import { inches } from '../units.ts'

/** About how long the way between two places is. */
export type RoughWay = (from: Spot, to: Spot) => number

/** The board is looked at in squares of this size. */
const CELL = inches(1)

/** Climbing up and down is slower than walking by so much. */
const CLIMB = 1.5

/** Where a wall cannot be climbed, the way over it is only a last resort. */
const DETOUR = inches(24)

/** What hangs so high can be walked under. */
const HEADROOM = inches(2)

const ways = new WeakMap<Board, RoughWay>()

/**
 * About how long the ways on a board are, around houses or over them. Made for those who weigh many places, such as
 * bots: it is worked out once for each board and then as quick as looking it up, but knows neither bases nor prices.
 */
export function roughWayOn(board: Board): RoughWay {
  let way = ways.get(board)
  if (!way) {
    way = measureOn(board)
    ways.set(board, way)
  }
  return way
}

/** The board as squares: how high each is, and what it costs to get to its neighbours. */
interface Grid {
  readonly columns: number
  readonly rows: number
  readonly heights: Float64Array
  readonly steps: readonly (readonly Step[])[]
}

interface Step {
  readonly to: number
  readonly price: number
}

function measureOn(board: Board): RoughWay {
  const grid = gridOf(board)
  const fields = new Map<number, Float32Array>()
  const fieldOf = (cell: number): Float32Array => {
    let field = fields.get(cell)
    if (!field) {
      field = spread(grid, cell)
      fields.set(cell, field)
    }
    return field
  }
  return (from, to) => {
    const air = flatDistance(from, to) + CLIMB * Math.abs(from.z - to.z)
    // Squares say nothing about places next to each other.
    if (air <= 3 * CELL) return air
    const goal = cellAt(grid, to.x, to.y)
    const field = fieldOf(goal)
    const last = access(grid, goal, to)
    let best = Number.POSITIVE_INFINITY
    // The nearest four squares, so that a step within one of them counts.
    const column = Math.floor(from.x / CELL - 0.5)
    const row = Math.floor(from.y / CELL - 0.5)
    for (let i = 0; i < 4; i++) {
      const near = cellOf(grid, column + (i & 1), row + (i >> 1))
      best = Math.min(best, access(grid, near, from) + field[near]!)
    }
    return Math.max(air, best + last)
  }
}

/** From a place to the middle of a square, or back. */
function access({ columns, heights }: Grid, cell: number, { x, y, z }: Spot): number {
  const middle = middleOf(columns, cell)
  return flatDistance(middle, { x, y }) + CLIMB * Math.abs(heights[cell]! - z)
}

const middleOf = (columns: number, cell: number): Point => ({
  x: ((cell % columns) + 0.5) * CELL,
  y: (Math.floor(cell / columns) + 0.5) * CELL,
})

function cellOf({ columns, rows }: Pick<Grid, 'columns' | 'rows'>, column: number, row: number): number {
  const within = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1)
  return within(row, rows) * columns + within(column, columns)
}

const cellAt = (grid: Grid, x: number, y: number): number =>
  cellOf(grid, Math.floor(x / CELL), Math.floor(y / CELL))

function gridOf(board: Board): Grid {
  const columns = Math.max(1, Math.ceil(board.width / CELL))
  const rows = Math.max(1, Math.ceil(board.depth / CELL))
  const cells = Array.from({ length: columns * rows }, (_, cell) => middleOf(columns, cell))
  const heights = Float64Array.from(cells, ({ x, y }) =>
    highest(board.index.search(x, y, x, y).filter(({ shape }) => insideOrOn(shape, x, y))),
  )
  const steps = cells.map((middle, cell) =>
    neighbours(columns, rows, cell).map((to) => ({
      to,
      price: stepPrice(board, middle, cells[to]!, heights[cell]!, heights[to]!),
    })),
  )
  return { columns, rows, heights, steps }
}

const stands = ({ piece, bottom }: Solid): boolean =>
  (piece.passage === 'solid' || piece.passage === 'impassable') && bottom < HEADROOM

const highest = (solids: readonly Solid[]): number =>
  solids.reduce((height, solid) => (stands(solid) ? Math.max(height, solid.top) : height), 0)

function neighbours(columns: number, rows: number, cell: number): readonly number[] {
  const column = cell % columns
  const row = Math.floor(cell / columns)
  const found: number[] = []
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
      if (x !== column || y !== row) found.push(y * columns + x)
    }
  }
  return found
}

/** Over whatever stands between two squares. */
function stepPrice(board: Board, a: Point, b: Point, low: number, high: number): number {
  const between = board.index
    .search(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y))
    .filter((solid) => stands(solid) && crosses(solid.shape, a.x, a.y, b.x, b.y))
  const peak = Math.max(low, high, highest(between))
  const isBarred = between.some(
    ({ piece, top }) => piece.passage === 'impassable' && top > Math.min(low, high),
  )
  return flatDistance(a, b) + CLIMB * (2 * peak - low - high) + (isBarred ? DETOUR : 0)
}

/** How far it is to a square from all others. */
function spread({ steps }: Grid, goal: number): Float32Array {
  const field = new Float32Array(steps.length).fill(Number.POSITIVE_INFINITY)
  field[goal] = 0
  // First come, first served, and again if a shorter way turns up: nearly all squares are served once or twice.
  const waiting = [goal]
  const isWaiting = new Uint8Array(steps.length)
  for (let i = 0; i < waiting.length; i++) {
    const cell = waiting[i]!
    isWaiting[cell] = 0
    for (const { to, price } of steps[cell]!) {
      const there = Math.fround(field[cell]! + price)
      if (there >= field[to]!) continue
      field[to] = there
      if (isWaiting[to]) continue
      isWaiting[to] = 1
      waiting.push(to)
    }
  }
  return field
}

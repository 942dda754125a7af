import type { Json } from '@gargoyle/engine'
import {
  type Board,
  boards,
  generateCity,
  insideZone,
  lengthIn,
  loadBoard,
  type Piece,
  prepareBoard,
  SMALL_OBSTACLE,
  type Unit,
} from '@gargoyle/table'

/** Something on a drawing: a letter somewhere. */
export type DrawnSign = { readonly at: { readonly x: number; readonly y: number }; readonly sign: string }

/** How finely a table is drawn: so much is a row, half of it a column, which comes out about square. */
export type GridScale = {
  readonly unit: Unit
  /** How many of the unit a row is. */
  readonly row: number
  /** How many columns there are between two numbers below the drawing. */
  readonly every: number
}

// Drawing happens at every question; a board is the same all the time.
const known = new Map<string, Board | undefined>()

/** The board that a setup names, to be drawn; `side` is how large its cities are. */
export function drawnBoard(given: Json, side: number): Board | undefined {
  const key = JSON.stringify(given)
  if (!known.has(key)) known.set(key, readDrawnBoard(given, side))
  return known.get(key)
}

function readDrawnBoard(given: Json, side: number): Board | undefined {
  if (typeof given === 'string') {
    const named = Object.entries(boards).find(([name]) => name === given)
    return named && prepareBoard(named[1])
  }
  if (typeof given === 'object' && given !== null && 'city' in given && typeof given.city === 'string') {
    return prepareBoard(generateCity({ seed: given.city, width: side, depth: side }))
  }
  const read = loadBoard(given)
  return read.ok ? read.board : undefined
}

/** The table from above, north up, with signs on it. */
export function drawGrid(board: Board, signs: readonly DrawnSign[], scale: GridScale): readonly string[] {
  const row = lengthIn(scale.row, scale.unit)
  const column = row / 2
  const columns = Math.ceil(board.width / column)
  const rows = Math.ceil(board.depth / row)
  const grid = terrain(board, columns, rows, column, row).map((line) => line.slice())
  for (const { at, sign } of signs) {
    const line = grid[Math.min(rows - 1, Math.floor(at.y / row))]
    if (line) line[Math.min(columns - 1, Math.floor(at.x / column))] = sign
  }
  const numbers = Array.from({ length: columns }, (_, place) =>
    place % scale.every === 0 ? `${(place * scale.row) / 2}`.padEnd(scale.every) : '',
  ).join('')
  const drawn = grid.map((line, index) => `${`${index * scale.row}`.padStart(3)} ${line.join('')}`).reverse()
  return [...drawn, `    ${numbers.slice(0, columns)}`]
}

const grounds = new WeakMap<Board, readonly string[][]>()

function terrain(
  board: Board,
  columns: number,
  rows: number,
  column: number,
  row: number,
): readonly string[][] {
  const kept = grounds.get(board)
  if (kept?.length === rows) return kept
  const made = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => groundAt(board, (x + 0.5) * column, (y + 0.5) * row)),
  )
  grounds.set(board, made)
  return made
}

function groundAt(board: Board, x: number, y: number): string {
  const here = board.pieces.filter((piece) => insideZone({ x, y, z: 0 }, piece.footprint) !== 'outside')
  const highest = here.toSorted((a, b) => b.top - a.top)[0]
  return highest === undefined ? '.' : signOf(highest)
}

function signOf(piece: Piece): string {
  if (piece.passage === 'difficult') return ':'
  if (piece.top <= SMALL_OBSTACLE) return '+'
  return piece.standable ? '=' : '#'
}

import type { Box } from '../geometry/convex.ts'
import { inches, mm } from '../units.ts'

/** Streets must let a 60 mm base through, whatever stands on them, with a little room to spare. */
const RADIUS = mm(33)
const CELL = inches(0.5)

/**
 * Which places a 60 mm base can stand at, on a mesh fine enough for every street. It says whether a new
 * obstacle would cut the streets in two.
 */
export interface StreetMap {
  /** Puts up obstacles, all or none: none if the streets would no longer hang together. */
  obstruct(boxes: readonly Box[]): boolean
}

export function streetMap(width: number, depth: number): StreetMap {
  const columns = Math.floor((width - 2 * RADIUS) / CELL) + 1
  const rows = Math.floor((depth - 2 * RADIUS) / CELL) + 1
  const covers = new Uint16Array(columns * rows)
  const add = ({ minX, minY, maxX, maxY }: Box, by: number): void => {
    // A cell is covered when its middle lies strictly inside the box grown by the base.
    const first = (low: number): number => Math.max(0, Math.floor((low - 2 * RADIUS) / CELL) + 1)
    const last = (high: number, cells: number): number => Math.min(cells - 1, Math.ceil(high / CELL) - 1)
    for (let row = first(minY); row <= last(maxY, rows); row++) {
      for (let column = first(minX); column <= last(maxX, columns); column++) {
        covers[row * columns + column]! += by
      }
    }
  }
  return {
    obstruct(boxes) {
      for (const box of boxes) add(box, 1)
      if (hangsTogether(covers, columns)) return true
      for (const box of boxes) add(box, -1)
      return false
    },
  }
}

/** Whether all cells that nothing covers can be reached from one of them. */
function hangsTogether(covers: Uint16Array, columns: number): boolean {
  const start = covers.indexOf(0)
  if (start < 0) return false
  const seen = new Uint8Array(covers.length)
  const queue = [start]
  seen[start] = 1
  let reached = 0
  const visit = (cell: number): void => {
    if (cell < 0 || cell >= covers.length || seen[cell] || covers[cell]) return
    seen[cell] = 1
    queue.push(cell)
  }
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    reached++
    if (cell % columns > 0) visit(cell - 1)
    if (cell % columns < columns - 1) visit(cell + 1)
    visit(cell - columns)
    visit(cell + columns)
  }
  return reached === covers.reduce((free, cover) => free + (cover === 0 ? 1 : 0), 0)
}

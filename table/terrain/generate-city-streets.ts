import type { Box } from '../geometry/convex.ts'
import { inches, mm } from '../units.ts'

/** Streets must let a 60 mm base through, whatever stands on them. */
const RADIUS = mm(30)
/** With some room to spare: players should not have to measure whether a model fits through. */
const STREET_RADIUS = mm(32)
/** Places for a slightly smaller base show nooks that are too narrow for the mesh to show for the real one. */
const NOOK_RADIUS = mm(27.5)
const CELL = inches(0.25)

/**
 * Which places a 60 mm base can stand at, on a mesh fine enough for every street. It says whether a new
 * obstacle would cut the streets in two or leave a nook that no street leads to.
 */
export interface StreetMap {
  /** Puts up obstacles, all or none: none if the streets would no longer hang together. */
  obstruct(boxes: readonly Box[]): boolean
}

/** How many obstacles cover each cell of the mesh, for a base of this radius. */
interface Mesh {
  readonly radius: number
  readonly covers: Uint16Array
}

export function streetMap(width: number, depth: number): StreetMap {
  const columns = Math.floor((width - 2 * RADIUS) / CELL) + 1
  const rows = Math.floor((depth - 2 * RADIUS) / CELL) + 1
  const mesh = (radius: number): Mesh => ({ radius, covers: new Uint16Array(columns * rows) })
  const streets = mesh(STREET_RADIUS)
  const nooks = mesh(NOOK_RADIUS)

  const add = ({ radius, covers }: Mesh, { minX, minY, maxX, maxY }: Box, by: number): void => {
    // A cell is covered when its middle lies strictly inside the box grown by the base.
    const first = (low: number): number => Math.max(0, Math.floor((low - radius - RADIUS) / CELL) + 1)
    const last = (high: number, cells: number): number =>
      Math.min(cells - 1, Math.ceil((high + radius - RADIUS) / CELL) - 1)
    for (let row = first(minY); row <= last(maxY, rows); row++) {
      for (let column = first(minX); column <= last(maxX, columns); column++) {
        covers[row * columns + column]! += by
      }
    }
  }
  const addAll = (boxes: readonly Box[], by: number): void => {
    for (const box of boxes) {
      add(streets, box, by)
      add(nooks, box, by)
    }
  }
  return {
    obstruct(boxes) {
      addAll(boxes, 1)
      const reached = hangTogether(streets.covers, columns)
      if (reached && nooksOpen(nooks.covers, reached, columns)) return true
      addAll(boxes, -1)
      return false
    },
  }
}

/** The cells that nothing covers, if all can be reached from one of them going north, south, east and west. */
function hangTogether(covers: Uint16Array, columns: number): Uint8Array | undefined {
  const reached = new Uint8Array(covers.length)
  const waiting = new Int32Array(covers.length)
  const start = covers.indexOf(0)
  if (start < 0) return undefined
  let count = 0
  const visit = (cell: number): void => {
    if (covers[cell] || reached[cell]) return
    reached[cell] = 1
    waiting[count++] = cell
  }
  visit(start)
  for (let done = 0; done < count; done++) {
    const cell = waiting[done]!
    const column = cell % columns
    if (column > 0) visit(cell - 1)
    if (column < columns - 1) visit(cell + 1)
    if (cell >= columns) visit(cell - columns)
    if (cell + columns < covers.length) visit(cell + columns)
  }
  for (let cell = start; cell < covers.length; cell++) if (!covers[cell] && !reached[cell]) return undefined
  return reached
}

/** Whether every nook lies right beside a cell that was reached, corners included. */
function nooksOpen(covers: Uint16Array, reached: Uint8Array, columns: number): boolean {
  for (let cell = 0; cell < covers.length; cell++) {
    if (covers[cell] || reached[cell]) continue
    const column = cell % columns
    const west = column > 0 ? 1 : 0
    const east = column < columns - 1 ? 1 : 0
    let open = false
    for (const row of [cell - columns, cell, cell + columns]) {
      if (row < 0 || row >= covers.length) continue
      for (let beside = row - west; beside <= row + east; beside++) if (reached[beside]) open = true
    }
    if (!open) return false
  }
  return true
}

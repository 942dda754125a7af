import { type Json, ok, type Result, refused, type ViewOf } from '@gargoyle/engine'
import type { race } from '@gargoyle/engine/examples'

type Point = { readonly x: number; readonly y: number }

const columns = 60
const rows = 10

/** The roof from above: runners by their initials, `O` for chimneys, `|` for the edge that ends the race. */
export function roofLines({ turn, roof, runners }: ViewOf<typeof race>): readonly string[] {
  const stepX = roof.length / columns
  const stepY = roof.width / rows
  const sign = (column: number, row: number): string => {
    const here = runners.find(
      ({ x, y }) => Math.floor(x / stepX) === column && Math.min(rows - 1, Math.floor(y / stepY)) === row,
    )
    if (here) return here.seat.slice(0, 1)
    const centre = { x: (column + 0.5) * stepX, y: (row + 0.5) * stepY }
    const smoking = roof.chimneys.some(({ x, y, radius }) => Math.hypot(x - centre.x, y - centre.y) <= radius)
    return smoking ? 'O' : '.'
  }
  const drawn = Array.from(
    { length: rows },
    (_, row) => `${Array.from({ length: columns }, (_, column) => sign(column, row)).join('')}|`,
  )
  const said = runners.map(
    ({ seat, x, y, nerve, tools }) =>
      `${seat} is at ${x},${y} with nerve ${nerve}${tools.length > 0 ? ` and ${tools.join(', ')}` : ''}.`,
  )
  return [`Turn ${turn + 1} on a roof of ${roof.length} by ${roof.width} cm:`, ...drawn, ...said]
}

/** Reads `300,120` as a point. */
export function readRoofPoint(text: string): Result<Json> {
  const [, x, y] = /^\s*(-?\d+)\s*[,; ]\s*(-?\d+)\s*$/.exec(text) ?? []
  if (x === undefined || y === undefined) {
    return refused('A place is two whole numbers of centimetres, along and across: 300,120.')
  }
  return ok({ x: Number(x), y: Number(y) })
}

/** Says a point as `readRoofPoint` reads it. */
export const describePoint = ({ x, y }: Point): string => `${x},${y}`

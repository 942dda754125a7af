import { inches } from '../units.ts'
import type { CityDice } from './generate-city-dice.ts'

/** A plot between streets. */
export interface Lot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth: number
  /** Whether it is its own twin: it lies in the middle of the board. */
  readonly middle: boolean
}

/** Strips along the south and north edge that stay open for crews to start in. */
export const DEPLOYMENT = inches(6)

const STEP = inches(0.5)
const NARROWEST_STREET = inches(3.5)

/** One row of plots along an axis: where each starts and how long it is. The row reads the same from both ends. */
interface Span {
  readonly start: number
  readonly size: number
}

/**
 * The plots of a city, from the south-west, row by row: only one of each pair of twins, and at last the
 * middle one if there is one.
 */
export function planLots(width: number, depth: number, dice: CityDice): readonly Lot[] {
  const margin = dice.pick([inches(1), inches(3.5)])
  const columns = cut(width, margin, [inches(5), inches(11)], 2, dice)
  const rows = cut(depth, DEPLOYMENT, [inches(4), inches(12)], 1, dice)
  const lots = rows.flatMap((row) =>
    columns.map((column) => ({ x: column.start, y: row.start, width: column.size, depth: row.size })),
  )
  const half = Math.floor(lots.length / 2)
  const ones = lots.slice(0, half).map((lot) => ({ ...lot, middle: false }))
  return lots.length % 2 === 0 ? ones : [...ones, { ...lots[half]!, middle: true }]
}

function cut(
  length: number,
  margin: number,
  [least, most]: readonly [number, number],
  fewest: number,
  dice: CityDice,
): Span[] {
  const room = length - 2 * margin
  const sizeFor = (count: number): number => {
    const size = (room - (count - 1) * NARROWEST_STREET) / count
    return Math.floor(size / STEP) * STEP
  }
  const counts: number[] = []
  for (let count = fewest; sizeFor(count) >= least; count++) {
    if (sizeFor(count) <= most) counts.push(count)
  }
  const count = counts.length > 0 ? dice.pick(counts) : fewest
  // Streets get a little of the plots' room, so that not all are alike from city to city.
  const size = Math.max(least, sizeFor(count) - dice.roll(0, 2) * STEP)
  const street = count > 1 ? Math.floor((room - count * size) / (count - 1)) : 0
  const before = count > 1 ? margin : Math.floor((length - size) / 2)
  return Array.from({ length: count }, (_, i) => {
    const back = count - 1 - i
    if (i === back) {
      const start = Math.floor((length - size) / 2)
      return { start, size: length - 2 * start }
    }
    const near = before + Math.min(i, back) * (size + street)
    return { start: i < back ? near : length - near - size, size }
  })
}

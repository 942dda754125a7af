import { type Box, boxOf, convexOf, squaredDistanceTo } from '../geometry/convex.ts'
import { convexParts } from '../geometry/decompose.ts'
import type { BoardData } from '../terrain/board.ts'
import type { Piece } from '../terrain/piece.ts'
import { inches, mm } from '../units.ts'

const STEP = inches(1)

const inTheWay = ({ passage, top, bottom }: Piece): boolean =>
  passage === 'impassable' || (passage === 'solid' && top > STEP && bottom < mm(60))

/**
 * How many places there are in the streets for a 60 mm base, on a fine mesh, and how many of them hang together.
 * It knows nothing of the map that the generator keeps, so that one can check the other.
 */
export function walkStreets(board: BoardData): { readonly free: number; readonly reached: number } {
  const radius = mm(30)
  const cell = inches(0.1)
  const columns = Math.floor((board.width - 2 * radius) / cell) + 1
  const rows = Math.floor((board.depth - 2 * radius) / cell) + 1
  const open = new Uint8Array(columns * rows).fill(1)
  const block = (box: Box, hits: (x: number, y: number) => boolean): void => {
    const first = (low: number): number => Math.max(0, Math.floor((low - 2 * radius) / cell))
    const last = (high: number, cells: number): number => Math.min(cells - 1, Math.ceil(high / cell))
    for (let row = first(box.minY); row <= last(box.maxY, rows); row++) {
      for (let column = first(box.minX); column <= last(box.maxX, columns); column++) {
        if (hits(radius + column * cell, radius + row * cell)) open[row * columns + column] = 0
      }
    }
  }
  for (const piece of board.pieces) {
    if (!inTheWay(piece)) continue
    for (const part of convexParts(piece.footprint)) {
      block(boxOf(part), (x, y) => squaredDistanceTo(part, x, y) < radius ** 2)
    }
  }
  for (const { at, radius: foot } of board.lamps) {
    const box = { minX: at.x - foot, minY: at.y - foot, maxX: at.x + foot, maxY: at.y + foot }
    block(box, (x, y) => (x - at.x) ** 2 + (y - at.y) ** 2 < (radius + foot) ** 2)
  }
  const free = open.reduce((sum, one) => sum + one, 0)
  let most = 0
  for (let start = open.indexOf(1); start >= 0; start = open.indexOf(1))
    most = Math.max(most, flood(open, columns, start))
  return { free, reached: most }
}

function flood(open: Uint8Array, columns: number, start: number): number {
  const queue = [start]
  open[start] = 0
  let count = 0
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    count++
    const beside = [at - columns, at + columns]
    if (at % columns > 0) beside.push(at - 1)
    if (at % columns < columns - 1) beside.push(at + 1)
    for (const next of beside) {
      if (open[next] !== 1) continue
      open[next] = 0
      queue.push(next)
    }
  }
  return count
}

/**
 * The roofs and landings that cannot be reached: those without rough walls, without a ladder from a floor that can
 * be reached, and without a neighbour at about the same height that can be reached.
 */
export function unreachableRoofs({ pieces }: BoardData): string[] {
  const floors = pieces.filter((piece) => piece.standable && piece.top > STEP)
  const ladders = pieces.filter((piece) => piece.ladder)
  const reached = new Set(floors.filter((floor) => floor.climbable))
  const isFloor = (z: number, beside: Piece): boolean =>
    z === 0 || [...reached].some((floor) => Math.abs(floor.top - z) <= STEP && boxesTouch(floor, beside))
  for (let before = -1; before < reached.size; ) {
    before = reached.size
    for (const floor of floors) {
      const up = ladders.some(
        (ladder) =>
          boxesTouch(ladder, floor) &&
          Math.abs(ladder.top - floor.top) <= STEP &&
          isFloor(ladder.bottom, ladder),
      )
      const across = [...reached].some(
        (other) => Math.abs(other.top - floor.top) <= STEP && boxesTouch(other, floor),
      )
      if (up || across) reached.add(floor)
    }
  }
  return floors.filter((floor) => !reached.has(floor) && isRoof(floor)).map((floor) => floor.id)
}

const isRoof = ({ kind }: Piece): boolean => ['building', 'walkway', 'fire-escape', 'platform'].includes(kind)

function boxesTouch(a: Piece, b: Piece): boolean {
  const [p, q] = [boxOf(convexOf(a.footprint)), boxOf(convexOf(b.footprint))]
  return p.minX <= q.maxX && q.minX <= p.maxX && p.minY <= q.maxY && q.minY <= p.maxY
}

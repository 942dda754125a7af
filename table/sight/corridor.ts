import type { Box, Convex } from '../geometry/convex.ts'
import type { Body } from '../space/body.ts'
import type { Round } from '../space/distance.ts'
import type { Piece } from '../terrain/piece.ts'
import { stretchInCircle } from './circle.ts'
import type { Cloud } from './cloud.ts'
import { COLUMNS, placeColumns, placeRows, ROWS } from './lattice.ts'

/**
 * The space between two volumes, with what stands in it. All coordinates are in the corridor's own frame:
 * along the line of centres, across it, and up from the first volume's foot. The first volume is chosen by
 * place, not by who asks, so both ends get the same numbers; and only differences of positions are used, so
 * moving the whole table changes nothing.
 *
 * There is one corridor, used again for every question, because a bot asks hundreds of thousands a second.
 */
export interface Corridor {
  /** Whether the volume given as `a` is the second one here. */
  swapped: boolean
  originX: number
  originY: number
  originZ: number
  /** The direction along the corridor. */
  east: number
  north: number
  length: number
  /** Largest distance of a sight line from the line of centres. */
  halfWidth: number
  firstRadius: number
  secondRadius: number
  readonly firstAlong: Float64Array
  readonly firstAcross: Float64Array
  readonly firstHeights: Float64Array
  readonly secondAlong: Float64Array
  readonly secondAcross: Float64Array
  readonly secondHeights: Float64Array
  /** The lowest and highest of all sight lines. */
  lowest: number
  highest: number
  count: number
  readonly obstacles: Obstacle[]
  /** Where the last line looked at runs inside the last obstacle, as shares of its length. */
  enter: number
  leave: number
}

/** What an obstacle stands for. */
export type Owner = Piece | Body | Cloud

/** Something standing in the corridor: a convex outline or, when `radius` is above 0, a circle. */
export interface Obstacle {
  owner: Owner
  /** Whether it stops sight; otherwise it only screens. */
  stops: boolean
  bottom: number
  top: number
  minAlong: number
  maxAlong: number
  minAcross: number
  maxAcross: number
  radius: number
  /** Corners as along, across, …; the centre of a circle. Only the first `size` numbers count. */
  readonly corners: number[]
  size: number
}

/** Shares of a line shorter than this are rounding, not geometry. */
const SLIVER = 1e-9

/** Twice the area a point may seem to lie inside an edge by rounding: far less than a thousandth of a unit. */
const TOUCH = 1e-3

const corridor: Corridor = {
  swapped: false,
  originX: 0,
  originY: 0,
  originZ: 0,
  east: 1,
  north: 0,
  length: 0.5,
  halfWidth: 0.5,
  firstRadius: 0.5,
  secondRadius: 0.5,
  firstAlong: new Float64Array(COLUMNS),
  firstAcross: new Float64Array(COLUMNS),
  firstHeights: new Float64Array(ROWS),
  secondAlong: new Float64Array(COLUMNS),
  secondAcross: new Float64Array(COLUMNS),
  secondHeights: new Float64Array(ROWS),
  lowest: 0.5,
  highest: 0.5,
  count: 0,
  obstacles: [],
  enter: 0.5,
  leave: 0.5,
}

/** Opens the corridor between two volumes, with nothing in it yet. Good until the next one is opened. */
export function openCorridor(a: Round, b: Round): Corridor {
  const swapped = comesBefore(b, a)
  const first = swapped ? b : a
  const second = swapped ? a : b
  const dx = second.x - first.x
  const dy = second.y - first.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const c = corridor
  c.swapped = swapped
  c.originX = first.x
  c.originY = first.y
  c.originZ = first.z
  c.east = length === 0 ? 1 : dx / length
  c.north = length === 0 ? 0 : dy / length
  c.length = length
  c.firstRadius = first.radius ?? 0
  c.secondRadius = second.radius ?? 0
  c.halfWidth = Math.max(c.firstRadius, c.secondRadius, 1)
  placeColumns(c.firstAlong, c.firstAcross, 0, c.firstRadius, 1)
  placeColumns(c.secondAlong, c.secondAcross, length, c.secondRadius, -1)
  placeRows(c.firstHeights, 0, first.height ?? 0)
  placeRows(c.secondHeights, second.z - first.z, second.height ?? 0)
  c.lowest = Math.min(c.firstHeights[0]!, c.secondHeights[0]!)
  c.highest = Math.max(c.firstHeights[ROWS - 1]!, c.secondHeights[ROWS - 1]!)
  c.count = 0
  return c
}

/** A fixed order of volumes by place and size. */
export function comesBefore(a: Round, b: Round): boolean {
  if (a.x !== b.x) return a.x < b.x
  if (a.y !== b.y) return a.y < b.y
  if (a.z !== b.z) return a.z < b.z
  const ar = a.radius ?? 0
  const br = b.radius ?? 0
  if (ar !== br) return ar < br
  return (a.height ?? 0) < (b.height ?? 0)
}

/** Games may build a body afresh for each question, so the same place and size is the same body. */
export const isSameVolume = (a: Round, b: Round): boolean =>
  a === b || !(comesBefore(a, b) || comesBefore(b, a))

/**
 * Whether an upright box reaches into the corridor, seen from above. Errs on the side of yes by a unit: it
 * only saves the work of turning corners into the corridor's frame.
 */
export function reachesInto(c: Corridor, box: Box): boolean {
  const halfWidth = (box.maxX - box.minX) / 2
  const halfDepth = (box.maxY - box.minY) / 2
  const dx = box.minX + halfWidth - c.originX
  const dy = box.minY + halfDepth - c.originY
  const across = Math.abs(dy * c.east - dx * c.north)
  return across - halfWidth * Math.abs(c.north) - halfDepth * Math.abs(c.east) < c.halfWidth + 1
}

/** Puts a prism into the corridor, unless no line between the two volumes can meet it. */
export function addPrism(
  c: Corridor,
  owner: Owner,
  shape: Convex,
  bottom: number,
  top: number,
  stops: boolean,
): void {
  const low = bottom - c.originZ
  const high = top - c.originZ
  if (high <= c.lowest || low >= c.highest) return
  const obstacle = nextObstacle(c, owner)
  const { corners } = obstacle
  const { east, north, originX, originY } = c
  let minAlong = Number.POSITIVE_INFINITY
  let maxAlong = Number.NEGATIVE_INFINITY
  let minAcross = Number.POSITIVE_INFINITY
  let maxAcross = Number.NEGATIVE_INFINITY
  const n = shape.length
  for (let i = 0; i < n; i += 2) {
    const dx = shape[i]! - originX
    const dy = shape[i + 1]! - originY
    const along = dx * east + dy * north
    const across = dy * east - dx * north
    corners[i] = along
    corners[i + 1] = across
    if (along < minAlong) minAlong = along
    if (along > maxAlong) maxAlong = along
    if (across < minAcross) minAcross = across
    if (across > maxAcross) maxAcross = across
  }
  obstacle.size = n
  obstacle.radius = 0
  place(c, obstacle, owner, stops, low, high, minAlong, maxAlong, minAcross, maxAcross)
}

/** Puts an upright cylinder into the corridor, unless no line between the two volumes can meet it. */
export function addCylinder(
  c: Corridor,
  owner: Owner,
  x: number,
  y: number,
  radius: number,
  bottom: number,
  top: number,
  stops: boolean,
): void {
  const low = bottom - c.originZ
  const high = top - c.originZ
  if (radius <= 0 || high <= c.lowest || low >= c.highest) return
  const obstacle = nextObstacle(c, owner)
  const dx = x - c.originX
  const dy = y - c.originY
  const along = dx * c.east + dy * c.north
  const across = dy * c.east - dx * c.north
  obstacle.corners[0] = along
  obstacle.corners[1] = across
  obstacle.size = 2
  obstacle.radius = radius
  const minAcross = across - radius
  const maxAcross = across + radius
  place(c, obstacle, owner, stops, low, high, along - radius, along + radius, minAcross, maxAcross)
}

function nextObstacle(c: Corridor, owner: Owner): Obstacle {
  let obstacle = c.obstacles[c.count]
  if (!obstacle) {
    obstacle = {
      owner,
      stops: false,
      bottom: 0.5,
      top: 0.5,
      minAlong: 0.5,
      maxAlong: 0.5,
      minAcross: 0.5,
      maxAcross: 0.5,
      radius: 0,
      corners: [],
      size: 0,
    }
    c.obstacles.push(obstacle)
  }
  return obstacle
}

function place(
  c: Corridor,
  obstacle: Obstacle,
  owner: Owner,
  stops: boolean,
  bottom: number,
  top: number,
  minAlong: number,
  maxAlong: number,
  minAcross: number,
  maxAcross: number,
): void {
  if (maxAcross <= -c.halfWidth || minAcross >= c.halfWidth) return
  // Facing points stand within the two volumes, which may overlap when one is above the other.
  if (maxAlong <= Math.min(0, c.length - c.secondRadius)) return
  if (minAlong >= Math.max(c.length, c.firstRadius)) return
  obstacle.owner = owner
  obstacle.stops = stops
  obstacle.bottom = bottom
  obstacle.top = top
  obstacle.minAlong = minAlong
  obstacle.maxAlong = maxAlong
  obstacle.minAcross = minAcross
  obstacle.maxAcross = maxAcross
  c.count++
}

/**
 * Whether the line from a column of the first volume to one of the second runs through an obstacle seen from
 * above. If so, `enter` and `leave` say where. Sliding along an edge or touching a corner is not through.
 */
export function runsThrough(c: Corridor, obstacle: Obstacle, first: number, second: number): boolean {
  const ax = c.firstAlong[first]!
  const ay = c.firstAcross[first]!
  const bx = c.secondAlong[second]!
  const by = c.secondAcross[second]!
  if (
    ay < by
      ? by <= obstacle.minAcross || ay >= obstacle.maxAcross
      : ay <= obstacle.minAcross || by >= obstacle.maxAcross
  ) {
    return false
  }
  if (
    ax < bx
      ? bx <= obstacle.minAlong || ax >= obstacle.maxAlong
      : ax <= obstacle.minAlong || bx >= obstacle.maxAlong
  ) {
    return false
  }
  const { corners, radius } = obstacle
  if (radius === 0) return runsThroughOutline(c, corners, obstacle.size, ax, ay, bx, by)
  const stretch = stretchInCircle(corners[0]!, corners[1]!, radius, ax, ay, bx, by)
  if (!stretch) return false
  c.enter = stretch.from
  c.leave = stretch.to
  return true
}

function runsThroughOutline(
  c: Corridor,
  corners: readonly number[],
  n: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  let enter = 0
  let leave = 1
  let px = corners[n - 2]!
  let py = corners[n - 1]!
  for (let i = 0; i < n; i += 2) {
    const qx = corners[i]!
    const qy = corners[i + 1]!
    const ex = qx - px
    const ey = qy - py
    const a = ex * (ay - py) - ey * (ax - px)
    const b = ex * (by - py) - ey * (bx - px)
    if (a <= TOUCH && b <= TOUCH) return false
    if (a < 0) {
      const share = a / (a - b)
      if (share > enter) enter = share
    } else if (b < 0) {
      const share = a / (a - b)
      if (share < leave) leave = share
    }
    if (leave - enter <= SLIVER) return false
    px = qx
    py = qy
  }
  c.enter = enter
  c.leave = leave
  return true
}

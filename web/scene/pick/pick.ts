import type { Board, Solid, Spot } from '@gargoyle/table'
import { areaAt, areaById, areaSpot } from '../areas/area.ts'
import type { Ray } from '../camera/pose.ts'
import { meetLevel } from '../camera/pose.ts'
import { tableSpot, toScene, toTable, vecOf } from '../coordinates.ts'
import type { Figure, SceneContent, SceneHit, SceneToken } from '../scene-content.ts'
import type { Vec } from '../shape/mesh.ts'

/** Where a line of sight enters something, and whether through its top. */
interface Entry {
  readonly t: number
  readonly throughTop: boolean
}

/** Whether a pointer stops at a piece. Fences, trees, ladders and the like let it through to the floor behind. */
const stopsPointer = ({ piece, top }: Pick<Solid, 'piece' | 'top'>): boolean =>
  top > 0 && piece.passage === 'solid' && (piece.standable || piece.sight === 'blocked')

/** What lies under a line of sight: the nearest figure, marker or floor. Undefined beside the board. */
export function pickAlong(content: SceneContent, ray: Ray): SceneHit | undefined {
  const ground = groundHit(content.board, ray)
  const scenery = sceneryHit(content.board, ray)
  const limit = Math.min(ground?.t ?? Infinity, scenery?.t ?? Infinity)
  const thing = thingHit(content, ray, limit)
  if (thing) return thing.hit
  if (scenery && scenery.t <= limit) return placeHit(content, scenery.spot, scenery.foot)
  return ground && placeHit(content, ground.spot)
}

/** What lies at a place of the table, seen from straight above. */
export const pickFromAbove = (content: SceneContent, x: number, y: number): SceneHit | undefined =>
  pickAlong(content, { from: [toScene(x), toScene(y), SKY], along: [0, 0, -1] })

/** Higher than anything on a table, in inches. */
const SKY = 1000

/** A hit on a bare place, with the area it is in. */
function placeHit({ areas }: SceneContent, spot: Spot, inside = spot): SceneHit {
  const area = areaAt(areas, inside)
  return area ? { spot, area: area.id } : { spot }
}

const along = ({ from, along: d }: Ray, t: number): Vec => [
  from[0] + d[0] * t,
  from[1] + d[1] * t,
  from[2] + d[2] * t,
]

function groundHit(board: Board, ray: Ray): { t: number; spot: SceneHit['spot'] } | undefined {
  const at = meetLevel(ray, 0)
  if (!at) return undefined
  const spot = tableSpot(at)
  const onBoard = spot.x >= 0 && spot.y >= 0 && spot.x <= board.width && spot.y <= board.depth
  return onBoard ? { t: -ray.from[2] / ray.along[2], spot } : undefined
}

/** `foot` is the place at the foot of a wall that was met, on the side of the eye. */
function sceneryHit(board: Board, ray: Ray): { t: number; spot: Spot; foot?: Spot } | undefined {
  let best: (Entry & { solid: Solid }) | undefined
  for (const solid of board.solids) {
    if (!stopsPointer(solid)) continue
    const entry = enters(ray, solid)
    if (entry && (!best || entry.t < best.t)) best = { ...entry, solid }
  }
  if (!best) return undefined
  const at = along(ray, best.t)
  const spot = tableSpot(at)
  if (best.throughTop && best.solid.piece.standable)
    return { t: best.t, spot: { ...spot, z: best.solid.top } }
  const z = floorUnder(board, ray, at, best.solid)
  const foot = tableSpot([at[0] - ray.along[0] * HAIR, at[1] - ray.along[1] * HAIR, 0])
  return { t: best.t, spot: { ...spot, z }, foot: { ...foot, z } }
}

/** The distance in front of a wall that counts as before it, in inches. */
const HAIR = 0.02

/** A wall was met: what is meant is the floor at its foot, a hair towards the eye. */
function floorUnder(board: Board, ray: Ray, at: Vec, wall: Solid): number {
  const [x, y] = [toTable(at[0] - ray.along[0] * HAIR), toTable(at[1] - ray.along[1] * HAIR)]
  const high = toTable(at[2])
  let floor = 0
  for (const solid of board.index.search(x, y, x, y)) {
    const { piece, top } = solid
    if (solid !== wall && piece.standable && top <= high && top > floor && covers(solid, x, y)) floor = top
  }
  return floor
}

function covers({ shape }: Solid, x: number, y: number): boolean {
  for (let i = 0; i < shape.length; i += 2) {
    const k = (i + 2) % shape.length
    const side =
      (shape[k]! - shape[i]!) * (y - shape[i + 1]!) - (shape[k + 1]! - shape[i + 1]!) * (x - shape[i]!)
    if (side < 0) return false
  }
  return true
}

/** Where a line of sight enters an upright prism. */
export function enters(
  { from, along: d }: Ray,
  { shape, bottom, top }: Pick<Solid, 'shape' | 'bottom' | 'top'>,
): Entry | undefined {
  let [near, far] = [0, Infinity]
  let throughTop = false
  const cut = (distance: number, speed: number, isTop: boolean): boolean => {
    if (Math.abs(speed) < 1e-12) return distance <= 0
    const t = -distance / speed
    if (speed < 0 && t > near) {
      near = t
      throughTop = isTop
    } else if (speed > 0) far = Math.min(far, t)
    return near <= far
  }
  if (!cut(from[2] - toScene(top), d[2], true) || !cut(toScene(bottom) - from[2], -d[2], false))
    return undefined
  for (let i = 0; i < shape.length; i += 2) {
    const k = (i + 2) % shape.length
    const [ax, ay] = [toScene(shape[i]!), toScene(shape[i + 1]!)]
    const [ex, ey] = [toScene(shape[k]!) - ax, toScene(shape[k + 1]!) - ay]
    const distance = (from[0] - ax) * ey - (from[1] - ay) * ex
    if (!cut(distance, d[0] * ey - d[1] * ex, false)) return undefined
  }
  return near > 0 && near < far ? { t: near, throughTop } : undefined
}

/** Where a line of sight enters an upright cylinder. */
export function entersCylinder(
  { from, along: d }: Ray,
  foot: Vec,
  radius: number,
  height: number,
): number | undefined {
  const [fx, fy] = [from[0] - foot[0], from[1] - foot[1]]
  const squared = d[0] * d[0] + d[1] * d[1]
  const half = fx * d[0] + fy * d[1]
  const inside = fx * fx + fy * fy - radius * radius
  let [near, far] = [-Infinity, Infinity]
  if (squared < 1e-12) {
    if (inside > 0) return undefined
  } else {
    const root = half * half - squared * inside
    if (root < 0) return undefined
    near = (-half - Math.sqrt(root)) / squared
    far = (-half + Math.sqrt(root)) / squared
  }
  const [a, b] = [(foot[2] - from[2]) / d[2], (foot[2] + height - from[2]) / d[2]]
  near = Math.max(near, Math.min(a, b))
  far = Math.min(far, Math.max(a, b))
  return near <= far && near > 0 ? near : undefined
}

const LOW = 0.5

function thingHit(content: SceneContent, ray: Ray, limit: number): { t: number; hit: SceneHit } | undefined {
  let best: { t: number; hit: SceneHit } | undefined
  // What stands on a floor begins where the floor is met: a hair counts as nearer.
  const take = (t: number | undefined, hit: SceneHit): void => {
    if (t !== undefined && t <= limit + 1e-3 && (!best || t < best.t)) best = { t, hit }
  }
  for (const figure of content.figures) {
    const height = figure.posture === 'standing' ? toScene(figure.height) : LOW
    take(entersCylinder(ray, vecOf(figure.at), toScene(figure.radius), height), figureHit(content, figure))
  }
  for (const token of content.tokens) {
    const radius = Math.max(0.4, toScene(token.radius))
    take(entersCylinder(ray, vecOf(token.at), radius, LOW), tokenHit(content, token))
  }
  return best
}

/** A hit on a figure or a marker: its own place counts, not where on it the pointer was. */
export const figureHit = (content: SceneContent, { id, at }: Figure): SceneHit => ({
  ...placeHit(content, at),
  figure: id,
})

const tokenHit = (content: SceneContent, { id, at }: SceneToken): SceneHit => ({
  ...placeHit(content, at),
  token: id,
})

/** A hit on whatever has an id: what pointing at it would give. */
export function hitOn(content: SceneContent, id: string): SceneHit | undefined {
  const figure = content.figures.find((each) => each.id === id)
  if (figure) return figureHit(content, figure)
  const token = content.tokens.find((each) => each.id === id)
  if (token) return tokenHit(content, token)
  const area = areaById(content, id)
  return area && { spot: areaSpot(area), area: id }
}

/** Whether scenery stands between the eye and a place of the scene. */
export function isHidden(board: Board, eye: Vec, at: Vec): boolean {
  const ray: Ray = { from: eye, along: [at[0] - eye[0], at[1] - eye[1], at[2] - eye[2]] }
  return board.solids.some((solid) => {
    if (solid.piece.sight !== 'blocked' || solid.top - solid.bottom <= 0) return false
    const entry = enters(ray, solid)
    return entry !== undefined && entry.t < 0.985
  })
}

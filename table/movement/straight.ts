import { besideLine, stretchInside, stretchOn } from '../geometry/convex.ts'
import { between, flatDistance, type Point, type Spot, samePoint } from '../geometry/point.ts'
import type { Body } from '../space/body.ts'
import type { Board } from '../terrain/board.ts'
import { floorsAt, type Ground, groundFor, innerBoard, isSupported, obstructs } from './ground.ts'
import type { Mover } from './mover.ts'
import { fitOn } from './placement.ts'

/** What ended a straight move early. */
export type Stop =
  | { readonly kind: 'piece'; readonly id: string }
  | { readonly kind: 'model'; readonly index: number }
  | { readonly kind: 'board-edge' }
  | { readonly kind: 'floor-edge' }

/** How far a straight move got. */
export interface Advance {
  readonly end: Spot
  readonly distance: number
  /** What stopped it; undefined when it went the whole way. */
  readonly stop?: Stop
  /** At a floor's edge with way left: the first place beyond it, from where the model falls. */
  readonly beyond?: Spot
}

/**
 * Moves straight towards a point for up to a distance along one floor, stopping at obstacles, at other models,
 * at the board's edge and at the edge of the floor. Serves pushes, charges and runs.
 * bmg1/core/run, bmg1/core/push
 */
export function advance(
  board: Board,
  mover: Mover,
  from: Spot,
  direction: Point,
  distance: number,
  others: readonly Body[] = [],
): Advance {
  const ground = groundFor(board, mover)
  const length = flatDistance(from, direction)
  if (length === 0 || distance <= 0) return { end: from, distance: 0 }
  const far = between(from, direction, distance / length)
  const { share, stop } = firstStop(ground, from, far, others)
  if (stop?.kind === 'floor-edge') {
    const beyond = firstBeyond(ground, from, far, share)
    const below = floorsAt(ground, beyond.x, beyond.y, from.z - 1)[0]
    if (below !== undefined && from.z - below <= mover.step) {
      const gone = flatDistance(from, beyond)
      const on = advance(
        board,
        mover,
        { ...beyond, z: below },
        { x: 2 * far.x - from.x, y: 2 * far.y - from.y },
        distance - gone,
        others,
      )
      return { ...on, distance: Math.round(flatDistance(from, on.end)) }
    }
    const end = lastClear(ground, from, far, share, others)
    return { end, distance: Math.round(flatDistance(from, end)), stop, beyond }
  }
  const end = lastClear(ground, from, far, share, others)
  const short = stop ?? smallThingAt(ground, from, far)
  return {
    end,
    distance: Math.round(flatDistance(from, end)),
    ...(short && (stop || !samePoint(end, far)) ? { stop: short } : {}),
  }
}

/** Pushes a model straight away from a point: the same as a straight move, in the other direction. */
export function pushAway(
  board: Board,
  mover: Mover,
  from: Spot,
  pusher: Point,
  distance: number,
  others: readonly Body[] = [],
): Advance {
  return advance(board, mover, from, { x: 2 * from.x - pusher.x, y: 2 * from.y - pusher.y }, distance, others)
}

/**
 * The last place up to a share of the way where the model can be left: clear of what stopped it, which rounding to
 * whole units may have put it a hair inside of, and not in the middle of something small that it was stepping over.
 */
function lastClear(ground: Ground, from: Spot, to: Point, share: number, others: readonly Body[]): Spot {
  const length = flatDistance(from, to)
  for (let back = share; ; ) {
    const at = { ...between(from, to, back), z: from.z }
    if (back <= 0 || fitOn(ground, at, others).ok) return back <= 0 ? from : at
    const small = obstructs(ground, at.x, at.y, at.z)
    const inside = small && stretchInside(small.shape, from.x, from.y, to.x, to.y)
    back = Math.min(back - 1 / length, inside && inside.to > back ? inside.from : back)
  }
}

/** The piece a model would have come to rest in at the end of its way, if any. */
function smallThingAt(ground: Ground, from: Spot, to: Point): Stop | undefined {
  const piece = obstructs(ground, to.x, to.y, from.z)?.piece
  return piece && { kind: 'piece', id: piece.id }
}

/** The share of the way that is free, and what ends it. */
function firstStop(
  ground: Ground,
  from: Spot,
  to: Point,
  others: readonly Body[],
): { share: number; stop?: Stop } {
  const { mover } = ground
  let share = 1
  let stop: Stop | undefined
  const stopAt = (t: number, what: Stop): void => {
    if (t < share) {
      share = Math.max(0, t)
      stop = what
    }
  }
  stopAt(stretchOn(innerBoard(ground), from.x, from.y, to.x, to.y)?.to ?? 0, { kind: 'board-edge' })
  for (const o of ground
    .metBetween(from.z, from.z)
    .search(Math.min(from.x, to.x), Math.min(from.y, to.y), Math.max(from.x, to.x), Math.max(from.y, to.y))) {
    if (o.how === 'difficult' || besideLine(o.box, from.x, from.y, to.x, to.y)) continue
    const inside = stretchInside(o.shape, from.x, from.y, to.x, to.y)
    if (inside) stopAt(inside.from, { kind: 'piece', id: o.piece.id })
  }
  for (const [index, other] of others.entries()) {
    const t = meetsModel(mover, from, to, other)
    if (t !== undefined) stopAt(t, { kind: 'model', index })
  }
  if (from.z > 0) stopAt(floorEnds(ground, from, to), { kind: 'floor-edge' })
  return stop ? { share, stop } : { share }
}

/** The share of the way at which the bases touch, if they do on the way. */
function meetsModel(mover: Mover, from: Spot, to: Point, other: Body): number | undefined {
  if (from.z >= other.z + other.height || other.z >= from.z + mover.height) return undefined
  const dx = to.x - from.x
  const dy = to.y - from.y
  const ox = other.x - from.x
  const oy = other.y - from.y
  const room = mover.radius + other.radius
  const a = dx * dx + dy * dy
  const b = dx * ox + dy * oy
  if (b <= 0) return undefined
  const root = b * b - a * (ox * ox + oy * oy - room * room)
  if (root <= 0) return undefined
  const t = (b - Math.sqrt(root)) / a
  return t < 1 ? Math.max(0, t) : undefined
}

/** The share of the way up to the edge of the floor, gaps that are stepped across included. */
function floorEnds(ground: Ground, from: Spot, to: Point): number {
  const { x: ax, y: ay } = from
  const { x: bx, y: by } = to
  const length = flatDistance(from, to)
  const stretches = ground
    .topsIn(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by))
    .filter((top) => top.z === from.z)
    .flatMap((top) => stretchOn(top.shape, ax, ay, bx, by) ?? [])
    .sort((a, b) => a.from - b.from)
  let reached = 0
  for (const stretch of stretches) {
    if ((stretch.from - reached) * length > ground.mover.gap + 1e-6) break
    reached = Math.max(reached, stretch.to)
  }
  return reached
}

/** The first whole-unit place past the floor's edge. */
function firstBeyond(ground: Ground, from: Spot, to: Point, share: number): Spot {
  const length = flatDistance(from, to)
  for (let ahead = 0; ; ahead++) {
    const at = between(from, to, share + ahead / length)
    if (!isSupported(ground, at.x, at.y, from.z)) return { x: at.x, y: at.y, z: from.z }
  }
}

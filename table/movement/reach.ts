import { type Convex, cornersOf, insideOrOn } from '../geometry/convex.ts'
import { figureAround } from '../geometry/inflate.ts'
import { cross, type Point, type Spot, square } from '../geometry/point.ts'
import type { Body } from '../space/body.ts'
import type { Board } from '../terrain/board.ts'
import { PathExplorer, type Reached } from './explore.ts'
import { type FindPathOptions, type FoundPath, settle, tradeOffs, withFewerPoints } from './find-path.ts'
import { type Ground, groundFor, innerBoard, type MetObstacle, metOf } from './ground.ts'
import { type Wedge, wedgeBehind } from './junction.ts'
import { surveyLeg } from './leg.ts'
import type { Mover } from './mover.ts'
import { modelsInTheWay } from './path.ts'
import { fitOn } from './placement.ts'
import { scout } from './scout.ts'
import type { Extra } from './survey.ts'

/** An outline of ground that can be reached, on the floor at one height. */
export interface ReachArea {
  readonly z: number
  readonly outline: readonly Point[]
}

/** A place where the ways of a move turn or change floors, and what it costs to get there at the least. */
export interface Bend {
  readonly at: Spot
  readonly price: number
  /** What it costs in points. With a second price a place is here once for each trade-off of the two. */
  readonly points: number
}

/** Everywhere a move can lead. */
export interface Reach {
  readonly from: Spot
  readonly budget: number
  /** The most points that may be spent; 0 where there is no second price. */
  readonly points: number
  /** The same move with no more than so many points to spend: what each number of them leads to. */
  within(points: number): Reach
  /** The ground that can be reached, as outlines that may overlap; worked out when first asked for. */
  areas(): readonly ReachArea[]
  /** The places where its ways turn, the start first, those that cost least next: whatever is reached is straight on from one. */
  bends(): readonly Bend[]
  /** The cheapest path to a place, or why there is none. The place must be one where the model can end. */
  pathTo(to: Spot): FoundPath
  /** The ways to a place of which none is beaten in both prices: the shortest first, then longer ones for fewer points. */
  tradeOffsTo(to: Spot): readonly (FoundPath & { readonly ok: true })[]
  /** Places where the move can end, picked over the whole of it, odd corners as often as open ground; `below(n)` gives whole numbers from 0 to n-1. */
  pick(below: (n: number) => number, count: number): readonly Spot[]
  /** The same much faster and less evenly, without outlines: straight on from the bends, each of which comes as often. */
  scatter(below: (n: number) => number, count: number): readonly Spot[]
}

/** A move always has a budget here: without one, everywhere is within reach. */
export interface ReachOptions extends FindPathOptions {
  readonly budget: number
  /** Much faster, and good enough for suggestions: ways over edges are not slid to their best, so a few places are missing. */
  readonly rough?: boolean
}

/** The reachable region of a move under a pricing and a budget. */
export function reach(board: Board, mover: Mover, from: Spot, options: ReachOptions): Reach {
  const ground = groundFor(board, mover)
  const extra = modelsInTheWay(ground, options.around ?? [])
  const explorer = new PathExplorer(ground, from, { ...options, extra })
  const reached: Reached[] = []
  for (let next = explorer.next(); next; next = explorer.next()) reached.push(next)
  const others = [...(options.around ?? []), ...(options.others ?? [])]
  let areas: readonly ReachArea[] | undefined
  const allAreas = (): readonly ReachArea[] => {
    areas ??= reached.flatMap((here) => fans(explorer, here, extra))
    return areas
  }
  const pathTo = (to: Spot): FoundPath => cheapestTo(explorer, reached, to, others, extra, options.rough)
  const { points } = options
  const fewer = new Map<number, Reach>()
  const within = (limit: number): Reach => {
    if (points === undefined || limit >= points.limit) return whole
    const known =
      fewer.get(limit) ?? reach(board, mover, from, withFewerPoints({ ...options, points }, limit))
    fewer.set(limit, known)
    return known
  }
  const whole: Reach = {
    from,
    budget: options.budget,
    points: points?.limit ?? 0,
    within,
    tradeOffsTo(to) {
      if (points) return tradeOffs({ ...options, points }, (terms) => within(terms.points.limit).pathTo(to))
      const only = pathTo(to)
      return only.ok ? [only] : []
    },
    areas: allAreas,
    bends: () =>
      reached
        .filter(({ price, points: spent }) => explorer.affords(price, spent))
        .map(({ at: { x, y, z }, price, points: spent }) => ({ at: { x, y, z }, price, points: spent })),
    pathTo,
    pick: (below, count) => {
      const leads = (to: Spot): boolean => leadsTo(explorer, reached, to, extra) ?? pathTo(to).ok
      return pickSpots(ground, allAreas(), leads, others, below, count)
    },
    scatter: (below, count) => scatterSpots(explorer, reached, others, extra, below, count),
  }
  return whole
}

function cheapestTo(
  explorer: PathExplorer,
  reached: readonly Reached[],
  to: Spot,
  others: readonly Body[],
  extra: Extra,
  rough?: boolean,
): FoundPath {
  const fit = fitOn(explorer.ground, to, others)
  if (!fit.ok) return { ok: false, reason: fit.reason }
  const found = promising(explorer, reached, to)
  for (let most = explorer.points?.limit ?? 0; ; ) {
    const best = straightOn(explorer, found, to, most, extra)
    const path = best && settle(explorer, best, extra, rough)
    if (path?.ok && explorer.affords(path.price, path.points)) return path
    // Where points that are not spent make a move longer, a longer way may not be too long.
    if (!explorer.points?.unspent || !best || best.points === 0) break
    most = best.points - 1
  }
  return { ok: false, reason: 'That place is out of reach of this move.' }
}

/**
 * Whether the move leads to a place where the model can end, if that shows without working out the whole path: what is
 * affordable as it was found only gets cheaper when its places are slid to their best.
 */
function leadsTo(
  explorer: PathExplorer,
  reached: readonly Reached[],
  to: Spot,
  extra: Extra,
): boolean | undefined {
  const best = straightOn(explorer, promising(explorer, reached, to), to, explorer.points?.limit ?? 0, extra)
  if (best === undefined) return false
  return explorer.affords(best.price, best.points) ? true : undefined
}

/** The cheapest way straight on to a place for at most so many points. */
function straightOn(
  explorer: PathExplorer,
  found: readonly Promising[],
  to: Spot,
  most: number,
  extra: Extra,
): Reached | undefined {
  let best: Reached | undefined
  for (const { here, promise } of found) {
    if (best && promise >= best.price) break
    if (here.points > most) continue
    const survey = surveyLeg(explorer.ground, here.at, to, 'jump', extra)
    const on = survey.ok ? explorer.goOn(here, survey.parts) : undefined
    if (on && on.points <= most && (!best || on.price < best.price)) {
      best = { at: to, ...on, from: here, by: 'jump' }
    }
  }
  return best
}

/** A place from which another could be reached straight, and what that promises to cost. */
interface Promising {
  readonly here: Reached
  readonly promise: number
}

/** The places on a floor from which a place could be reached straight, the most promising first: most need no look. */
function promising(explorer: PathExplorer, reached: readonly Reached[], to: Spot): readonly Promising[] {
  const found: Promising[] = []
  for (const here of reached) {
    if (Math.abs(here.at.z - to.z) > explorer.ground.mover.step) continue
    const promise = explorer.promiseOf(here, to)
    if (promise !== undefined) found.push({ here, promise })
  }
  return found.sort((a, b) => a.promise - b.promise)
}

/** Directions all round, evenly enough for a round outline: 32 for a long way, 16 for a short one. */
const LONG_WAY = 7500
const [MANY, FEW] = [100_000, 2000].map((radius): readonly Point[] => [
  ...cornersOf(figureAround(radius)),
  // Along the board's edges too, for a base that stands against one.
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
]) as [readonly Point[], readonly Point[]]

/** How far beside a corner a second line of sight is drawn, to see past it. */
const PAST_A_CORNER = 3

/** The ground reached straight from a place on its floor; from the start also on those a step below. */
function fans(explorer: PathExplorer, here: Reached, extra: Extra): ReachArea[] {
  const { levels, mover } = explorer.ground
  return levels
    .filter((z) => z === here.at.z || (!here.from && z < here.at.z && here.at.z - z <= mover.step))
    .flatMap((z) => fan(explorer, z === here.at.z ? here : { ...here, at: { ...here.at, z } }, extra))
}

/** The ground of one floor reached straight from a place: lines drawn to every corner in range and past it, joined up. */
function fan(explorer: PathExplorer, here: Reached, extra: Extra): ReachArea[] {
  const range = (explorer.budgetFor(here.points) - here.price) / (explorer.pricing.walk?.horizontal ?? 1)
  if (range < 1 || addsNothing(explorer, here)) return []
  const { x, y, z } = here.at
  const { ground } = explorer
  const near = [
    ...ground.metBetween(z, z).search(x - range, y - range, x + range, y + range),
    ...metOf(extra, ground.mover, z, z),
  ]
  const wedge = wedgeOf(here)
  const lines = directions(ground, here.at, wedge, range, near).map((direction) => {
    const length = Math.sqrt(square(direction.x) + square(direction.y))
    const dx = (direction.x * range) / length
    const dy = (direction.y * range) / length
    return scout(explorer, here, { x: x + dx, y: y + dy }, near).map(({ from, to }) => ({
      from: { x: Math.round(x + dx * from), y: Math.round(y + dy * from) },
      to: { x: Math.round(x + dx * to), y: Math.round(y + dy * to) },
    }))
  })
  const around = lines.map(([first]) => first?.to ?? { x, y })
  const areas: ReachArea[] = [{ z, outline: wedge ? [{ x, y }, ...around] : around }]
  const pairs = wedge ? lines.length - 1 : lines.length
  for (let i = 0; i < pairs; i++) {
    const a = lines[i]!
    const b = lines[(i + 1) % lines.length]!
    for (let k = 1; k < Math.min(a.length, b.length); k++) {
      areas.push({ z, outline: [a[k]!.from, a[k]!.to, b[k]!.to, b[k]!.from] })
    }
  }
  return areas
}

/**
 * Whether all that lies straight ahead of a place was seen from the one before: no corner turned, no floor
 * changed. Corners of floors count for little: on a low one feet are not bound to it, and from a high one ways
 * bend only for the sake of a shorter jump.
 */
function addsNothing({ ground, pricing }: PathExplorer, { at, from, by }: Reached): boolean {
  if (!from || (at.corner && !at.ofModel) || Math.abs(from.at.z - at.z) > ground.mover.step) return false
  if (at.passage) return by !== 'climb' && by !== 'drop'
  if (at.slide) return false
  if (at.z <= ground.mover.step && from.at.z <= ground.mover.step) return true
  return (
    (pricing.jump?.limit ?? Number.POSITIVE_INFINITY) === Number.POSITIVE_INFINITY && !isJoint(ground, at)
  )
}

/** Whether more than one floor meets at a place: then the outline of the whole may turn inwards there. */
function isJoint(ground: Ground, { x, y, z }: Spot): boolean {
  return ground.topsIn(x, y, x, y).filter((top) => top.z === z && insideOrOn(top.shape, x, y)).length > 1
}

/** The directions worth drawing a line in, in order round the place: all round, or across a wedge. */
function directions(
  ground: Ground,
  at: Spot,
  wedge: Wedge | undefined,
  range: number,
  near: readonly MetObstacle[],
): Point[] {
  const found: Point[] = wedge ? [...wedge] : []
  const add = (x: number, y: number): void => {
    if (x === 0 && y === 0) return
    const direction = { x, y }
    if (!wedge || (cross(wedge[0], direction) > 0 && cross(direction, wedge[1]) > 0)) found.push(direction)
  }
  for (const { x, y } of range > LONG_WAY ? MANY : FEW) add(x, y)
  addCorners(innerBoard(ground), at, range, add)
  for (const o of near) addCorners(o.shape, at, range, add, o.how === 'blocked')
  if (at.z > 0) {
    const { x, y } = at
    for (const top of ground.topsIn(x - range, y - range, x + range, y + range)) {
      if (top.z === at.z) addCorners(top.shape, at, range, add)
    }
  }
  return inOrder(found, wedge?.[0])
}

/**
 * Lines to the corners of a shape and to where its edges leave the range; where a line only brushes a corner, one
 * to each side as well, to see past.
 */
function addCorners(
  shape: Convex,
  from: Point,
  range: number,
  add: (x: number, y: number) => void,
  hidesItsBack = false,
): void {
  const n = shape.length
  for (let i = 0; i < n; i += 2) {
    const j = (i + n - 2) % n
    const k = (i + 2) % n
    const dx = shape[i]! - from.x
    const dy = shape[i + 1]! - from.y
    const before = dx * (shape[j + 1]! - from.y) - dy * (shape[j]! - from.x)
    const after = dx * (shape[k + 1]! - from.y) - dy * (shape[k]! - from.x)
    if (hidesItsBack && after > 0 && before < 0) continue
    addLeaving(dx, dy, shape[k]! - from.x, shape[k + 1]! - from.y, range, add)
    const squared = dx * dx + dy * dy
    if (squared > range * range) continue
    add(dx, dy)
    if (before * after < 0) continue
    const length = Math.sqrt(squared)
    const sx = (-dy / length) * PAST_A_CORNER
    const sy = (dx / length) * PAST_A_CORNER
    add(dx + sx, dy + sy)
    add(dx - sx, dy - sy)
  }
}

/** Lines to where the edge from a to b, seen from the middle, crosses the round of the range. */
function addLeaving(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  range: number,
  add: (x: number, y: number) => void,
): void {
  const ex = bx - ax
  const ey = by - ay
  const squared = ex * ex + ey * ey
  const middle = -(ax * ex + ay * ey) / squared
  const off = square(ax + ex * middle) + square(ay + ey * middle)
  if (off >= range * range) return
  const half = Math.sqrt((range * range - off) / squared)
  for (const t of [middle - half, middle + half]) if (t > 0 && t < 1) add(ax + ex * t, ay + ey * t)
}

/**
 * The wedge of what is new ahead of a place. From an edge that was climbed over it is the side away from it: the
 * roof above, or the ground below. Behind a turned corner it is what the corner hid. Undefined for all round.
 */
function wedgeOf({ at, from }: Reached): Wedge | undefined {
  if (from && at.passage && at.slide) {
    const [a, b] = at.slide[0]!
    const along = { x: b.x - a.x, y: b.y - a.y }
    const against = { x: -along.x, y: -along.y }
    return at.z > from.at.z ? [along, against] : [against, along]
  }
  return from && wedgeBehind(at, from.at)
}

/** Directions in order round the circle, beginning with a given one. */
function inOrder(directions: readonly Point[], first?: Point): Point[] {
  const start = first ?? { x: 1, y: 0 }
  const half = (d: Point): number => {
    const side = cross(start, d)
    const along = start.x * d.x + start.y * d.y
    return side > 0 || (side === 0 && along > 0) ? 0 : 1
  }
  return [...directions].sort((a, b) => half(a) - half(b) || -cross(a, b))
}

/** Tries this many times as many places as asked for before it gives up. */
const TRIES = 12

/**
 * Pieces of the region are drawn, not ground: what lies behind corners comes as often as the open street. Bots that look
 * at few places play far better so than with places spread evenly.
 */
function pickSpots(
  ground: Ground,
  areas: readonly ReachArea[],
  leads: (to: Spot) => boolean,
  others: readonly Body[],
  below: (n: number) => number,
  count: number,
): Spot[] {
  const spots: Spot[] = []
  if (areas.length === 0) return spots
  for (let tries = 0; tries < count * TRIES && spots.length < count; tries++) {
    const { z, outline } = areas[below(areas.length)]!
    const i = below(outline.length)
    const [a, b, c] = [outline[0]!, outline[i]!, outline[(i + 1) % outline.length]!]
    const u = below(1001)
    const v = below(1001)
    const [s, t] = u + v > 1000 ? [1000 - u, 1000 - v] : [u, v]
    const at = {
      x: Math.round(a.x + ((b.x - a.x) * s + (c.x - a.x) * t) / 1000),
      y: Math.round(a.y + ((b.y - a.y) * s + (c.y - a.y) * t) / 1000),
      z,
    }
    if (fitOn(ground, at, others).ok && leads(at)) spots.push(at)
  }
  return spots
}

/** Places drawn round those from which new ground opens; only the straight way on from there is looked at. */
function scatterSpots(
  explorer: PathExplorer,
  reached: readonly Reached[],
  others: readonly Body[],
  extra: Extra,
  below: (n: number) => number,
  count: number,
): Spot[] {
  const rate = explorer.pricing.walk?.horizontal ?? 1
  const hubs = reached.flatMap((here) => {
    const range = Math.floor((explorer.budgetFor(here.points) - here.price) / rate)
    return range < 1 || addsNothing(explorer, here) ? [] : [{ here, range }]
  })
  const spots: Spot[] = []
  if (hubs.length === 0) return spots
  for (let tries = 0; tries < count * TRIES && spots.length < count; tries++) {
    const { here, range } = hubs[below(hubs.length)]!
    const dx = below(2 * range + 1) - range
    const dy = below(2 * range + 1) - range
    if (dx * dx + dy * dy > range * range) continue
    const { x, y, z } = here.at
    const at = { x: x + dx, y: y + dy, z }
    if (!fitOn(explorer.ground, at, others).ok) continue
    const survey = surveyLeg(explorer.ground, here.at, at, 'jump', extra)
    const on = survey.ok ? explorer.goOn(here, survey.parts) : undefined
    if (on && explorer.affords(on.price, on.points)) spots.push(at)
  }
  return spots
}

import { type Convex, cornersOf, insideOrOn, nearestOnSegment, strictlyInside } from '../geometry/convex.ts'
import { figureAround } from '../geometry/inflate.ts'
import { cross, flatDistance, type Point, type Spot, samePoint, squaredDistance } from '../geometry/point.ts'
import { TOUCH } from './climb.ts'
import {
  floorsAt,
  type Ground,
  isSupported,
  type Meeting,
  meeting,
  type Obstacle,
  onBoard,
  passingObstacle,
  type Top,
} from './ground.ts'
import { type LegMode, surveyLeg } from './leg.ts'
import type { Part } from './part.ts'

/** A place where a cheapest way may bend or change floors. */
export interface Junction extends Spot {
  /** For a corner of an obstacle: its neighbours, to tell which directions hug the corner. */
  readonly corner?: readonly [Point, Point]
  /** For a place picked from edges (wall, ladder, border of difficult ground): the edges it may slide along. */
  readonly slide?: readonly Edge[]
  /** Whether it is the foot or head of a climb or drop, of no use for anything else. */
  readonly passage?: boolean
}

/** A straight edge, end to end. */
export type Edge = readonly [Point, Point]

/** A leg between two junctions that works, with its parts. */
export interface Road {
  readonly to: number
  readonly by: LegMode
  readonly parts: readonly Part[]
  /** Its length when it is nothing but walking, as most are; else undefined. */
  readonly walk: number | undefined
}

/** What kinds of junctions a search needs beyond corners. */
export interface RoadmapNeeds {
  /** Dropping off edges is allowed. */
  readonly drops: boolean
  /** Some ground costs more a unit than other ground, so that ways bend at its border. */
  readonly borders: boolean
}

/** Places along an edge are tried this far apart; the best of them is then slid to where it is cheapest. */
const SPACING = 2540

/**
 * All junctions of a board for one mover, with the legs between them worked out when first asked for.
 * Shortest ways among convex no-go areas bend only at their corners, so corners (and places at edges, where
 * floors are changed) are all that a search needs to look at.
 */
export class Roadmap {
  readonly ground: Ground
  readonly junctions: readonly Junction[]
  readonly #fixed: ReadonlyMap<number, readonly Road[]>
  readonly #near = new Map<number, readonly number[]>()
  readonly #roads: (readonly Road[] | undefined)[] = []

  constructor(ground: Ground, needs: RoadmapNeeds) {
    this.ground = ground
    const found = new Map<string, Junction>()
    const add = (at: Junction): void => {
      const key = `${at.x},${at.y},${at.z}`
      const known = found.get(key)
      // Two corners in one place: ways may hug either, so neither narrows them down.
      if (!known || known.passage) found.set(key, at)
      else if (!at.passage)
        found.set(key, { x: at.x, y: at.y, z: at.z, slide: known.slide ?? at.slide ?? [] })
    }
    for (const junction of cornerJunctions(ground, needs)) add(junction)
    const passages = findPassages(ground, needs)
    for (const { foot, head } of passages) {
      add(foot)
      add(head)
    }
    this.junctions = [...found.values()]
    const number = new Map(this.junctions.map((j, i) => [`${j.x},${j.y},${j.z}`, i]))
    const fixed = new Map<number, Road[]>()
    const link = (from: Spot, to: Spot, by: LegMode, parts: readonly Part[]): void => {
      const a = number.get(`${from.x},${from.y},${from.z}`)!
      const b = number.get(`${to.x},${to.y},${to.z}`)!
      const roads = fixed.get(a) ?? []
      roads.push({ to: b, by, parts, walk: undefined })
      fixed.set(a, roads)
    }
    for (const { foot, head, climb, drop } of passages) {
      if (climb) {
        link(foot, head, 'climb', climb)
        link(head, foot, 'climb', climb)
      }
      if (drop) link(head, foot, 'drop', drop)
    }
    this.#fixed = fixed
  }

  /** The junctions on floors within a step of a height. */
  near(z: number): readonly number[] {
    let found = this.#near.get(z)
    if (!found) {
      const { step } = this.ground.mover
      found = this.junctions.flatMap((junction, i) => (Math.abs(junction.z - z) <= step ? [i] : []))
      this.#near.set(z, found)
    }
    return found
  }

  /** The climbs and drops that lead on from a junction. */
  climbsFrom(at: number): readonly Road[] {
    return this.#fixed.get(at) ?? NO_ROADS
  }

  /** All legs that lead on from a junction. */
  roadsFrom(at: number): readonly Road[] {
    let roads = this.#roads[at]
    if (!roads) {
      roads = this.#survey(at)
      this.#roads[at] = roads
    }
    return roads
  }

  #survey(at: number): readonly Road[] {
    const from = this.junctions[at]!
    const roads: Road[] = [...this.climbsFrom(at)]
    for (const i of this.near(from.z)) {
      const to = this.junctions[i]!
      if (i === at) continue
      if (!hugs(from, to) || !hugs(to, from)) continue
      const survey = surveyLeg(this.ground, from, to, 'jump')
      if (!survey.ok) continue
      const { parts } = survey
      const plain = parts.length === 1 && parts[0]!.kind === 'walk'
      roads.push({ to: i, by: 'jump', parts, walk: plain ? parts[0]!.horizontal : undefined })
    }
    return roads
  }
}

const NO_ROADS: readonly Road[] = []

const roadmaps = new WeakMap<Ground, Map<string, Roadmap>>()

/** The roadmap of this ground, from the cache when it was needed before. */
export function roadmapFor(ground: Ground, needs: RoadmapNeeds): Roadmap {
  let known = roadmaps.get(ground)
  if (!known) {
    known = new Map()
    roadmaps.set(ground, known)
  }
  const key = `${needs.drops}/${needs.borders}`
  let roadmap = known.get(key)
  if (!roadmap) {
    roadmap = new Roadmap(ground, needs)
    known.set(key, roadmap)
  }
  return roadmap
}

/**
 * Whether a way between a corner and another place could be part of a taut string: the line runs past the
 * corner with the obstacle on one side. Anything else can be shortened, so it need not be looked at.
 */
export function hugs(at: Junction, other: Point): boolean {
  if (!at.corner) return true
  const [before, after] = at.corner
  const dx = other.x - at.x
  const dy = other.y - at.y
  const a = dx * (before.y - at.y) - dy * (before.x - at.x)
  const b = dx * (after.y - at.y) - dy * (after.x - at.x)
  return (a >= 0 && b >= 0) || (a <= 0 && b <= 0)
}

/** A range of directions, counter-clockwise from the first to the second. */
export type Wedge = readonly [Point, Point]

/**
 * The directions a taut string may take on from a corner it came to: from straight ahead round to the obstacle's
 * next edge. Everything else ahead is reached more cheaply without going to the corner at all.
 */
export function wedgeBehind(at: Junction, from: Spot): Wedge | undefined {
  if (!at.corner || from.z !== at.z) return undefined
  const straight = { x: at.x - from.x, y: at.y - from.y }
  const [before, after] = at.corner
  const back = { x: before.x - at.x, y: before.y - at.y }
  const on = { x: after.x - at.x, y: after.y - at.y }
  // With the obstacle on the left the way may turn left as far as its next edge, and the same on the right.
  return cross(straight, back) >= 0 && cross(straight, on) >= 0 ? [straight, on] : [back, straight]
}

function* cornerJunctions(ground: Ground, needs: RoadmapNeeds): Generator<Junction> {
  for (const z of ground.levels) {
    for (const o of ground.obstacles) {
      const how = meetingFrom(ground, o, z)
      if (how === 'ignored') continue
      const border = needs.borders && (how === 'difficult' || how === 'vaulted')
      const found = border
        ? [...borderCorners(o.shape, z), ...alongBorder(o.shape, z)]
        : hugCorners(o.shape, z)
      for (const junction of found) if (isPassable(ground, junction)) yield junction
    }
  }
  for (const top of ground.tops) {
    const found = changesWhatIsInTheWay(ground, top)
      ? [...borderCorners(top.shape, top.z), ...alongBorder(top.shape, top.z)]
      : cornersOf(top.shape).map(({ x, y }) => ({ x, y, z: top.z }))
    for (const junction of found) if (isPassable(ground, junction)) yield junction
  }
}

/**
 * Whether stepping onto a low floor lets a mover past something that the floor around it does not, or the other
 * way round: only then does it matter where along its edge the step is taken.
 */
function changesWhatIsInTheWay(ground: Ground, { z, box }: Top): boolean {
  const { levels, mover } = ground
  const near = levels.filter((other) => other !== z && Math.abs(other - z) <= mover.step)
  if (near.length === 0) return false
  return ground
    .obstaclesIn(box.minX, box.minY, box.maxX, box.maxY)
    .some((o) => near.some((other) => meeting(o, mover, z, z) !== meeting(o, mover, other, other)))
}

/** How an obstacle is met on one floor, or on the way between it and one a step higher or lower. */
function meetingFrom({ levels, mover }: Ground, o: Obstacle, z: number): Meeting {
  let met = meeting(o, mover, z, z)
  for (const other of levels) {
    if (met !== 'ignored') return met
    if (Math.abs(other - z) <= mover.step) met = meeting(o, mover, Math.min(z, other), Math.max(z, other))
  }
  return met
}

/** The corners of an obstacle, which ways may hug. */
function hugCorners(shape: Convex, z: number): Junction[] {
  return cornersOf(shape).map(({ x, y }, i, all) => ({
    x,
    y,
    z,
    corner: [all[(i + all.length - 1) % all.length]!, all[(i + 1) % all.length]!],
  }))
}

/** The corners of a border between cheap and dear ground: ways may bend there either way, and slide. */
function borderCorners(shape: Convex, z: number): Junction[] {
  return cornersOf(shape).map((corner, i, all) => ({
    x: corner.x,
    y: corner.y,
    z,
    slide: [
      [all[(i + all.length - 1) % all.length]!, corner],
      [corner, all[(i + 1) % all.length]!],
    ],
  }))
}

/** Places along a border. They may slide on round its corners. */
function* alongBorder(shape: Convex, z: number): Generator<Junction> {
  const edges = cornersOf(shape).map((a, i, all): Edge => [a, all[(i + 1) % all.length]!])
  for (const [i, edge] of edges.entries()) {
    const slide = [edge, edges[(i + 1) % edges.length]!, edges[(i + edges.length - 1) % edges.length]!]
    for (const at of placesAlong(edge)) yield { x: Math.round(at.x), y: Math.round(at.y), z, slide }
  }
}

/** How far from the ends of an edge its first and last place lie. */
const FROM_THE_ENDS = 250

/** Places along an edge: close to both ends, where ways round a corner cut in, and evenly between. */
function placesAlong([a, b]: Edge): Point[] {
  const length = flatDistance(a, b)
  const inner = length - 2 * FROM_THE_ENDS
  if (inner <= FROM_THE_ENDS) return [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }]
  const count = Math.ceil(inner / SPACING)
  return Array.from({ length: count + 1 }, (_, k) => {
    const t = (FROM_THE_ENDS + (inner * k) / count) / length
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
  })
}

function isPassable(ground: Ground, at: Spot): boolean {
  return (
    onBoard(ground, at.x, at.y) &&
    isSupported(ground, at.x, at.y, at.z) &&
    !passingObstacle(ground, at.x, at.y, at.z)
  )
}

/** A way between two floors: the place below and the place above, and what it takes. */
interface Passage {
  readonly foot: Junction
  readonly head: Junction
  readonly climb?: readonly Part[]
  readonly drop?: readonly Part[]
}

function findPassages(ground: Ground, needs: RoadmapNeeds): Passage[] {
  const passages: Passage[] = []
  for (const top of ground.tops) {
    for (const { edge, at } of wallPlaces(ground, top)) {
      const head = headOf(ground, top, at)
      if (!head) continue
      const foot = footOf(ground, edge, at)
      for (const z of floorsAt(ground, foot.x, foot.y, top.z - ground.mover.step - 1)) {
        const low: Junction = { x: foot.x, y: foot.y, z, slide: [edge], passage: true }
        if (!isPassable(ground, low)) continue
        const high: Junction = { x: head.x, y: head.y, z: top.z, slide: [edge], passage: true }
        const climb = surveyLeg(ground, low, high, 'climb')
        const drop = needs.drops ? surveyLeg(ground, high, low, 'drop') : undefined
        if (!climb.ok && !drop?.ok) continue
        passages.push({
          foot: low,
          head: high,
          ...(climb.ok ? { climb: climb.parts } : {}),
          ...(drop?.ok ? { drop: drop.parts } : {}),
        })
      }
    }
  }
  return passages
}

/** Places along the edges of a floor where a wall might be climbed, and those where ladders lead up to it. */
function wallPlaces(ground: Ground, top: Top): { edge: Edge; at: Point }[] {
  const reach = ground.mover.radius + TOUCH
  const ladders = ground.board.solids.filter(({ piece }) => piece.ladder)
  const edges = cornersOf(top.shape).map((a, i, all): Edge => [a, all[(i + 1) % all.length]!])
  return edges.flatMap((edge) => {
    const [a, b] = edge
    const atLadders = ladders
      .map(({ box }) => ({ x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 }))
      .map((middle) => ({ middle, at: nearestOnSegment(a.x, a.y, b.x, b.y, middle.x, middle.y) }))
      .filter(({ middle, at }) => squaredDistance(middle, at) <= reach * reach)
      .map(({ at }) => at)
    return [...placesAlong(edge), ...atLadders].map((at) => ({ edge, at }))
  })
}

/** The whole-unit place on the floor nearest to a place on its edge. */
function headOf(ground: Ground, top: Top, at: Point): Point | undefined {
  return wholeUnitsAround(at).find((p) => insideOrOn(top.shape, p.x, p.y) && onBoard(ground, p.x, p.y))
}

/** The whole-unit place straight out from an edge where a base stands against the wall. */
function footOf(ground: Ground, [a, b]: Edge, at: Point): Point {
  const length = flatDistance(a, b)
  const nx = (b.y - a.y) / length
  const ny = (a.x - b.x) / length
  const figure = figureAround(ground.mover.radius)
  let out = 0
  for (let i = 0; i < figure.length; i += 2) out = Math.max(out, figure[i]! * nx + figure[i + 1]! * ny)
  const foot = { x: at.x + nx * out, y: at.y + ny * out }
  const clear = wholeUnitsAround(foot).find(
    (p) =>
      !ground
        .obstaclesIn(p.x, p.y, p.x, p.y)
        .some((o) => o.passage === 'solid' && strictlyInside(o.shape, p.x, p.y)),
  )
  return clear ?? { x: Math.round(foot.x), y: Math.round(foot.y) }
}

/** Whole-unit places around a point, nearest first. */
function wholeUnitsAround({ x, y }: Point): Point[] {
  const near: Point[] = []
  for (let dx = -1; dx <= 2; dx++) {
    for (let dy = -1; dy <= 2; dy++) {
      const p = { x: Math.floor(x) + dx, y: Math.floor(y) + dy }
      if (!near.some((q) => samePoint(p, q))) near.push(p)
    }
  }
  return near.sort((p, q) => (p.x - x) ** 2 + (p.y - y) ** 2 - ((q.x - x) ** 2 + (q.y - y) ** 2))
}

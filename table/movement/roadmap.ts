import { type Spot, square } from '../geometry/point.ts'
import { cornerJunctions } from './corners.ts'
import type { Ground } from './ground.ts'
import { hugs, type Junction } from './junction.ts'
import { type LegMode, surveyLeg } from './leg.ts'
import type { Part } from './part.ts'
import { findPassages } from './passages.ts'
import { onceKinds, type Pricing, partPrice } from './pricing.ts'

/** A leg between two junctions that works, with its parts. */
export interface Road {
  readonly to: number
  readonly by: LegMode
  readonly parts: readonly Part[]
}

/** Roads that a pricing allows, side by side: what a search looks at lies close together in memory. */
export interface PricedRoads {
  readonly roads: readonly Road[]
  readonly targets: Int32Array
  readonly prices: Float64Array
  /** Which charges that count once a path each road brings, as bits in the order of `onceKinds`. */
  readonly kinds: Uint8Array
}

/** What was found up to a distance. */
interface Surveyed<Found> {
  readonly range: number
  readonly found: Found
}

/** Distances up to which roads are looked for, so that not every move looks again, nor any much further than it goes. */
const RANGES = [4000, 6000, 9000, 12_000, 18_000, 24_000, 36_000, 48_000]

const rangeFor = (within: number): number =>
  RANGES.find((range) => range >= within) ?? Number.POSITIVE_INFINITY

/** What kinds of junctions a search needs beyond corners. */
export interface RoadmapNeeds {
  /** Dropping off edges is allowed. */
  readonly drops: boolean
  /** Some ground costs more a unit than other ground, so that ways bend at its border. */
  readonly borders: boolean
}

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
  readonly #roads: (Surveyed<readonly Road[]> | undefined)[] = []
  /** By pricing, the one that was used first first. */
  readonly #priced = new Map<Pricing, (Surveyed<PricedRoads> | undefined)[]>()
  #lastUse = 0

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
    for (const junction of cornerJunctions(ground, needs.borders)) add(junction)
    const passages = findPassages(ground, needs.drops)
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
      roads.push({ to: b, by, parts })
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
    return this.#fixed.get(at) ?? []
  }

  /** The legs that lead on from a junction: all of them, or at least those that are no longer than asked for. */
  roadsFrom(at: number, within = Number.POSITIVE_INFINITY): readonly Road[] {
    return this.#surveyed(at, within).found
  }

  #surveyed(at: number, within: number): Surveyed<readonly Road[]> {
    const known = this.#roads[at]
    if (known && known.range >= within) return known
    const range = rangeFor(within)
    const roads = { range, found: this.#survey(at, range, known) }
    this.#roads[at] = roads
    return roads
  }

  /**
   * The same with their prices, kept for a few pricings: all of them, or only climbs and drops. A short
   * move asks only for short roads: most of a board is never looked over for it.
   */
  pricedFrom(
    at: number,
    pricing: Pricing,
    onlyClimbs: boolean,
    within = Number.POSITIVE_INFINITY,
  ): PricedRoads {
    let known = this.#priced.get(pricing)
    if (!known) {
      known = []
      if (this.#priced.size >= MOST_PRICINGS) this.#forgetPrices()
      this.#priced.set(pricing, known)
    }
    const key = at * 2 + Number(onlyClimbs)
    const list = known[key]
    if (list && list.range >= within) return list.found
    const { range, found } = onlyClimbs
      ? { range: Number.POSITIVE_INFINITY, found: this.climbsFrom(at) }
      : this.#surveyed(at, within)
    const made = priced(found, pricing)
    known[key] = { range, found: made }
    return made
  }

  /** The prices that were used first are worked out again when they are needed again. */
  #forgetPrices(): void {
    for (const pricing of this.#priced.keys()) {
      this.#priced.delete(pricing)
      return
    }
  }

  /** When it was last needed: the greater, the later. */
  get lastUse(): number {
    return this.#lastUse
  }

  /** It is needed now. */
  use(now: number): this {
    this.#lastUse = now
    return this
  }

  /** How many lists of roads are kept, with and without prices. */
  get remembered(): number {
    const countOf = (lists: readonly unknown[]): number => lists.reduce<number>((sum) => sum + 1, 0)
    return [...this.#priced.values()].reduce((sum, lists) => sum + countOf(lists), countOf(this.#roads))
  }

  #survey(at: number, range: number, known?: Surveyed<readonly Road[]>): readonly Road[] {
    const from = this.junctions[at]!
    const roads: Road[] = [...this.climbsFrom(at)]
    // What is nearer was looked over before: its roads come in the same order, after the climbs.
    const covered = known === undefined ? -1 : known.range * known.range
    let next = roads.length
    for (const i of this.near(from.z)) {
      const to = this.junctions[i]!
      const squared = square(to.x - from.x) + square(to.y - from.y)
      if (i === at || squared > range * range) continue
      if (squared <= covered) {
        const road = known?.found[next]
        if (road?.to !== i) continue
        roads.push(road)
        next++
        continue
      }
      if (!hugs(from, to) || !hugs(to, from)) continue
      const survey = surveyLeg(this.ground, from, to, 'jump')
      if (survey.ok) roads.push({ to: i, by: 'jump', parts: survey.parts })
    }
    return roads
  }
}

function priced(roads: readonly Road[], pricing: Pricing): PricedRoads {
  const allowed = roads.filter(({ parts }) => parts.every((part) => partPrice(part, pricing) !== undefined))
  const once = onceKinds(pricing)
  return {
    roads: allowed,
    targets: Int32Array.from(allowed, (road) => road.to),
    prices: Float64Array.from(allowed, ({ parts }) =>
      parts.reduce((sum, part) => sum + partPrice(part, pricing)!, 0),
    ),
    kinds: Uint8Array.from(allowed, ({ parts }) =>
      parts.reduce((bits, { kind }) => (once.includes(kind) ? bits | (1 << once.indexOf(kind)) : bits), 0),
    ),
  }
}

/**
 * Roads of so many boards, movers and needs are kept: a game or two have no more. A process that plays on and on would
 * otherwise keep all roads of all boards in the end, most of which it may not need again.
 */
export const MOST_ROADMAPS = 32

/** Prices of roads are kept for so many pricings at once. */
export const MOST_PRICINGS = 12

const roadmaps = new WeakMap<Ground, Map<string, Roadmap>>()

/** All that are kept, in no order. */
const kept: { readonly roadmap: Roadmap; readonly siblings: Map<string, Roadmap>; readonly key: string }[] =
  []

/** Counts what is asked for, in place of a clock. */
let uses = 0

/** How much is kept: roadmaps, and lists of roads in them. */
export const rememberedRoads = (): { readonly roadmaps: number; readonly lists: number } => ({
  roadmaps: kept.length,
  lists: kept.reduce((sum, { roadmap }) => sum + roadmap.remembered, 0),
})

/** The roadmap of this ground, from the cache when it was needed before. */
export function roadmapFor(ground: Ground, needs: RoadmapNeeds): Roadmap {
  let siblings = roadmaps.get(ground)
  if (!siblings) {
    siblings = new Map()
    roadmaps.set(ground, siblings)
  }
  const key = `${needs.drops}/${needs.borders}`
  let roadmap = siblings.get(key)
  if (!roadmap) {
    roadmap = new Roadmap(ground, needs)
    if (kept.length >= MOST_ROADMAPS) forgetOne()
    siblings.set(key, roadmap)
    kept.push({ roadmap, siblings, key })
  }
  return roadmap.use(++uses)
}

/** Forgets the roadmap that was not needed for the longest time. */
function forgetOne(): void {
  let oldest = 0
  for (const [at, { roadmap }] of kept.entries())
    if (roadmap.lastUse < kept[oldest]!.roadmap.lastUse) oldest = at
  const [forgotten] = kept.splice(oldest, 1)
  forgotten?.siblings.delete(forgotten.key)
}

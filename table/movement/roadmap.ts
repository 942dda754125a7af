import type { Spot } from '../geometry/point.ts'
import { cornerJunctions } from './corners.ts'
import type { Ground } from './ground.ts'
import { hugs, type Junction } from './junction.ts'
import { type LegMode, surveyLeg } from './leg.ts'
import type { Part } from './part.ts'
import { findPassages } from './passages.ts'

/** A leg between two junctions that works, with its parts. */
export interface Road {
  readonly to: number
  readonly by: LegMode
  readonly parts: readonly Part[]
}

/** Roads side by side: what a search looks at first lies close together in memory. */
export interface RoadList {
  readonly roads: readonly Road[]
  readonly targets: Int32Array
  /** Length of those that are nothing but walking, NaN for the others. */
  readonly walks: Float64Array
}

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
  readonly #climbs: (RoadList | undefined)[] = []
  readonly #roads: (RoadList | undefined)[] = []

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
  climbsFrom(at: number): RoadList {
    let list = this.#climbs[at]
    if (!list) {
      list = listOf(this.#fixed.get(at) ?? [])
      this.#climbs[at] = list
    }
    return list
  }

  /** All legs that lead on from a junction. */
  roadsFrom(at: number): RoadList {
    let list = this.#roads[at]
    if (!list) {
      list = listOf(this.#survey(at))
      this.#roads[at] = list
    }
    return list
  }

  #survey(at: number): readonly Road[] {
    const from = this.junctions[at]!
    const roads: Road[] = [...(this.#fixed.get(at) ?? [])]
    for (const i of this.near(from.z)) {
      const to = this.junctions[i]!
      if (i === at || !hugs(from, to) || !hugs(to, from)) continue
      const survey = surveyLeg(this.ground, from, to, 'jump')
      if (survey.ok) roads.push({ to: i, by: 'jump', parts: survey.parts })
    }
    return roads
  }
}

function listOf(roads: readonly Road[]): RoadList {
  return {
    roads,
    targets: Int32Array.from(roads, (road) => road.to),
    walks: Float64Array.from(roads, ({ parts }) =>
      parts.length === 1 && parts[0]!.kind === 'walk' ? parts[0]!.horizontal : Number.NaN,
    ),
  }
}

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

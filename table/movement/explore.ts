import FlatQueue from 'flatqueue'
import { type Box, crosses } from '../geometry/convex.ts'
import type { Spot } from '../geometry/point.ts'
import { hugCorners } from './corners.ts'
import type { Ground } from './ground.ts'
import { hugs, isInWedge, isPassable, type Junction, type Wedge, wedgeBehind } from './junction.ts'
import { type LegMode, surveyLeg } from './leg.ts'
import { isSameVault, type Part, type PartKind } from './part.ts'
import { PointFronts } from './point-fronts.ts'
import {
  countsDifficultLength,
  onceInPoints,
  oncePoints,
  type PointTerms,
  partPoints,
  restAfter,
} from './point-pricing.ts'
import { bendsAtBorders, onceKinds, type Pricing, partPrice } from './pricing.ts'
import { type PricedRoads, type Roadmap, roadmapFor } from './roadmap.ts'
import type { Extra } from './survey.ts'

/** A place reached by the search: what it cost, how, and from where. */
export interface Reached {
  readonly at: Junction
  readonly price: number
  /** Which charges that count once a path are already paid, as bits. */
  readonly paid: number
  /** Points spent, and how much further the difficult ground it stands in is paid for with them. */
  readonly points: number
  readonly rest: number
  /** The last part of the way here, where that may be a vault that goes on and is paid for. */
  readonly last: Part | undefined
  readonly from: Reached | undefined
  readonly by: LegMode
}

/** What a way has cost so far, as a reached place keeps it. */
type Paid = Pick<Reached, 'price' | 'paid' | 'points' | 'rest' | 'last'>

interface Guess {
  readonly node: number
  readonly from: Reached
  /** A leg not looked over yet has a price guessed from below; it is looked over when its turn comes. */
  readonly price: number
}

interface Arrival extends Reached {
  readonly node: number
}

/**
 * The search looks this much beyond the budget (times the price of a unit): ways over edges get cheaper when their
 * places are slid to their best afterwards.
 */
const SLACK = 2540

/**
 * The start first looks at places that promise a way at most so much longer than straight to the goal, and then
 * further out by so much each time: on most boards the first look is enough.
 */
const FIRST_LOOK = 1.2
const FURTHER_LOOK = 1.5

/** A rough search goes on from so many places: what lies behind the others is far off, and looking for it takes long. */
const ROUGH_PLACES = 64

/** What a move may cost and who is in the way. */
export interface ExploreOptions {
  readonly pricing: Pricing
  readonly budget?: number
  /** A second price, in points, and its limit. */
  readonly points?: PointTerms
  readonly extra?: Extra
  /**
   * Looks at nothing beyond the budget, though sliding might make it cheap enough, and goes on from the nearest places only:
   * for those who only want suggestions.
   */
  readonly rough?: boolean
}

/**
 * Cheapest ways from one place over a roadmap: A* towards a goal, Dijkstra without one. Legs from the start
 * and to the goal are guessed by their straight length and only looked over when nothing cheaper is left, so
 * that a search looks at few of them.
 */
export class PathExplorer {
  readonly ground: Ground
  readonly pricing: Pricing
  readonly budget: number
  readonly points: PointTerms | undefined
  /** The most a unit of horizontal way may cost. */
  readonly dearest: number
  /** Nothing that promises to cost more than this is looked at. */
  #cap: number
  readonly #slack: number
  readonly #roadmap: Roadmap
  readonly #extra: Extra
  readonly #places: Junction[]
  readonly #goal: number
  readonly #once: readonly PartKind[]
  readonly #cheapest: { flat: number; up: number }
  readonly #best: Float64Array
  /** In place of `#best` where there is a second price. */
  readonly #fronts: PointFronts<Arrival> | undefined
  readonly #queue = new FlatQueue<Guess | Arrival>()
  /** What every vault costs. */
  readonly #eachVault: number
  /** The most that can be paid for ahead in difficult ground: only a place reached with as much cannot be beaten. */
  readonly #mostRest: number
  readonly #start: Arrival
  /** From how many more places it goes on. */
  #onward: number
  /** Places the start has not looked at yet because they promise to cost more than `#reach`. */
  #reserve: readonly number[] = []
  #reach = 0

  constructor(ground: Ground, start: Spot, options: ExploreOptions, goal?: Spot) {
    this.ground = ground
    this.pricing = options.pricing
    this.budget = options.budget ?? Number.POSITIVE_INFINITY
    this.points = options.points
    this.#fronts = options.points && new PointFronts()
    const rates = Object.values(options.pricing)
    this.dearest = Math.max(...rates.map((rate) => rate.horizontal))
    this.#slack = options.rough ? 0 : SLACK * this.dearest
    this.#cap = this.budgetFor(0) + this.#slack
    this.#onward = options.rough ? ROUGH_PLACES : Number.POSITIVE_INFINITY
    this.#cheapest = {
      flat: Math.min(...rates.map((rate) => rate.horizontal)),
      up: Math.min(...rates.map((rate) => rate.vertical)),
    }
    this.#extra = (options.extra ?? []).filter(({ box }) => this.#isInRange(box, start))
    this.#roadmap = roadmapFor(ground, needsOf(options))
    this.#places = this.#extra.flatMap((o) =>
      ground.levels.flatMap((z) =>
        z + ground.mover.height <= o.bottom || z >= o.top
          ? []
          : hugCorners(o.shape, z)
              .filter((at) => isPassable(ground, at))
              .map((at): Junction => ({ ...at, ofModel: true })),
      ),
    )
    this.#goal = goal ? this.#roadmap.junctions.length + this.#places.length : -1
    if (goal) this.#places.push({ x: goal.x, y: goal.y, z: goal.z })
    const inPoints = options.points ? onceInPoints(options.points.pricing) : []
    this.#once = [...new Set([...onceKinds(options.pricing), ...inPoints])]
    this.#eachVault = options.pricing.vault?.each ?? 0
    const difficult = options.points?.pricing.difficult
    this.#mostRest = difficult && difficult.each > 0 ? difficult.stretch : 0
    const nodes = this.#fronts ? 0 : this.#roadmap.junctions.length + this.#places.length
    this.#best = new Float64Array(nodes << this.#once.length).fill(Number.POSITIVE_INFINITY)
    this.#start = {
      node: -1,
      at: start,
      price: 0,
      paid: 0,
      points: 0,
      rest: 0,
      last: undefined,
      from: undefined,
      by: 'walk',
    }
    this.#queue.push(this.#start, 0)
  }

  /** The next place in order of cost (with a goal: of promise), or undefined when nothing is left in budget. */
  next(): Reached | undefined {
    for (;;) {
      while (
        this.#reserve.length > 0 &&
        (this.#queue.peekValue() ?? Number.POSITIVE_INFINITY) > this.#reach
      ) {
        if (this.#reach > this.#cap) this.#reserve = []
        this.#reach *= FURTHER_LOOK
        this.#draw(this.#start)
      }
      const entry = this.#queue.pop()
      if (!entry) return undefined
      if ('at' in entry) {
        if (entry.node === this.#goal && entry.node >= 0) return entry
        if (entry.node >= 0 && this.#isOvertaken(entry)) continue
        if (this.#onward > 0) this.#leaveFrom(entry)
        this.#onward--
        return entry
      }
      this.#lookOver(entry)
    }
  }

  /** Whether a box is close enough to be reached within the budget: what is further away obstructs no path. */
  #isInRange({ minX, minY, maxX, maxY }: Box, { x, y }: Spot): boolean {
    const dx = Math.max(minX - x, x - maxX, 0)
    const dy = Math.max(minY - y, y - maxY, 0)
    return Math.sqrt(dx * dx + dy * dy) * this.#cheapest.flat <= this.#cap
  }

  /** How long the move may be when so many points are spent on its way. */
  budgetFor(points: number): number {
    return this.points?.unspent
      ? this.budget + (this.points.limit - points) * this.points.unspent
      : this.budget
  }

  /** Whether a price is within the budget, give or take the rounding of whole units, and the points within theirs. */
  affords(price: number, points = 0): boolean {
    return price <= this.budgetFor(points) + 0.5 && points <= (this.points?.limit ?? 0)
  }

  /** What going on straight from a reached place promises to cost in all; undefined where that is too much to look at. */
  promiseOf(from: Reached, to: Spot): number | undefined {
    const promise = from.price + this.leastBetween(from.at, to)
    return promise > this.#capFor(from.points) ? undefined : promise
  }

  /** From now on leaves out everything that promises to cost more. */
  capAt(price: number): void {
    this.#cap = Math.min(this.#cap, price)
  }

  /** Whether a place is the goal of this search. */
  isGoal(reached: Reached): boolean {
    return this.#goal >= 0 && (reached as Arrival).node === this.#goal
  }

  /** The price of going on from a reached place over these parts, and what is paid then; undefined when not allowed. */
  goOn(from: Reached, parts: readonly Part[]): Paid | undefined {
    let { price, paid, points, rest, last } = from
    for (const part of parts) {
      const cost = partPrice(part, this.pricing)
      if (cost === undefined) return undefined
      const goesOn = isSameVault(last, part)
      price += goesOn ? cost - this.#eachVault : cost
      last = part
      const once = this.#once.indexOf(part.kind)
      const isFirst = once >= 0 && !(paid & (1 << once))
      if (isFirst) {
        paid |= 1 << once
        price += this.pricing[part.kind]!.once
      }
      if (this.points === undefined) continue
      const { pricing, limit } = this.points
      if (!goesOn) points += partPoints(part, pricing, rest)
      if (isFirst) points += oncePoints(pricing, part.kind)
      rest = restAfter(part, pricing, rest)
      if (points > limit) return undefined
    }
    return { price, paid, points, rest, last }
  }

  #capFor(points: number): number {
    if (this.points === undefined) return this.#cap
    return Math.min(this.#cap, this.budgetFor(points) + this.#slack)
  }

  #key(node: number, paid: number): number {
    return (node << this.#once.length) | paid
  }

  #placeOf(node: number): Junction {
    const fixed = this.#roadmap.junctions.length
    return node < fixed ? this.#roadmap.junctions[node]! : this.#places[node - fixed]!
  }

  /** What the way between two places costs at the least: its length at the cheapest rate. */
  leastBetween(a: Spot, b: Spot): number {
    const dx = b.x - a.x
    const dy = b.y - a.y
    return Math.sqrt(dx * dx + dy * dy) * this.#cheapest.flat + Math.abs(b.z - a.z) * this.#cheapest.up
  }

  #leastToGoal(at: Spot): number {
    return this.#goal < 0 ? 0 : this.leastBetween(at, this.#placeOf(this.#goal))
  }

  #leaveFrom(here: Arrival): void {
    const fixed = this.#roadmap.junctions.length
    // Walking past the foot of a climb leads nowhere that walking straight on would not, so from there only the
    // climb is tried; and after a climb, only walking on.
    const climbed = here.by === 'climb' || here.by === 'drop'
    const onlyClimbs = here.at.passage === true && !climbed
    const wedge = here.from && wedgeBehind(here.at, here.from.at)
    if (here.node >= 0 && here.node < fixed) {
      // No road is cheaper than its length at the cheapest rate.
      const within = (this.#cap - here.price) / this.#cheapest.flat + 1
      const roads = this.#roadmap.pricedFrom(here.node, this.pricing, onlyClimbs, within)
      if (this.#fronts || this.#eachVault > 0) this.#takeCountedRoads(here, roads)
      else this.#takeRoads(here, roads)
      if (onlyClimbs) return
    } else if (here.node < 0) {
      this.#reserve = [...this.#roadmap.near(here.at.z)]
      this.#reach = this.#leastToGoal(here.at) * FIRST_LOOK + SLACK
      this.#draw(here)
    } else {
      for (const node of this.#roadmap.near(here.at.z)) this.#guess(node, here, wedge)
    }
    for (let node = fixed; node < fixed + this.#places.length; node++) this.#guess(node, here, wedge)
  }

  /** The innermost loop of every search: most roads are left out by one comparison or two. */
  #takeRoads(here: Arrival, { roads, targets, prices, kinds }: PricedRoads): void {
    const { junctions } = this.#roadmap
    const { at, price: soFar, paid } = here
    const wedge = here.from && wedgeBehind(at, here.from.at)
    const best = this.#best
    const bits = this.#once.length
    const hindered = this.#extra.length > 0
    for (let i = 0; i < targets.length; i++) {
      const node = targets[i]!
      const unpaid = kinds[i]! & ~paid
      const price = unpaid === 0 ? soFar + prices[i]! : soFar + prices[i]! + this.#onceCharge(unpaid)
      if (price >= best[(node << bits) | paid | unpaid]!) continue
      const to = junctions[node]!
      if (wedge && to.z === at.z && !isInWedge(wedge, to.x - at.x, to.y - at.y)) continue
      if (hindered && this.#isHindered(at, to)) continue
      this.#arrive(node, here, roads[i]!.by, price, paid | unpaid, 0, 0, undefined)
    }
  }

  /** The same where what a road costs depends on the one before: with a second price, or a charge for each vault. */
  #takeCountedRoads(here: Arrival, { roads, targets, prices }: PricedRoads): void {
    const { junctions } = this.#roadmap
    const { at } = here
    const wedge = here.from && wedgeBehind(at, here.from.at)
    const cap = this.#capFor(here.points)
    const hindered = this.#extra.length > 0
    for (let i = 0; i < targets.length; i++) {
      const to = junctions[targets[i]!]!
      if (here.price + prices[i]! - this.#eachVault + this.#leastToGoal(to) > cap) continue
      if (wedge && to.z === at.z && !isInWedge(wedge, to.x - at.x, to.y - at.y)) continue
      const { parts } = roads[i]!
      const ahead = parts.at(-1)?.kind === 'difficult' ? this.#mostRest : 0
      if (this.#isBeaten(targets[i]!, here, here.price + prices[i]! - this.#eachVault, ahead)) continue
      const on = this.goOn(here, parts)
      if (on === undefined || (hindered && this.#isHindered(at, to))) continue
      this.#arrive(targets[i]!, here, roads[i]!.by, on.price, on.paid, on.points, on.rest, on.last)
    }
  }

  #onceCharge(bits: number): number {
    let sum = 0
    for (const [i, kind] of this.#once.entries()) if (bits & (1 << i)) sum += this.pricing[kind]!.once
    return sum
  }

  /** Guesses at the places that are left for the start to look at and promise to cost no more than it looks out for. */
  #draw(start: Arrival): void {
    const later: number[] = []
    for (const node of this.#reserve) {
      const to = this.#placeOf(node)
      if (this.leastBetween(start.at, to) + this.#leastToGoal(to) > this.#reach) later.push(node)
      else this.#guess(node, start)
    }
    this.#reserve = later
  }

  #guess(node: number, from: Arrival, wedge?: Wedge): void {
    if (node === from.node) return
    const to = this.#placeOf(node)
    if (Math.abs(to.z - from.at.z) > this.ground.mover.step) return
    const price = from.price + this.leastBetween(from.at, to)
    const promise = price + this.#leastToGoal(to)
    if (promise > this.#capFor(from.points)) return
    if (!hugs(to, from.at) || !hugs(from.at, to)) return
    if (wedge && node !== this.#goal && to.z === from.at.z)
      if (!isInWedge(wedge, to.x - from.at.x, to.y - from.at.y)) return
    if (node !== this.#goal && this.#isBeaten(node, from, price, this.#mostRest)) return
    this.#queue.push({ node, from, price }, promise)
  }

  #lookOver({ node, from, price }: Guess): void {
    if (node !== this.#goal && this.#isBeaten(node, from, price, this.#mostRest)) return
    const survey = surveyLeg(this.ground, from.at, this.#placeOf(node), 'jump', this.#extra)
    const on = survey.ok ? this.goOn(from, survey.parts) : undefined
    if (on) this.#arrive(node, from as Arrival, 'jump', on.price, on.paid, on.points, on.rest, on.last)
  }

  /** Whether a place is known to be reached for no more than a leg to it costs at the least. */
  #isBeaten(node: number, from: Reached, price: number, rest: number): boolean {
    const key = this.#key(node, from.paid)
    return this.#fronts ? this.#fronts.beats(key, price, from.points, rest) : price >= this.#best[key]!
  }

  /** Whether the place was reached for less since this was queued. */
  #isOvertaken(entry: Arrival): boolean {
    const key = this.#key(entry.node, entry.paid)
    return this.#fronts ? !this.#fronts.holds(key, entry) : entry.price > this.#best[key]!
  }

  #arrive(
    node: number,
    from: Arrival,
    by: LegMode,
    price: number,
    paid: number,
    points: number,
    rest: number,
    last: Part | undefined,
  ): void {
    const key = this.#key(node, paid)
    // Several ways may reach the goal: which of them is best shows only when their places have been slid.
    const beaten = this.#fronts ? this.#fronts.beats(key, price, points, rest) : price >= this.#best[key]!
    if (beaten && node !== this.#goal) return
    const at = this.#placeOf(node)
    const promise = price + this.#leastToGoal(at)
    if (promise > this.#capFor(points)) return
    const arrival: Arrival = { node, at, price, paid, points, rest, last, from, by }
    if (this.#fronts) this.#fronts.add(key, arrival)
    else this.#best[key] = Math.min(price, this.#best[key]!)
    this.#queue.push(arrival, promise)
  }

  #isHindered(a: Spot, b: Spot): boolean {
    const low = Math.min(a.z, b.z)
    const high = Math.max(a.z, b.z) + this.ground.mover.height
    return this.#extra.some((o) => o.bottom < high && o.top > low && crosses(o.shape, a.x, a.y, b.x, b.y))
  }
}

/** What a search under these prices needs to know beyond corners. */
function needsOf({ pricing, points }: ExploreOptions): { drops: boolean; borders: boolean } {
  const countsLength = points !== undefined && countsDifficultLength(points.pricing)
  return { drops: pricing.drop !== undefined, borders: countsLength || bendsAtBorders(pricing) }
}

import { cross, flatDistance, type Spot, square } from '../geometry/point.ts'
import type { Ground } from './ground.ts'
import type { Edge } from './junction.ts'
import { type LegMode, surveyLeg } from './leg.ts'
import { isSameVault, joinParts, type Part } from './part.ts'
import { type PointTerms, pointsOf } from './point-pricing.ts'
import { onceBit, onceCharges, type Pricing, partPrice } from './pricing.ts'
import type { Extra } from './survey.ts'

/** A stop on the way while it is still being slid to where it is best. */
export interface Stop {
  readonly at: Spot
  readonly by: LegMode
  readonly slide?: readonly Edge[]
}

export function partsBetween(
  ground: Ground,
  from: Stop,
  to: Stop,
  extra: Extra,
): readonly Part[] | undefined {
  // A stop left out must not turn the way into a leap to a lower floor: those are left to the player.
  if (to.by === 'jump' && Math.abs(to.at.z - from.at.z) > ground.mover.step) return undefined
  const survey = surveyLeg(ground, from.at, to.at, to.by, extra)
  return survey.ok ? survey.parts : undefined
}

/** What a leg adds to a way: its price, and which charges that count once a path it brings. */
interface Toll {
  readonly price: number
  readonly kinds: number
  readonly parts: readonly Part[]
}

const CLOSED: Toll = { price: Number.POSITIVE_INFINITY, kinds: 0, parts: [] }

/** What stops in a row cost; or any amount that is not below a limit, when they cost no less than that. */
export type Pricer = (stops: readonly Stop[], below?: number) => number

/**
 * Prices stops in a row, remembering the legs it has seen: sliding changes two or three of them at a time. What costs
 * more points than it may is out of the question.
 */
export function pricer(ground: Ground, pricing: Pricing, extra: Extra, points?: PointTerms): Pricer {
  const eachVault = pricing.vault?.each ?? 0
  const rates = Object.values(pricing)
  const flat = Math.min(...rates.map(({ horizontal }) => horizontal))
  const up = Math.min(...rates.map(({ vertical }) => vertical))
  const known = new WeakMap<Stop, WeakMap<Stop, Toll>>()
  const climbed = (from: Spot, to: Spot): number => {
    const height = Math.abs(to.z - from.z)
    return height > ground.mover.step ? height : 0
  }
  const tollBetween = (from: Stop, to: Stop): Toll => {
    let row = known.get(from)
    if (!row) {
      row = new WeakMap()
      known.set(from, row)
    }
    let toll = row.get(to)
    if (!toll) {
      toll = tollOf(partsBetween(ground, from, to, extra), pricing)
      row.set(to, toll)
    }
    return toll
  }
  /** What stops in a row cost at the least, found without looking over any leg anew. */
  const leastOf = (stops: readonly Stop[]): number => {
    let least = 0
    for (let i = 1; i < stops.length; i++) {
      const from = stops[i - 1]!
      const to = stops[i]!
      const toll = known.get(from)?.get(to)
      if (toll) least += eachVault > 0 && startsInVault(toll) ? toll.price - eachVault : toll.price
      else least += flatDistance(from.at, to.at) * flat + climbed(from.at, to.at) * up
    }
    return least
  }
  return (stops, below = Number.POSITIVE_INFINITY) => {
    // Most slides make a way longer: what is too long as the crow flies need not be looked at.
    if (below < Number.POSITIVE_INFINITY && leastOf(stops) >= below) return Number.POSITIVE_INFINITY
    let total = 0
    let kinds = 0
    let last: Part | undefined
    for (let i = 1; i < stops.length; i++) {
      const toll = tollBetween(stops[i - 1]!, stops[i]!)
      total += toll.price
      kinds |= toll.kinds
      if (eachVault === 0) continue
      if (isSameVault(last, toll.parts[0])) total -= eachVault
      last = toll.parts.at(-1)
    }
    if (points && total < Number.POSITIVE_INFINITY) {
      const parts = stops.slice(1).flatMap((stop, i) => tollBetween(stops[i]!, stop).parts)
      if (pointsOf(joinParts(parts), points.pricing) > points.limit) return Number.POSITIVE_INFINITY
    }
    return kinds === 0 ? total : total + onceCharges(pricing, kinds)
  }
}

const startsInVault = ({ parts }: Toll): boolean => parts[0]?.kind === 'vault'

function tollOf(parts: readonly Part[] | undefined, pricing: Pricing): Toll {
  if (!parts) return CLOSED
  let price = 0
  let kinds = 0
  for (const part of parts) {
    price += partPrice(part, pricing) ?? Number.POSITIVE_INFINITY
    kinds |= onceBit(pricing, part.kind)
  }
  return { price, kinds, parts }
}

/**
 * How far places are slid at a time, coarse to fine. What is left at the end costs next to nothing: near its best
 * place a way changes its length with the square of the distance to it.
 */
const SLIDES = [128, 16] as const

/** How close to a corner a place goes on sliding round it: the foot of a climb is a base's radius away from it. */
const CORNER = 2500

/** Slides places along their edges, alone and together with the next, for as long as the way gets cheaper. */
export function slideAll(stops: readonly Stop[], total: Pricer): Stop[] {
  let best = [...stops]
  let price = total(best)
  const tryOut = (tried: Stop[]): boolean => {
    const cost = total(tried, price)
    if (cost >= price - 1e-9) return false
    best = tried
    price = cost
    return true
  }
  for (let i = 1; i + 1 < best.length; i++) tryOut(towardsLine(best, i))
  for (const by of SLIDES) {
    for (let improved = true; improved; ) {
      improved = false
      for (let i = 1; i + 1 < best.length; i++) {
        const together = i + 2 < best.length && best[i + 1]!.slide !== undefined
        for (const edge of edgesInReach(best[i]!)) {
          for (const last of together ? [i + 1, i] : [i]) {
            for (const amount of [by, -by]) {
              while (slid(best, i, last, edge, amount).some(tryOut)) improved = true
            }
          }
        }
      }
    }
  }
  return best
}

/** The edge a stop is on, and those it has come close to. */
function edgesInReach({ at, slide = [] }: Stop): readonly Edge[] {
  return slide.filter(([a, b], i) => i === 0 || flatDistance(at, a) < CORNER || flatDistance(at, b) < CORNER)
}

/** The stops of a climb moved to where the straight line past them crosses their edge: close to the best already. */
function towardsLine(stops: readonly Stop[], i: number): Stop[] {
  const edge = stops[i]!.slide?.[0]
  if (!edge || stops[i - 1]!.slide) return [...stops]
  let last = i
  while (last + 1 < stops.length - 1 && stops[last + 1]!.slide) last++
  const [a, b] = edge
  const before = stops[i - 1]!.at
  const after = stops[last + 1]!.at
  const along = { x: b.x - a.x, y: b.y - a.y }
  const line = { x: after.x - before.x, y: after.y - before.y }
  const across = cross(along, line)
  if (across === 0) return [...stops]
  const t = cross({ x: before.x - a.x, y: before.y - a.y }, line) / across
  const inside = Math.min(1, Math.max(0, t))
  const here = stops[i]!.at
  const now = ((here.x - a.x) * along.x + (here.y - a.y) * along.y) / (square(along.x) + square(along.y))
  const dx = along.x * (inside - now)
  const dy = along.y * (inside - now)
  return stops.map((stop, k) => (k >= i && k <= last ? shifted(stop, dx, dy) : stop))
}

/** The stops from one to another slid along an edge by an amount. */
function slid(stops: readonly Stop[], from: number, to: number, [a, b]: Edge, amount: number): Stop[][] {
  const length = flatDistance(a, b)
  const dx = (b.x - a.x) / length
  const dy = (b.y - a.y) / length
  // On a slanting edge a place rounded to whole units may come to lie on its wrong side: a unit aside too.
  const asides = dx === 0 || dy === 0 ? [0] : [0, 1, -1]
  return asides.map((aside) =>
    stops.map((stop, k) =>
      k >= from && k <= to ? shifted(stop, dx * amount + dy * aside, dy * amount - dx * aside) : stop,
    ),
  )
}

function shifted(stop: Stop, dx: number, dy: number): Stop {
  return { ...stop, at: { x: Math.round(stop.at.x + dx), y: Math.round(stop.at.y + dy), z: stop.at.z } }
}

/** Leaves out stops that the way does not need. */
export function withoutNeedless(stops: readonly Stop[], total: Pricer): Stop[] {
  let kept = [...stops]
  for (let i = 1; i + 1 < kept.length; ) {
    // Corners are needed: the search would have gone straight where it could. Only what was slid may have become idle.
    if (!kept[i]!.slide) {
      i++
      continue
    }
    const without = kept.filter((_, k) => k !== i)
    if (total(without) <= total(kept)) kept = without
    else i++
  }
  return kept
}

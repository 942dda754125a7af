import { cross, flatDistance, type Spot } from '../geometry/point.ts'
import type { Board } from '../terrain/board.ts'
import { Explorer, type Reached } from './explore.ts'
import { type Ground, groundFor } from './ground.ts'
import { type LegMode, surveyLeg } from './leg.ts'
import type { Mover } from './mover.ts'
import { joinParts, type Part } from './part.ts'
import { obstaclesOf, type Path, type Traffic } from './path.ts'
import { fitOn } from './placement.ts'
import { onceBit, onceCharges, type Pricing, partPrice, priceOf } from './pricing.ts'
import type { Edge } from './roadmap.ts'
import type { Extra } from './survey.ts'

/** The cheapest path, its parts and price; or why there is none. */
export type FoundPath =
  | { readonly ok: true; readonly path: Path; readonly parts: readonly Part[]; readonly price: number }
  | { readonly ok: false; readonly reason: string }

/** What to look for. */
export interface FindPathOptions extends Traffic {
  readonly pricing: Pricing
  /** The most it may cost; without it the whole board is searched. */
  readonly budget?: number
}

/**
 * The cheapest path to a place under a pricing. It walks, vaults, jumps level gaps, climbs, and drops off
 * edges where the pricing has a tariff for it; leaps to lower floors are left to the player.
 */
export function findPath(
  board: Board,
  mover: Mover,
  from: Spot,
  to: Spot,
  options: FindPathOptions,
): FoundPath {
  const ground = groundFor(board, mover)
  const fit = fitOn(ground, to, [...(options.around ?? []), ...(options.others ?? [])])
  if (!fit.ok) return { ok: false, reason: fit.reason }
  const extra = obstaclesOf(ground, options.around ?? [])
  const explorer = new Explorer(ground, from, { ...options, extra }, to)
  const rivals = new Map<string, Reached>()
  let first = Number.POSITIVE_INFINITY
  for (let reached = explorer.next(); reached; reached = explorer.next()) {
    if (reached.price > first + RIVAL_MARGIN * explorer.dearest || rivals.size === RIVALS) break
    if (!explorer.isGoal(reached)) continue
    first = Math.min(first, reached.price)
    explorer.capAt(first + RIVAL_MARGIN * explorer.dearest)
    const edges = edgesOf(reached)
    if (!rivals.has(edges)) rivals.set(edges, reached)
  }
  let best: FoundPath | undefined
  for (const rival of rivals.values()) {
    if (best?.ok && leastPrice(rival, explorer) >= best.price) continue
    const settled = settle(ground, rival, options.pricing, extra)
    if (!best?.ok || (settled.ok && settled.price < best.price)) best = settled
  }
  if (best) return best
  const within = options.budget === undefined ? '' : ' for what the move may cost'
  return { ok: false, reason: `There is no way to that place${within}.` }
}

/**
 * Ways over edges are found over evenly spaced places and only then slid to their best, so a runner-up over
 * other edges may turn out cheaper: this many are slid, as long as they are within this much of the first.
 */
const RIVALS = 4
const RIVAL_MARGIN = 500

/** What a way would cost at the least if its places on edges could be slid to anywhere. */
function leastPrice(goal: Reached, explorer: Explorer): number {
  let slack = 0
  let fixed: Reached = goal
  let flown = 0
  for (let here: Reached = goal; here.from; here = here.from) {
    flown += flatDistance(here.at, here.from.at)
    if (here.from.at.slide && here.from.from) continue
    slack += flown - flatDistance(fixed.at, here.from.at)
    fixed = here.from
    flown = 0
  }
  return goal.price - slack * explorer.dearest
}

/** Which edges a way goes over, as one word: ways over the same edges slide to the same best. */
function edgesOf(goal: Reached): string {
  const edges: string[] = []
  for (let here: Reached | undefined = goal; here; here = here.from) {
    const edge = here.at.slide?.[0]
    if (edge) edges.push(`${edge[0].x},${edge[0].y},${edge[1].x},${edge[1].y}`)
  }
  return edges.join(' ')
}

/** A stop on the way while its places are still being slid to where they are best. */
interface Stop {
  readonly at: Spot
  readonly by: LegMode
  readonly slide?: readonly Edge[]
}

/** Turns a search's result into a path: slides places picked from edges to their best, and drops needless ones. */
export function settle(ground: Ground, goal: Reached, pricing: Pricing, extra: Extra): FoundPath {
  let stops = stopsOf(goal)
  if (stops.some((stop) => stop.slide)) {
    const total = pricer(ground, pricing, extra)
    stops = withoutNeedless(slideAll(stops, total), total)
  }
  const parts = joinParts(
    stops.slice(1).flatMap((stop, i) => partsBetween(ground, stops[i]!, stop, extra) ?? []),
  )
  const [start, ...rest] = stops
  return {
    ok: true,
    path: { from: start!.at, legs: rest.map(({ at, by }) => (by === 'jump' ? { to: at } : { to: at, by })) },
    parts,
    price: priceOf(parts, pricing)!,
  }
}

function stopsOf(goal: Reached): Stop[] {
  const stops: Stop[] = []
  for (let here: Reached | undefined = goal; here; here = here.from) {
    const { x, y, z, slide } = here.at
    stops.push({ at: { x, y, z }, by: here.by, ...(slide ? { slide } : {}) })
  }
  return stops.reverse()
}

function partsBetween(ground: Ground, from: Stop, to: Stop, extra: Extra): readonly Part[] | undefined {
  // A stop left out must not turn the way into a leap to a lower floor: those are left to the player.
  if (to.by === 'jump' && Math.abs(to.at.z - from.at.z) > ground.mover.step) return undefined
  const survey = surveyLeg(ground, from.at, to.at, to.by, extra)
  return survey.ok ? survey.parts : undefined
}

/** What a leg adds to a way: its price, and which charges that count once a path it brings. */
interface Toll {
  readonly price: number
  readonly kinds: number
}

const CLOSED: Toll = { price: Number.POSITIVE_INFINITY, kinds: 0 }

/** Prices stops in a row, remembering the legs it has seen: sliding changes two or three of them at a time. */
function pricer(ground: Ground, pricing: Pricing, extra: Extra): (stops: readonly Stop[]) => number {
  const known = new WeakMap<Stop, WeakMap<Stop, Toll>>()
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
  return (stops) => {
    let total = 0
    let kinds = 0
    for (let i = 1; i < stops.length; i++) {
      const toll = tollBetween(stops[i - 1]!, stops[i]!)
      total += toll.price
      kinds |= toll.kinds
    }
    return kinds === 0 ? total : total + onceCharges(pricing, kinds)
  }
}

function tollOf(parts: readonly Part[] | undefined, pricing: Pricing): Toll {
  if (!parts) return CLOSED
  let price = 0
  let kinds = 0
  for (const part of parts) {
    price += partPrice(part, pricing) ?? Number.POSITIVE_INFINITY
    kinds |= onceBit(pricing, part.kind)
  }
  return { price, kinds }
}

/** How far places are slid at a time, coarse to fine. */
const SLIDES = [256, 32, 4, 1] as const

/** Slides places along their edges, alone and together with the next, for as long as the way gets cheaper. */
function slideAll(stops: readonly Stop[], total: (of: readonly Stop[]) => number): Stop[] {
  let best = [...stops]
  let price = total(best)
  const tryOut = (tried: Stop[]): boolean => {
    const cost = total(tried)
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
        for (const edge of best[i]!.slide ?? []) {
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
  const now = ((here.x - a.x) * along.x + (here.y - a.y) * along.y) / (along.x ** 2 + along.y ** 2)
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
function withoutNeedless(stops: readonly Stop[], total: (of: readonly Stop[]) => number): Stop[] {
  let kept = [...stops]
  for (let i = 1; i + 1 < kept.length; ) {
    const without = kept.filter((_, k) => k !== i)
    if (total(without) <= total(kept)) kept = without
    else i++
  }
  return kept
}

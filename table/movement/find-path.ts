import type { Spot } from '../geometry/point.ts'
import type { Board } from '../terrain/board.ts'
import { Explorer, type Reached } from './explore.ts'
import { type Ground, groundFor } from './ground.ts'
import { type LegMode, surveyLeg } from './leg.ts'
import type { Mover } from './mover.ts'
import { joinParts, type Part } from './part.ts'
import { obstaclesOf, type Path, type Traffic } from './path.ts'
import { fitOn } from './placement.ts'
import { type Pricing, priceOf } from './pricing.ts'
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
    if (reached.price > first + RIVAL_MARGIN || rivals.size === RIVALS) break
    if (!explorer.isGoal(reached)) continue
    first = Math.min(first, reached.price)
    const edges = edgesOf(reached)
    if (!rivals.has(edges)) rivals.set(edges, reached)
  }
  if (rivals.size > 0) {
    return cheapest([...rivals.values()].map((goal) => settle(ground, goal, options.pricing, extra)))
  }
  const within = options.budget === undefined ? '' : ' for what the move may cost'
  return { ok: false, reason: `There is no way to that place${within}.` }
}

/**
 * Ways over edges are found over evenly spaced places and only then slid to their best, so a runner-up over
 * other edges may turn out cheaper: this many are slid, as long as they are within this much of the first.
 */
const RIVALS = 4
const RIVAL_MARGIN = 640

const cheapest = (found: readonly FoundPath[]): FoundPath =>
  found.reduce((best, next) => (best.ok && next.ok && next.price < best.price ? next : best))

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

/** Prices stops in a row, remembering the legs it has seen: sliding changes two or three of them at a time. */
function pricer(ground: Ground, pricing: Pricing, extra: Extra): (stops: readonly Stop[]) => number {
  const known = new WeakMap<Stop, WeakMap<Stop, readonly Part[] | undefined>>()
  const between = (from: Stop, to: Stop): readonly Part[] | undefined => {
    const row = known.get(from) ?? new WeakMap<Stop, readonly Part[] | undefined>()
    if (row.has(to)) return row.get(to)
    const parts = partsBetween(ground, from, to, extra)
    known.set(from, row.set(to, parts))
    return parts
  }
  return (stops) => {
    const all: Part[] = []
    for (let i = 1; i < stops.length; i++) {
      const parts = between(stops[i - 1]!, stops[i]!)
      if (!parts) return Number.POSITIVE_INFINITY
      all.push(...parts)
    }
    return priceOf(all, pricing) ?? Number.POSITIVE_INFINITY
  }
}

/** The first and the last distance a place is slid by: from a good part of the spacing down to one unit. */
const FIRST_SLIDE = 2048

/** Slides places along their edges, alone and together with the next, for as long as the way gets cheaper. */
function slideAll(stops: readonly Stop[], total: (of: readonly Stop[]) => number): Stop[] {
  let best = [...stops]
  let price = total(best)
  for (let by = FIRST_SLIDE; by >= 1; by /= 2) {
    for (let improved = true; improved; ) {
      improved = false
      for (const tried of slides(best, by)) {
        const cost = total(tried)
        if (cost >= price - 1e-9) continue
        best = tried
        price = cost
        improved = true
        break
      }
    }
  }
  return best
}

/** The stops with one of them, or two that follow each other, slid to either side by an amount. */
function* slides(stops: readonly Stop[], by: number): Generator<Stop[]> {
  for (let i = 1; i + 1 < stops.length; i++) {
    const together = i + 2 < stops.length && stops[i + 1]!.slide !== undefined
    for (const [a, b] of stops[i]!.slide ?? []) {
      const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)
      // On a slanting edge a place rounded to whole units may come to lie on its wrong side: a unit aside too.
      const asides = a.x === b.x || a.y === b.y ? [0] : [0, 1, -1]
      for (const amount of [by, -by]) {
        const dx = ((b.x - a.x) * amount) / length
        const dy = ((b.y - a.y) * amount) / length
        for (const last of together ? [i, i + 1] : [i]) {
          for (const aside of asides) {
            const ax = dx + (aside * (b.y - a.y)) / length
            const ay = dy - (aside * (b.x - a.x)) / length
            yield stops.map((stop, k) => (k >= i && k <= last ? shifted(stop, ax, ay) : stop))
          }
        }
      }
    }
  }
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

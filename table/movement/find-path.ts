import type { Point, Spot } from '../geometry/point.ts'
import type { Board } from '../terrain/board.ts'
import { Explorer, type Reached } from './explore.ts'
import { type Ground, groundFor } from './ground.ts'
import { type LegMode, surveyLeg } from './leg.ts'
import type { Extra } from './survey.ts'
import type { Mover } from './mover.ts'
import { joinParts, type Part } from './part.ts'
import { obstaclesOf, type Path, type Traffic } from './path.ts'
import { fitOn } from './placement.ts'
import { type Pricing, priceOf } from './pricing.ts'

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
  for (let reached = explorer.next(); reached; reached = explorer.next()) {
    if (explorer.isGoal(reached)) return settle(ground, reached, options.pricing, extra)
  }
  const within = options.budget === undefined ? '' : ' for what the move may cost'
  return { ok: false, reason: `There is no way to that place${within}.` }
}

/** A stop on the way while its places are still being slid to where they are best. */
interface Stop {
  readonly at: Spot
  readonly by: LegMode
  readonly slide?: readonly [Point, Point]
}

/** Turns a search's result into a path: slides places picked from edges to their best, and drops needless ones. */
export function settle(ground: Ground, goal: Reached, pricing: Pricing, extra: Extra): FoundPath {
  let stops = stopsOf(goal)
  if (stops.some((stop) => stop.slide)) {
    const total = (of: readonly Stop[]): number => priceOfStops(ground, of, pricing, extra)
    stops = withoutNeedless(slideAll(stops, total), total)
  }
  const parts = joinParts(partsOf(ground, stops, extra) ?? [])
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

function partsOf(ground: Ground, stops: readonly Stop[], extra: Extra): Part[] | undefined {
  const parts: Part[] = []
  for (let i = 1; i < stops.length; i++) {
    const survey = surveyLeg(ground, stops[i - 1]!.at, stops[i]!.at, stops[i]!.by, extra)
    if (!survey.ok) return undefined
    parts.push(...survey.parts)
  }
  return parts
}

function priceOfStops(ground: Ground, stops: readonly Stop[], pricing: Pricing, extra: Extra): number {
  const parts = partsOf(ground, stops, extra)
  return (parts && priceOf(parts, pricing)) ?? Number.POSITIVE_INFINITY
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
      for (let i = 1; i + 1 < best.length; i++) {
        if (!best[i]!.slide) continue
        const together = best[i + 1]!.slide && i + 2 < best.length
        for (const amount of [by, -by]) {
          for (const count of together ? [1, 2] : [1]) {
            const tried = best.map((stop, k) => (k >= i && k < i + count ? slid(stop, amount) : stop))
            const cost = total(tried)
            if (cost < price - 1e-9) {
              best = tried
              price = cost
              improved = true
            }
          }
        }
      }
    }
  }
  return best
}

function slid(stop: Stop, amount: number): Stop {
  const [a, b] = stop.slide!
  const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)
  const x = Math.round(stop.at.x + ((b.x - a.x) * amount) / length)
  const y = Math.round(stop.at.y + ((b.y - a.y) * amount) / length)
  return { ...stop, at: { x, y, z: stop.at.z } }
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

import { flatDistance, type Spot } from '../geometry/point.ts'
import type { Board } from '../terrain/board.ts'
import { withBorderStops } from './border-stops.ts'
import { PathExplorer, type Reached } from './explore.ts'
import { groundFor } from './ground.ts'
import type { Mover } from './mover.ts'
import { joinParts, type Part } from './part.ts'
import { modelsInTheWay, type Path, type Traffic } from './path.ts'
import { fitOn } from './placement.ts'
import { type PointTerms, pointsOf } from './point-pricing.ts'
import { bendsAtBorders, type Pricing, priceOf } from './pricing.ts'
import { partsBetween, pricer, type Stop, slideAll, withoutNeedless } from './slide.ts'
import type { Extra } from './survey.ts'

/** The cheapest path, its parts and price; or why there is none. */
export type FoundPath =
  | {
      readonly ok: true
      readonly path: Path
      readonly parts: readonly Part[]
      readonly price: number
      /** What it costs in points; 0 where they are not asked for. */
      readonly points: number
    }
  | { readonly ok: false; readonly reason: string }

/** What to look for. */
export interface FindPathOptions extends Traffic {
  readonly pricing: Pricing
  /** The most it may cost; without it the whole board is searched. */
  readonly budget?: number
  /** A second price, in points, and the most of them that may be spent. */
  readonly points?: PointTerms
}

/**
 * The cheapest path to a place under a pricing. It walks, vaults, jumps level gaps, climbs, and drops off
 * edges where the pricing has a tariff for it; leaps to lower floors are left to the player. With a second price it is
 * the one of least price among those whose points are within their limit; `findTradeOffs` gives the others.
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
  const extra = modelsInTheWay(ground, options.around ?? [])
  const explorer = new PathExplorer(ground, from, { ...options, extra }, to)
  const rivals = new Map<string, Reached>()
  let first = Number.POSITIVE_INFINITY
  for (let reached = explorer.next(); reached; reached = explorer.next()) {
    if (reached.price > first + RIVAL_MARGIN * explorer.dearest || rivals.size === RIVALS) break
    if (!explorer.isGoal(reached)) continue
    first = Math.min(first, reached.price)
    explorer.capAt(first + RIVAL_MARGIN * explorer.dearest)
    const edges = edgesOf(reached)
    if (!rivals.has(edges)) rivals.set(edges, reached)
    // A way over no edges has no place to slide, and nothing that costs more can slide past it by much.
    if (edges === '' && !bendsAtBorders(options.pricing)) break
  }
  let best: FoundPath | undefined
  for (const rival of rivals.values()) {
    if (best?.ok && leastPrice(rival, explorer) >= best.price) continue
    const settled = settle(explorer, rival, extra)
    if (!settled.ok || !explorer.affords(settled.price, settled.points)) continue
    if (!best?.ok || settled.price < best.price) best = settled
  }
  if (best) return best
  const [tooLong] = rivals.values()
  const fewer = tooLong && savingPoints(options, tooLong)
  if (fewer) return findPath(board, mover, from, to, fewer)
  const within = options.budget === undefined ? '' : ' for what the move may cost'
  return { ok: false, reason: `There is no way to that place${within}.` }
}

/**
 * Where points that are not spent make a move longer, a way that is too long may be the shortest and a longer one still
 * not too long: what to look for when this way has turned out to be.
 */
function savingPoints(options: FindPathOptions, tooLong: Reached): FindPathOptions | undefined {
  const { points } = options
  if (!points?.unspent || tooLong.points === 0) return undefined
  return withFewerPoints({ ...options, points }, tooLong.points - 1)
}

/**
 * The ways to a place of which none is beaten in both prices by another: the shortest first, each of the others longer
 * for fewer points. None if there is no way at all.
 */
export function findTradeOffs(
  board: Board,
  mover: Mover,
  from: Spot,
  to: Spot,
  options: FindPathOptions & { readonly points: PointTerms },
): readonly (FoundPath & { readonly ok: true })[] {
  return tradeOffs(options, (terms) => findPath(board, mover, from, to, terms))
}

/** Asks again and again for a way with fewer points than the last. */
export function tradeOffs<O extends FindPathOptions & { readonly points: PointTerms }>(
  options: O,
  find: (options: O) => FoundPath,
): readonly (FoundPath & { readonly ok: true })[] {
  const found: (FoundPath & { readonly ok: true })[] = []
  for (let terms = options; ; ) {
    const next = find(terms)
    if (!next.ok) return found
    found.push(next)
    if (next.points === 0) return found
    terms = withFewerPoints(terms, next.points - 1)
  }
}

/** The same move for which no more points may be spent. How long it may be for what it spends stays the same. */
export function withFewerPoints<O extends FindPathOptions & { readonly points: PointTerms }>(
  options: O,
  limit: number,
): O {
  const { points, budget } = options
  const longer = (points.limit - limit) * (points.unspent ?? 0)
  return {
    ...options,
    ...(budget === undefined ? {} : { budget: budget + longer }),
    points: { ...points, limit },
  }
}

/**
 * Ways over edges are found over evenly spaced places and only then slid to their best, so a runner-up over
 * other edges may turn out cheaper: this many are slid, as long as they are within this much of the first.
 */
const RIVALS = 4
const RIVAL_MARGIN = 500

/** What a way would cost at the least if its places on edges could be slid to anywhere. */
function leastPrice(goal: Reached, explorer: PathExplorer): number {
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

/**
 * Turns a search's result into a path: slides places picked from edges to their best, and drops needless ones. Roughly,
 * it leaves them where they are.
 */
export function settle(
  { ground, pricing, points }: PathExplorer,
  goal: Reached,
  extra: Extra,
  rough = false,
): FoundPath {
  const found = stopsOf(goal)
  // Sliding may not lead into what costs more points than the search has found to be needed.
  const most = points && { pricing: points.pricing, limit: goal.points }
  let stops = bendsAtBorders(pricing) ? withBorderStops(ground, found, pricing, extra) : found
  if (!rough && stops.some((stop) => stop.slide)) {
    const total = pricer(ground, pricing, extra, most)
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
    points: points ? pointsOf(parts, points.pricing) : 0,
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

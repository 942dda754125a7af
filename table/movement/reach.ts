import type { Spot } from '../geometry/point.ts'
import type { Body } from '../space/body.ts'
import type { Board } from '../terrain/board.ts'
import { PathExplorer, type Reached } from './explore.ts'
import { type FindPathOptions, type FoundPath, settle, tradeOffs, withFewerPoints } from './find-path.ts'
import { groundFor } from './ground.ts'
import { surveyLeg } from './leg.ts'
import type { Mover } from './mover.ts'
import { modelsInTheWay } from './path.ts'
import { fitOn } from './placement.ts'
import { type ReachArea, reachAreas } from './reach-areas.ts'
import { pickSpots, scatterSpots } from './reach-spots.ts'
import type { Extra } from './survey.ts'

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
    areas ??= reached.flatMap((here) => reachAreas(explorer, here, extra))
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

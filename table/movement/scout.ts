import { besideLine, stretchInside } from '../geometry/convex.ts'
import { flatDistance, type Point, type Spot } from '../geometry/point.ts'
import type { PathExplorer, Reached } from './explore.ts'
import { cutIntoParts, type Mark, markGaps } from './floor-leg.ts'
import type { MetObstacle } from './ground.ts'
import { type Part, type PartKind, part } from './part.ts'
import { countsDifficultLength } from './point-pricing.ts'

/** A stretch of a straight line on which the mover can be, as shares of the line. */
export interface Footing {
  readonly from: number
  readonly to: number
}

/**
 * How far a mover gets straight towards a point for what is left of its budget: the stretches where it has
 * ground under it, beyond jumped gaps too. `near` holds all obstacles that could lie on the line.
 */
export function scout(
  explorer: PathExplorer,
  here: Reached,
  to: Point,
  near: readonly MetObstacle[],
): Footing[] {
  const from: Spot = here.at
  const end = { x: to.x, y: to.y, z: from.z }
  const length = flatDistance(from, end)
  if (length === 0) return []
  const marks: Mark[] = []
  const clear = Math.min(
    boardShare(explorer, from, end),
    lookAhead(from, end, near, marks),
    // There is no standing in the air.
    from.z === 0 ? 1 : markGaps(explorer.ground, from, end, from.z, from.z, length, marks),
  )
  if (marks.length === 0) {
    const got = Math.min(clear, affordable(explorer, here, 'walk') / length)
    return got > 0 ? [{ from: 0, to: got }] : []
  }
  return footingsOf(explorer, here, cutIntoParts(marks, length) ?? [], length, clear)
}

/** Goes along the parts until the way or the budget ends. */
function footingsOf(
  explorer: PathExplorer,
  here: Reached,
  parts: readonly Part[],
  length: number,
  clear: number,
): Footing[] {
  const footings: Footing[] = []
  let open: Footing | undefined
  let covered = 0
  let state: Reached = here
  for (const stretch of parts) {
    const upTo = Math.min(clear, covered + stretch.horizontal / length)
    const way = (upTo - covered) * length
    const priced = explorer.goOn(state, [{ ...stretch, horizontal: way }])
    const on = priced && explorer.affords(priced.price, priced.points) ? priced : undefined
    if (stretch.kind === 'jump') {
      if (open) footings.push(open)
      open = undefined
      if (!on || upTo >= clear) return footings
    } else {
      const got = on ? upTo : Math.min(upTo, covered + affordable(explorer, state, stretch.kind) / length)
      open = { from: open?.from ?? covered, to: got }
      if (!on || upTo >= clear) break
    }
    state = { ...state, ...on }
    covered = upTo
  }
  if (open && open.to > open.from) footings.push(open)
  return footings
}

/** How many units of this kind of ground the rest of the budget pays for. */
function affordable(explorer: PathExplorer, state: Reached, kind: PartKind): number {
  const rate = explorer.pricing[kind]?.horizontal
  if (!rate) return 0
  if (kind === 'difficult' && explorer.points && countsDifficultLength(explorer.points.pricing)) {
    return affordableStretches(explorer, state, rate)
  }
  const entry = explorer.goOn(state, [part(kind, 0)])
  return entry ? Math.max(0, (explorer.budgetFor(entry.points) - entry.price) / rate) : 0
}

/** The same for ground of which every started stretch costs points: the best of spending more and more of them. */
function affordableStretches(explorer: PathExplorer, state: Reached, rate: number): number {
  let most = 0
  let length = 0
  for (;;) {
    const on = explorer.goOn(state, [part('difficult', length)])
    if (!on) return most
    const way = Math.max(0, (explorer.budgetFor(on.points) - on.price) / rate)
    most = Math.max(most, length + Math.min(way, on.rest))
    if (on.rest >= way) return most
    length += on.rest + 1
  }
}

/** The share of the line that stays on the board. */
function boardShare({ ground: { board, mover } }: PathExplorer, from: Spot, to: Spot): number {
  const r = mover.radius
  const dx = to.x - from.x
  const dy = to.y - from.y
  let share = 1
  if (dx > 0) share = Math.min(share, (board.width - r - from.x) / dx)
  else if (dx < 0) share = Math.min(share, (r - from.x) / dx)
  if (dy > 0) share = Math.min(share, (board.depth - r - from.y) / dy)
  else if (dy < 0) share = Math.min(share, (r - from.y) / dy)
  return Math.max(0, share)
}

/** Collects what the line leads through, and gives the share of it up to the first thing that cannot be passed. */
function lookAhead(from: Spot, to: Spot, near: readonly MetObstacle[], marks: Mark[]): number {
  let clear = 1
  for (const o of near) {
    const { box } = o
    if (
      besideLine(box, from.x, from.y, to.x, to.y) ||
      (box.maxX < from.x && box.maxX < to.x) ||
      (box.minX > from.x && box.minX > to.x) ||
      (box.maxY < from.y && box.maxY < to.y) ||
      (box.minY > from.y && box.minY > to.y)
    ) {
      continue
    }
    const { how } = o
    const inside = stretchInside(o.shape, from.x, from.y, to.x, to.y)
    if (!inside) continue
    const piece = o.piece.id
    if (how === 'difficult') marks.push({ ...inside, kind: 'difficult', piece })
    else if (how === 'vaulted') marks.push({ ...inside, kind: 'vault', piece })
    else if (how === 'hole' && inside.from > 0 && inside.to < 1)
      marks.push({ ...inside, kind: 'jump', piece })
    else if (inside.from < clear) clear = inside.from
  }
  return clear
}

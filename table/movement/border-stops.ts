import { nearestOnSegment } from '../geometry/convex.ts'
import { between, type Point, squaredDistance } from '../geometry/point.ts'
import type { Ground } from './ground.ts'
import { type Edge, edgesOf, withNeighbours } from './junction.ts'
import type { Part } from './part.ts'
import type { Pricing } from './pricing.ts'
import { partsBetween, type Stop } from './slide.ts'
import type { Extra } from './survey.ts'

/**
 * The same way with a stop wherever it passes between ground of different price, so that it can bend there: like
 * light, the cheapest way over two kinds of ground is not straight.
 */
export function withBorderStops(
  ground: Ground,
  stops: readonly Stop[],
  pricing: Pricing,
  extra: Extra,
): readonly Stop[] {
  const rate = (part: Part): number | undefined => pricing[part.kind]?.horizontal
  return stops.flatMap((to, i) => {
    const from = stops[i - 1]
    const parts = from && from.at.z === to.at.z ? (partsBetween(ground, from, to, extra) ?? []) : []
    const length = parts.reduce((sum, part) => sum + part.horizontal, 0)
    const inserted: Stop[] = []
    let gone = 0
    for (const [k, part] of parts.entries()) {
      gone += part.horizontal
      const next = parts[k + 1]
      if (!next || rate(part) === rate(next)) continue
      const at = between(from!.at, to.at, gone / length)
      const slide = edgeThere(ground, [...part.pieces, ...next.pieces], at)
      if (slide) inserted.push({ at: { ...at, z: to.at.z }, by: 'jump', slide })
    }
    return [...inserted, to]
  })
}

/** The edge of one of these pieces that a place lies on, with its neighbours. */
function edgeThere(ground: Ground, pieces: readonly string[], at: Point): readonly Edge[] | undefined {
  let best: readonly Edge[] | undefined
  let nearest = Number.POSITIVE_INFINITY
  for (const o of ground.obstaclesIn(at.x - 2, at.y - 2, at.x + 2, at.y + 2)) {
    if (!pieces.includes(o.piece.id)) continue
    for (const [i, [a, b]] of edgesOf(o.shape).entries()) {
      const away = squaredDistance(nearestOnSegment(a.x, a.y, b.x, b.y, at.x, at.y), at)
      if (away >= nearest) continue
      nearest = away
      best = withNeighbours(edgesOf(o.shape), i)
    }
  }
  return best
}

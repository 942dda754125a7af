import type { Spot } from '../geometry/point.ts'
import type { Body } from '../space/body.ts'
import type { PathExplorer, Reached } from './explore.ts'
import type { Ground } from './ground.ts'
import { surveyLeg } from './leg.ts'
import { fitOn } from './placement.ts'
import { addsNothing, type ReachArea } from './reach-areas.ts'
import type { Extra } from './survey.ts'

/** Tries this many times as many places as asked for before it gives up. */
const TRIES = 12

/**
 * Pieces of the region are drawn, not ground: what lies behind corners comes as often as the open street. Bots that look
 * at few places play far better so than with places spread evenly.
 */
export function pickSpots(
  ground: Ground,
  areas: readonly ReachArea[],
  leads: (to: Spot) => boolean,
  others: readonly Body[],
  below: (n: number) => number,
  count: number,
): Spot[] {
  const spots: Spot[] = []
  if (areas.length === 0) return spots
  for (let tries = 0; tries < count * TRIES && spots.length < count; tries++) {
    const { z, outline } = areas[below(areas.length)]!
    const i = below(outline.length)
    const [a, b, c] = [outline[0]!, outline[i]!, outline[(i + 1) % outline.length]!]
    const u = below(1001)
    const v = below(1001)
    const [s, t] = u + v > 1000 ? [1000 - u, 1000 - v] : [u, v]
    const at = {
      x: Math.round(a.x + ((b.x - a.x) * s + (c.x - a.x) * t) / 1000),
      y: Math.round(a.y + ((b.y - a.y) * s + (c.y - a.y) * t) / 1000),
      z,
    }
    if (fitOn(ground, at, others).ok && leads(at)) spots.push(at)
  }
  return spots
}

/** Places drawn round those from which new ground opens; only the straight way on from there is looked at. */
export function scatterSpots(
  explorer: PathExplorer,
  reached: readonly Reached[],
  others: readonly Body[],
  extra: Extra,
  below: (n: number) => number,
  count: number,
): Spot[] {
  const rate = explorer.pricing.walk?.horizontal ?? 1
  const hubs = reached.flatMap((here) => {
    const range = Math.floor((explorer.budgetFor(here.points) - here.price) / rate)
    return range < 1 || addsNothing(explorer, here) ? [] : [{ here, range }]
  })
  const spots: Spot[] = []
  if (hubs.length === 0) return spots
  for (let tries = 0; tries < count * TRIES && spots.length < count; tries++) {
    const { here, range } = hubs[below(hubs.length)]!
    const dx = below(2 * range + 1) - range
    const dy = below(2 * range + 1) - range
    if (dx * dx + dy * dy > range * range) continue
    const { x, y, z } = here.at
    const at = { x: x + dx, y: y + dy, z }
    if (!fitOn(explorer.ground, at, others).ok) continue
    const survey = surveyLeg(explorer.ground, here.at, at, 'jump', extra)
    const on = survey.ok ? explorer.goOn(here, survey.parts) : undefined
    if (on && explorer.affords(on.price, on.points)) spots.push(at)
  }
  return spots
}

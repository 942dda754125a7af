import { crosses, squaredDistanceTo } from '../geometry/convex.ts'
import { flatDistance, type Spot } from '../geometry/point.ts'
import { TOUCH } from './climb.ts'
import { markObstacles } from './floor-leg.ts'
import { columnIsFree, type Ground, type Obstacle } from './ground.ts'
import { part } from './part.ts'
import { blockedBy, type Extra, type LegSurvey, NO_HEADROOM } from './survey.ts'

/**
 * Over something that can be climbed but gives no place to stand, from one side of it to the other on the same
 * floor: up, across and down in one go, as one climb. Undefined when nothing there needs climbing.
 * bmg3/core/climb
 */
export function surveyClimbOver(ground: Ground, from: Spot, to: Spot, extra: Extra): LegSurvey | undefined {
  const { mover } = ground
  const inTheWay = ground
    .metBetween(Math.min(from.z, to.z), Math.max(from.z, to.z))
    .search(Math.min(from.x, to.x), Math.min(from.y, to.y), Math.max(from.x, to.x), Math.max(from.y, to.y))
    .filter(({ how, shape }) => how === 'blocked' && crosses(shape, from.x, from.y, to.x, to.y))
  if (inTheWay.length === 0) return undefined
  const wall = inTheWay.find((o) => !isClimbableFrom(o, from) || !isClimbableFrom(o, to))
  if (wall) return wall.piece.climbable ? { ok: false, problem: 'too-far-to-climb' } : blockedBy(wall)
  const top = Math.max(...inTheWay.map((o) => o.top))
  for (const side of [from, to]) {
    if (!columnIsFree(ground, side.x, side.y, side.z + mover.step, top + mover.height)) return NO_HEADROOM
  }
  const length = flatDistance(from, to)
  const stop = markObstacles(ground, { ...from, z: top }, { ...to, z: top }, top, top, length, [], extra)
  if (stop) return blockedBy(stop)
  const pieces = inTheWay.map((o) => o.piece.id)
  return { ok: true, parts: [part('climb', length, top - from.z + (top - to.z), pieces)] }
}

/** Whether an obstacle can be climbed by a base that stands here: it must touch it, and it must start at its feet. */
function isClimbableFrom(o: Obstacle, at: Spot): boolean {
  return (
    o.piece.climbable &&
    o.passage === 'solid' &&
    o.bottom <= at.z &&
    squaredDistanceTo(o.shape, at.x, at.y) <= TOUCH * TOUCH
  )
}

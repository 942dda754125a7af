import { type Convex, cornersOf } from '../geometry/convex.ts'
import { type Ground, type Obstacle, type ObstacleEffect, obstacleEffect, type Top } from './ground.ts'
import { edgesOf, isPassable, type Junction, placesAlong, withNeighbours } from './junction.ts'

/** Every corner that ways may bend at; with borders between cheap and costly ground, those and places along them. */
export function* cornerJunctions(ground: Ground, borders: boolean): Generator<Junction> {
  for (const z of ground.levels) {
    for (const o of ground.obstacles) {
      const how = meetingFrom(ground, o, z)
      if (how === 'ignored') continue
      const border = borders && (how === 'difficult' || how === 'vaulted')
      const found = border
        ? [...borderCorners(o.shape, z), ...alongBorder(o.shape, z)]
        : hugCorners(o.shape, z)
      for (const junction of found) if (isPassable(ground, junction)) yield junction
    }
  }
  for (const top of ground.tops) {
    const found = changesWhatIsInTheWay(ground, top)
      ? [...borderCorners(top.shape, top.z), ...alongBorder(top.shape, top.z)]
      : cornersOf(top.shape).map(({ x, y }) => ({ x, y, z: top.z }))
    for (const junction of found) if (isPassable(ground, junction)) yield junction
  }
}

/**
 * Whether stepping onto a low floor lets a mover past something that the floor around it does not, or the other
 * way round: only then does it matter where along its edge the step is taken.
 */
function changesWhatIsInTheWay(ground: Ground, { z, box }: Top): boolean {
  const { levels, mover } = ground
  const near = levels.filter((other) => other !== z && Math.abs(other - z) <= mover.step)
  if (near.length === 0) return false
  return ground
    .obstaclesIn(box.minX, box.minY, box.maxX, box.maxY)
    .some((o) =>
      near.some((other) => obstacleEffect(o, mover, z, z) !== obstacleEffect(o, mover, other, other)),
    )
}

/** How an obstacle is met on one floor, or on the way between it and one a step higher or lower. */
function meetingFrom({ levels, mover }: Ground, o: Obstacle, z: number): ObstacleEffect {
  let met = obstacleEffect(o, mover, z, z)
  for (const other of levels) {
    if (met !== 'ignored') return met
    if (Math.abs(other - z) <= mover.step)
      met = obstacleEffect(o, mover, Math.min(z, other), Math.max(z, other))
  }
  return met
}

/** The corners of an obstacle, which ways may hug. */
export function hugCorners(shape: Convex, z: number): Junction[] {
  return cornersOf(shape).map(({ x, y }, i, all) => ({
    x,
    y,
    z,
    corner: [all[(i + all.length - 1) % all.length]!, all[(i + 1) % all.length]!],
  }))
}

/** The corners of a border between cheap and costly ground: ways may bend there either way, and slide. */
function borderCorners(shape: Convex, z: number): Junction[] {
  return cornersOf(shape).map((corner, i, all) => ({
    x: corner.x,
    y: corner.y,
    z,
    slide: [
      [all[(i + all.length - 1) % all.length]!, corner],
      [corner, all[(i + 1) % all.length]!],
    ],
  }))
}

/** Places along a border. They may slide on round its corners. */
function* alongBorder(shape: Convex, z: number): Generator<Junction> {
  const edges = edgesOf(shape)
  for (const [i, edge] of edges.entries()) {
    const slide = withNeighbours(edges, i)
    for (const at of placesAlong(edge)) yield { x: Math.round(at.x), y: Math.round(at.y), z, slide }
  }
}

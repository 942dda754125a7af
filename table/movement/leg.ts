import { crosses } from '../geometry/convex.ts'
import { flatDistance, type Spot } from '../geometry/point.ts'
import type { Piece } from '../terrain/piece.ts'
import { climbSurfaces, withinReachOfClimb } from './climb.ts'
import { surveyClimbOver } from './climb-over.ts'
import { type Mark, markObstacles, supportedStretches, surveyFloor } from './floor-leg.ts'
import {
  blocksFlight,
  columnIsFree,
  type Ground,
  isSupported,
  type Obstacle,
  obstructs,
  onBoard,
  passingObstacle,
} from './ground.ts'
import { type Part, part } from './part.ts'
import {
  blockedBy,
  type Extra,
  type LegProblem,
  type LegSurvey,
  NO_EXTRA,
  NO_HEADROOM,
  OFF_BOARD,
  UNSUPPORTED,
  WRONG_LEVEL,
} from './survey.ts'

/**
 * How a leg is made. Left out, it is a walk (jumping gaps) on one floor and a climb between floors; a climb on one
 * floor goes over what is in the way.
 */
export type LegMode = 'walk' | 'jump' | 'climb' | 'drop'

/**
 * Looks over the straight way from a place where the mover stands to another place. `from` is taken to be
 * good: it is where the model is, or the end of the leg before.
 */
export function surveyLeg(
  ground: Ground,
  from: Spot,
  to: Spot,
  mode?: LegMode,
  extra: Extra = NO_EXTRA,
): LegSurvey {
  if (!onBoard(ground, to.x, to.y)) return OFF_BOARD
  const rise = to.z - from.z
  const sameFloor = Math.abs(rise) <= ground.mover.step
  if (!isSupported(ground, to.x, to.y, to.z)) return UNSUPPORTED
  switch (mode ?? (sameFloor ? 'jump' : 'climb')) {
    case 'walk':
      return sameFloor ? surveyFloor(ground, from, to, false, extra) : WRONG_LEVEL
    case 'jump':
      if (sameFloor) return surveyFloor(ground, from, to, true, extra)
      return rise < 0 ? surveyJumpDown(ground, from, to, extra) : WRONG_LEVEL
    case 'climb':
      if (!sameFloor) return surveyClimb(ground, from, to, extra)
      return surveyClimbOver(ground, from, to, extra) ?? surveyFloor(ground, from, to, false, extra)
    case 'drop':
      return rise < -ground.mover.step ? surveyDrop(ground, from, to, extra) : WRONG_LEVEL
  }
}

/** The first thing a body flying straight at this height would hit. */
function flightObstacle(ground: Ground, from: Spot, to: Spot, feet: number): Obstacle | undefined {
  const { x: ax, y: ay } = from
  const { x: bx, y: by } = to
  return ground
    .obstaclesIn(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by))
    .find((o) => blocksFlight(o, ground.mover, feet) && crosses(o.shape, ax, ay, bx, by))
}

/** Off the edge with a run: along the floor to its end, through the air, and down. */
function surveyJumpDown(ground: Ground, from: Spot, to: Spot, extra: Extra): LegSurvey {
  const landing = surveyDescent(ground, from, to, extra)
  if (landing) return landing
  const length = flatDistance(from, to)
  let edge = 0
  for (const stretch of supportedStretches(ground, from, to, from.z, from.z)) {
    if ((stretch.from - edge) * length > ground.mover.gap + 1e-6) break
    edge = Math.max(edge, stretch.to)
  }
  const takeOff = { ...from, x: from.x + (to.x - from.x) * edge, y: from.y + (to.y - from.y) * edge }
  const run = surveyFloor(ground, from, takeOff, true, extra)
  if (!run.ok) return run
  const parts: Part[] = edge > 0 ? [...run.parts] : []
  if (edge < 1) parts.push(part('jump', (1 - edge) * length))
  parts.push(part('drop', 0, from.z - to.z))
  return { ok: true, parts }
}

/** Over the edge and straight down. */
function surveyDrop(ground: Ground, from: Spot, to: Spot, extra: Extra): LegSurvey {
  const landing = surveyDescent(ground, from, to, extra)
  if (landing) return landing
  const length = flatDistance(from, to)
  if (length > withinReachOfClimb(ground.mover)) return { ok: false, problem: 'too-far-to-climb' }
  return { ok: true, parts: [part('drop', length, from.z - to.z)] }
}

/** What is wrong with flying level from one place to above another and coming down there, if anything. */
function surveyDescent(ground: Ground, from: Spot, to: Spot, extra: Extra): LegSurvey | undefined {
  const hit = flightObstacle(ground, from, to, from.z)
  if (hit) return blockedBy(hit)
  const inTheWay = extra.find(
    (o) => blocksFlight(o, ground.mover, from.z) && crosses(o.shape, from.x, from.y, to.x, to.y),
  )
  if (inTheWay) return blockedBy(inTheWay)
  const below = obstructs(ground, to.x, to.y, to.z)
  if (below) return blockedBy(below)
  return columnIsFree(ground, to.x, to.y, to.z, from.z + ground.mover.height) ? undefined : NO_HEADROOM
}

/** Up a wall or ladder to the floor above, or down it: straight up at the lower place, then across. */
function surveyClimb(ground: Ground, from: Spot, to: Spot, extra: Extra): LegSurvey {
  const [foot, head] = from.z < to.z ? [from, to] : [to, from]
  const length = flatDistance(from, to)
  if (length > withinReachOfClimb(ground.mover)) return { ok: false, problem: 'too-far-to-climb' }
  const inTheWay = passingObstacle(ground, foot.x, foot.y, foot.z)
  if (inTheWay) return blockedBy(inTheWay)
  const surfaces = climbSurfaces(ground, foot, head)
  if (!surfaces) return { ok: false, problem: 'not-climbable' }
  const { step, height } = ground.mover
  if (!columnIsFree(ground, foot.x, foot.y, foot.z + step, head.z + height)) return NO_HEADROOM
  const above = { x: foot.x, y: foot.y, z: head.z }
  const marks: Mark[] = []
  const stop = markObstacles(ground, above, head, head.z, head.z, length, marks, extra)
  if (stop) return blockedBy(stop)
  return {
    ok: true,
    parts: [part('climb', length, head.z - foot.z, surfaces.pieces, surfaces.ladder)],
  }
}

/** What is wrong with a leg, as a sentence. */
export function explainLegProblem(problem: LegProblem, piece?: Piece): string {
  const it = piece ? (piece.name ?? `the ${piece.kind}`) : 'something'
  switch (problem) {
    case 'off-board':
      return 'Part of the base would leave the board.'
    case 'blocked':
      return `The way is blocked by ${it}: the base does not fit past it.`
    case 'unsupported':
      return 'There is no floor under the base there.'
    case 'not-climbable':
      return 'There is no wall or ladder here that can be climbed.'
    case 'too-far-to-climb':
      return 'That floor is too far from the foot of the wall: come up to the wall first.'
    case 'no-headroom':
      return 'Something above is in the way.'
    case 'wrong-level':
      return 'The two places are not on floors that this kind of move connects.'
  }
}

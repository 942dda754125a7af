import { boxOf } from '../geometry/convex.ts'
import { figureAround } from '../geometry/inflate.ts'
import type { Spot } from '../geometry/point.ts'
import type { Body } from '../space/body.ts'
import type { Board } from '../terrain/board.ts'
import type { Piece } from '../terrain/piece.ts'
import { type Ground, groundFor, type Obstacle } from './ground.ts'
import { explainLegProblem, type LegMode, surveyLeg } from './leg.ts'
import type { Mover } from './mover.ts'
import { joinParts, type Part } from './part.ts'
import { type FitProblem, fitOn } from './placement.ts'
import type { Extra, LegProblem } from './survey.ts'

/** One straight leg: where to, and how when the obvious way is not meant. */
export interface Leg {
  readonly to: Spot
  readonly by?: LegMode
}

/** A way across the table, leg by leg. */
export interface Path {
  readonly from: Spot
  readonly legs: readonly Leg[]
}

/** Who else is on the table. */
export interface Traffic {
  /** Models that may not be moved through (bmg1/core/no-moving-through-models). */
  readonly around?: readonly Body[]
  /** Models that may be moved through but not ended upon. Those of `around` are never ended upon either. */
  readonly others?: readonly Body[]
}

/** What a path comes to: its parts, and the parts of each leg; or where it fails and why. */
export type PathSurvey =
  | {
      readonly ok: true
      readonly end: Spot
      readonly parts: readonly Part[]
      readonly legs: readonly (readonly Part[])[]
    }
  | {
      readonly ok: false
      readonly leg: number
      readonly problem: LegProblem | FitProblem | 'not-whole-units'
      readonly reason: string
      readonly piece?: string
    }

/** Validates any proposed path for a mover and reports its parts, so that an edition can price it. */
export function surveyPath(board: Board, mover: Mover, path: Path, traffic: Traffic = {}): PathSurvey {
  const ground = groundFor(board, mover)
  const extra = modelsBeside(ground, traffic.around ?? [], path)
  const legs: (readonly Part[])[] = []
  let at = path.from
  for (const [i, leg] of path.legs.entries()) {
    if (!isWhole(leg.to)) {
      return {
        ok: false,
        leg: i,
        problem: 'not-whole-units',
        reason: 'Places on the table are whole numbers of hundredths of a millimetre.',
      }
    }
    const survey = surveyLeg(ground, at, leg.to, leg.by, extra)
    if (!survey.ok) {
      return {
        ok: false,
        leg: i,
        problem: survey.problem,
        reason: explainLegProblem(survey.problem, survey.piece),
        ...(survey.piece ? { piece: survey.piece.id } : {}),
      }
    }
    legs.push(survey.parts)
    at = leg.to
  }
  const fit = fitOn(ground, at, [...(traffic.around ?? []), ...(traffic.others ?? [])])
  if (!fit.ok)
    return { ok: false, leg: Math.max(0, path.legs.length - 1), problem: fit.problem, reason: fit.reason }
  return { ok: true, end: at, parts: joinParts(legs.flat()), legs }
}

const isWhole = ({ x, y, z }: Spot): boolean =>
  Number.isSafeInteger(x) && Number.isSafeInteger(y) && Number.isSafeInteger(z)

/** A stand-in for a model as an obstacle: no piece of the board, but reported like one. */
const modelPiece: Piece = {
  id: 'model',
  kind: 'model',
  name: 'another model',
  footprint: [],
  bottom: 0,
  top: 0,
  sight: 'clear',
  blocksLight: false,
  passage: 'impassable',
  climbable: false,
  standable: false,
  ladder: false,
  cover: 'none',
}

/** Share of a circle's radius at which a figure drawn around it stays within the circle, for 16 and 32 sides. */
const INSIDE_THE_CIRCLE = 0.98

/**
 * Other models as obstacles to go round. The figure lies inside the circle, so that a base in contact is
 * never counted as inside; ending a move overlapping is checked on its own, exactly.
 */
export function modelsInTheWay(ground: Ground, bodies: readonly Body[]): Extra {
  // The paths of one move are judged with the same list of bodies.
  const known = inTheWay.get(bodies)
  if (known?.ground === ground) return known.extra
  const extra = obstaclesOf(ground, bodies)
  inTheWay.set(bodies, { ground, extra })
  return extra
}

const inTheWay = new WeakMap<readonly Body[], { readonly ground: Ground; readonly extra: Extra }>()

const obstaclesOf = (ground: Ground, bodies: readonly Body[]): Extra =>
  bodies.map((other) => obstacleAround(ground, other))

function obstacleAround({ mover }: Ground, other: Body): Obstacle {
  const figure = figureAround(Math.floor((mover.radius + other.radius) * INSIDE_THE_CIRCLE) - 2)
  const shape = figure.map((value, i) => value + (i % 2 === 0 ? other.x : other.y))
  return {
    piece: modelPiece,
    shape,
    box: boxOf(shape),
    bottom: other.z,
    top: other.z + other.height,
    passage: 'impassable',
  }
}

/** Those of the models that a path could meet: what is nowhere near it need not become an obstacle first. */
function modelsBeside(ground: Ground, bodies: readonly Body[], { from, legs }: Path): Extra {
  let { x: minX, y: minY } = from
  let [maxX, maxY] = [minX, minY]
  for (const { to } of legs) {
    minX = Math.min(minX, to.x)
    minY = Math.min(minY, to.y)
    maxX = Math.max(maxX, to.x)
    maxY = Math.max(maxY, to.y)
  }
  const near = bodies.filter(({ x, y, radius }) => {
    const room = ground.mover.radius + radius
    return x + room >= minX && x - room <= maxX && y + room >= minY && y - room <= maxY
  })
  return obstaclesOf(ground, near)
}

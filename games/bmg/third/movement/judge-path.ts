import type { JudgedMove, MoveTerms } from '@gargoyle/bmg-common'
import { boardOf, legsOf, type PathAnswer, passesOver, roundabout, spotOf } from '@gargoyle/bmg-common'
import { ok, type Result, refused } from '@gargoyle/engine'
import {
  type Board,
  type Body,
  findPath,
  flatDistance,
  inches,
  isFullySupported,
  type Part,
  type Path,
  priceOf,
  type Spot,
  showLength,
  surveyPath,
  turn,
} from '@gargoyle/table'
import type { Play } from '../state.ts'
import { type Hold, heightOf, judgeClinging } from './clinging.ts'
import { evenGround, IMPAIRED, withFalls } from './pricing.ts'
import { judgeThroughWalls } from './through-walls.ts'

/** What a move has to keep to. All lengths in table units. */
export type Terms = MoveTerms & {
  /** Water is no difficult ground to it. */
  readonly wades?: boolean
  /** Its moves may end on a wall. */
  readonly clings?: boolean
  /** How it hangs on a wall; `from` is the foot of that then. */
  readonly hold?: Hold
  /** It passes through scenery. */
  readonly incorporeal?: boolean
  /** Ground that impairs it once if it passes over any of it. */
  readonly rough?: readonly Body[]
  /** Ground over which a move must be a straight line. */
  readonly ice?: readonly Body[]
}

/** Whether an answer is a move that keeps to its terms. bmg3/core/basic-move */
export function judgePath(game: Play, terms: Terms, answer: PathAnswer): Result<JudgedMove> {
  const judged = judgeOnFoot(game, terms, answer)
  if (!judged.ok && terms.clings && 'legs' in answer && answer.legs.at(-1)?.by === 'climb')
    return judgeClinging(game, terms, answer.legs, (legs) => judgeOnFoot(game, terms, { legs }))
  if (judged.ok || !terms.incorporeal || terms.straight) return judged
  return judgeThroughWalls(game, terms, answer)
}

function judgeOnFoot(game: Play, terms: Terms, answer: PathAnswer): Result<JudgedMove> {
  if ('to' in answer) return judgeDestination(game, terms, spotOf(answer.to))
  const path: Path = { from: terms.from, legs: legsOf(answer.legs) }
  if (path.legs.length === 0) return ok(staying(terms))
  return judgeLegs(game, terms, path, answer.fall === true)
}

const staying = (terms: Terms): JudgedMove => ({
  path: { from: terms.from, legs: [] },
  end: terms.from,
  parts: [],
  travelled: 0,
  surcharge: 0,
  fall: undefined,
})

function judgeDestination(game: Play, terms: Terms, to: Spot): Result<JudgedMove> {
  const { mover, from, pricing, budget, others } = terms
  if (terms.straight) return judgeLegs(game, terms, { from, legs: [{ to }] }, false)
  const climbed = terms.hold === undefined ? 0 : heightOf(terms.hold)
  const found = findPath(boardOf(game), mover, from, to, { pricing, budget: budget + climbed, others })
  if (!found.ok && terms.wades) return judgeWading(game, terms, to)
  if (!found.ok) return refused(found.reason, { rule: 'bmg3/core/basic-move' })
  const judged = judgeLegs(game, terms, found.path, false)
  if (judged.ok || terms.rough === undefined) return judged
  const around = roundabout(terms.rough, mover.radius)
  const round = findPath(boardOf(game), mover, from, to, { pricing, budget, others, around })
  return round.ok ? judgeLegs(game, terms, round.path, false) : judged
}

/** Who hangs on a wall has climbed a part of it already, or has to come down first. */
function holdCost({ hold }: Terms, path: Path): number {
  if (hold === undefined || path.legs.length === 0) return 0
  const goesUp = path.legs[0]!.to.z >= hold.at.z
  return goesUp ? -heightOf(hold) : heightOf(hold)
}

/** bmg3/core/impaired: one source more, however often it is crossed. */
const roughness = ({ mover, rough = [] }: Terms, path: Path): number =>
  passesOver(path, mover.radius, rough) ? inches(IMPAIRED) : 0

/** Looks for a way as if no ground were difficult; judging it finds out what of it was not water. */
function judgeWading(game: Play, terms: Terms, to: Spot): Result<JudgedMove> {
  const { mover, from, budget, others } = terms
  const found = findPath(boardOf(game), mover, from, to, {
    pricing: evenGround(terms.pricing),
    budget,
    others,
  })
  if (!found.ok) return refused(found.reason, { rule: 'bmg3/core/basic-move' })
  return judgeLegs(game, terms, found.path, false)
}

/** Difficult ground that is only water is ordinary ground for models that wade. */
function wading(board: Board, parts: readonly Part[]): readonly Part[] {
  const isWater = (id: string): boolean => board.pieces.find((piece) => piece.id === id)?.kind === 'water'
  return parts.map((each) =>
    each.kind === 'difficult' && each.pieces.every(isWater) ? { ...each, kind: 'walk' } : each,
  )
}

function judgeLegs(game: Play, terms: Terms, path: Path, fall: boolean): Result<JudgedMove> {
  const { mover, budget, pricing, others } = terms
  if (terms.straight && !isStraight(path)) return refused('This move must be a straight line.')
  if (terms.ice && passesOver(path, mover.radius, terms.ice) && !isStraight(path))
    return refused('Over ice a move is a straight line.', { rule: 'bmg3/weapon/ice-template' })
  const survey = surveyPath(boardOf(game), mover, path, { others })
  if (!survey.ok) return refused(survey.reason, { rule: 'bmg3/core/basic-move' })
  const parts = terms.wades ? wading(boardOf(game), survey.parts) : survey.parts
  const dropAt = survey.legs.findIndex((leg) => leg.some(({ kind }) => kind === 'drop'))
  const drops = dropAt >= 0
  if (drops && dropAt !== path.legs.length - 1)
    return refused('A fall ends the move.', { rule: 'bmg3/core/fall' })
  if (drops && terms.safe) return refused('It cannot be made to fall.', { rule: 'bmg3/core/fall' })
  for (const leg of path.legs) {
    if (leg.by === 'jump' && !isFullySupported(boardOf(game), mover, leg.to)) {
      return refused('The whole base must fit where a jump lands.', { rule: 'bmg3/core/jump' })
    }
  }
  const plain = priceOf(parts, drops ? withFalls(pricing) : pricing)
  if (plain === undefined) return refused('It cannot move that way.', { rule: 'bmg3/core/basic-move' })
  const held = holdCost(terms, path)
  const price = plain + roughness(terms, path) + held
  const length = pathLength(parts) + held
  const judged: JudgedMove = {
    path,
    end: path.legs.at(-1)!.to,
    parts,
    travelled: length,
    surcharge:
      price -
      held -
      parts.reduce((sum, part) => sum + part.horizontal + (part.kind === 'drop' ? 0 : part.vertical), 0),
    fall: drops ? 'over the edge' : undefined,
  }
  if (price <= budget) return ok(judged)
  if (fall && !terms.safe) return failedClimb(terms, judged, price)
  return refused(`That way costs ${showLength(price)}, but only ${showLength(budget)} can be moved.`, {
    rule: 'bmg3/core/basic-move',
  })
}

/** bmg3/core/climb: who climbs what is too far anyway falls to the foot of the wall. */
function failedClimb(terms: Terms, judged: JudgedMove, price: number): Result<JudgedMove> {
  const last = judged.parts.at(-1)
  if (last?.kind !== 'climb') return refused('Only a climb may end in a fall.', { rule: 'bmg3/core/climb' })
  const beforeTheWall = price - last.horizontal - last.vertical
  const height = terms.budget - beforeTheWall
  if (height < 0) return refused('It does not even reach the wall.', { rule: 'bmg3/core/climb' })
  const foot = judged.path.legs.at(-2)?.to ?? terms.from
  const travelled = judged.travelled - last.horizontal - last.vertical + 2 * height
  return ok({ ...judged, end: foot, travelled, fall: 'from the wall' })
}

const pathLength = (parts: readonly Part[]): number =>
  parts.reduce((sum, { horizontal, vertical }) => sum + horizontal + vertical, 0)

/** Whether all legs run on one line, give or take the rounding to whole units. */
function isStraight({ from, legs }: Path): boolean {
  const end = legs.at(-1)
  if (end === undefined) return true
  const length = flatDistance(from, end.to)
  return legs.every(({ to }) => length === 0 || Math.abs(turn(from, end.to, to)) / length <= 2)
}

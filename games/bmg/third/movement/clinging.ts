import type { JudgedMove } from '@gargoyle/bmg-common'
import { boardOf, bodyOf, cardOf, type LegAnswer, spotOf } from '@gargoyle/bmg-common'
import { ok, type Result, refused } from '@gargoyle/engine'
import {
  type Board,
  basesClash,
  fitsHere,
  floorHeights,
  type Mover,
  part,
  type Spot,
  showLength,
  squaredDistanceTo,
} from '@gargoyle/table'
import type { Model, Play } from '../state.ts'
import type { Terms } from './judge-path.ts'

/** How a model hangs on a wall: where, and where it would stand below. */
export type Hold = { readonly at: Spot; readonly foot: Spot }

/** The hold of a model that is neither on a floor nor in the air. */
export function holdOf(game: Play, model: Model): Hold | undefined {
  const { x, y, z } = bodyOf(game, model)
  const { mover } = cardOf(game, model)
  const fit = fitsHere(boardOf(game), mover, { x, y, z })
  if (fit.ok || fit.problem !== 'no-floor') return undefined
  const below = floorHeights(boardOf(game), mover, x, y).filter((floor) => floor < z)
  return below.length === 0 ? undefined : { at: { x, y, z }, foot: { x, y, z: Math.max(...below) } }
}

/** How high above its foot a model hangs. */
export const heightOf = ({ at, foot }: Hold): number => at.z - foot.z

/** How close to a wall a base touches it: a millimetre. */
const TOUCH = 100

/** How far up from a place climbable walls and ladders lead without a break. bmg3/core/climb */
function topOfWall(board: Board, { radius, step }: Mover, foot: Spot): number {
  const reach = radius + TOUCH
  let top = foot.z
  const walls = board.index
    .search(foot.x - reach, foot.y - reach, foot.x + reach, foot.y + reach)
    .filter(
      ({ piece, shape }) =>
        (piece.ladder || (piece.climbable && piece.passage === 'solid')) &&
        squaredDistanceTo(shape, foot.x, foot.y) <= reach * reach,
    )
    .sort((a, b) => a.bottom - b.bottom)
  for (const wall of walls) {
    if (wall.bottom > top + step) break
    top = Math.max(top, wall.top)
  }
  return top
}

/** Whether scenery takes the room in which a model would hang. */
function isBlocked(board: Board, { radius, height }: Mover, at: Spot): boolean {
  return board.index
    .search(at.x - radius, at.y - radius, at.x + radius, at.y + radius)
    .some(
      ({ piece, shape, bottom, top }) =>
        (piece.passage === 'solid' || piece.passage === 'impassable') &&
        bottom < at.z + height &&
        top > at.z &&
        squaredDistanceTo(shape, at.x, at.y) < radius * radius,
    )
}

/** What is wrong with a place on a wall, if anything. */
function judgeHold(game: Play, { mover, others }: Terms, foot: Spot, at: Spot): string | undefined {
  const board = boardOf(game)
  if (at.x !== foot.x || at.y !== foot.y) return 'It climbs straight up or down to where it hangs.'
  if (at.z <= foot.z || at.z > topOfWall(board, mover, foot)) return 'There is nothing to hang on to.'
  if (isBlocked(board, mover, at)) return 'There is no room to hang there.'
  return others.some((other) => basesClash(mover, at, other))
    ? 'The base would overlap another model.'
    : undefined
}

/**
 * Judges a move whose last leg is a climb that ends on the wall. What leads up to it is judged on foot by `onFoot`;
 * who hangs already may go up and down its wall.
 */
export function judgeClinging(
  game: Play,
  terms: Terms,
  legs: readonly LegAnswer[],
  onFoot: (legs: readonly LegAnswer[]) => Result<JudgedMove>,
): Result<JudgedMove> {
  const to = spotOf(legs.at(-1)!.to)
  const before = onFoot(legs.slice(0, -1))
  if (!before.ok) return before
  const hangs = legs.length === 1 ? terms.hold : undefined
  const { end: foot, travelled, surcharge, path, parts } = before.value
  const wrong = judgeHold(game, terms, foot, to)
  if (wrong !== undefined) return refused(wrong, { rule: 'bmg3/core/climb' })
  const climbed = Math.abs(to.z - (hangs?.at ?? foot).z)
  const price = travelled + surcharge + climbed
  if (price > terms.budget) {
    return refused(
      `That way costs ${showLength(price)}, but only ${showLength(terms.budget)} can be moved.`,
      {
        rule: 'bmg3/core/basic-move',
      },
    )
  }
  return ok({
    path: { from: path.from, legs: [...path.legs, { to, by: 'climb' }] },
    end: to,
    parts: [...parts, part('climb', 0, climbed)],
    travelled: travelled + climbed,
    surcharge,
    fall: undefined,
  })
}

import { askPoint, boardOf, bodiesBut, bodyOf, cardOf, labelOf, placeOf } from '@gargoyle/bmg-common'
import type { Rule, RuleId } from '@gargoyle/engine'
import {
  type Board,
  crosses,
  fitsHere,
  flatDistance,
  floorHeights,
  inflate,
  type Mover,
  type Spot,
  showLength,
} from '@gargoyle/table'
import { crewOf } from '../model/crew.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { moveBlockedReason, moveBudget } from './move.ts'

/** A move in any direction, over whatever is in the way. */
export type FlightOrder = {
  readonly model: Model
  /** Inches added to the basic move. */
  readonly bonus: number
  readonly reason: string
  readonly rule: RuleId
}

/**
 * Asks where to and flies there: over walls and difficult ground, and only the way through the air counts. What impairs
 * a model from the start of its move impairs this one too. bmg3/core/impaired
 */
export function* fly(game: Play, { model, bonus, reason, rule }: FlightOrder): Rule<boolean> {
  if (moveBlockedReason(game, model) !== undefined) return false
  const from = bodyOf(game, model)
  const budget = moveBudget(game, model, { bonus, action: true })
  const { mover } = cardOf(game, model)
  const others = bodiesBut(game, model)
  const judge = (to: Spot): string | undefined => {
    const fit = fitsHere(boardOf(game), mover, to, others)
    if (!fit.ok) return fit.reason
    const way = flightLength(boardOf(game), mover, from, to)
    return way <= budget
      ? undefined
      : `That is ${showLength(way)} through the air, and ${showLength(budget)} can be flown.`
  }
  const to = yield* askPoint(game, model.seat, {
    name: 'fly',
    prompt: `Where does ${labelOf(game, model)} go? (${reason})`,
    rule,
    about: { model: model.id, from: placeOf(from), budget },
    judge,
    candidates: (random, n) => {
      const found: Spot[] = []
      for (let i = 0; i < 10 * n && found.length < n; i++) {
        const x = from.x + random.between(-budget, budget)
        const y = from.y + random.between(-budget, budget)
        const floors = floorHeights(boardOf(game), mover, x, y)
        const at = { x, y, z: random.pick(floors.length > 0 ? floors : [0]) }
        if (judge(at) === undefined) found.push(at)
      }
      return found
    },
    optional: true,
  })
  if (model.condition === 'down') model.condition = 'up'
  if (to === undefined) return true
  model.at = to
  const crew = crewOf(game, model.seat)
  for (const tally of [crew.activation, crew.round, crew.game]) tally.moves++
  game.emit(() => ({
    name: 'flight',
    text: `${labelOf(game, model)} swings through the air.`,
    rule,
    about: { model: model.id, end: placeOf(to) },
  }))
  yield* trigger(game, 'moved', { mover: model, from, how: 'move', action: true })
  return true
}

/**
 * The way through the air: straight if nothing solid is above both ends on the way, else up over the highest
 * thing in between and down again.
 */
export function flightLength(board: Board, mover: Mover, from: Spot, to: Spot): number {
  const across = flatDistance(from, to)
  const top = clearance(board, mover, from, to)
  if (top <= Math.max(from.z, to.z)) return Math.sqrt(across * across + (from.z - to.z) * (from.z - to.z))
  return top - from.z + across + (top - to.z)
}

/** How high one must go to pass over everything between two places. */
function clearance(board: Board, mover: Mover, from: Spot, to: Spot): number {
  const r = mover.radius
  const solids = board.index.search(
    Math.min(from.x, to.x) - r,
    Math.min(from.y, to.y) - r,
    Math.max(from.x, to.x) + r,
    Math.max(from.y, to.y) + r,
  )
  let top = Math.max(from.z, to.z)
  for (const { piece, shape, top: height } of solids) {
    if (height <= top || (piece.passage !== 'solid' && piece.passage !== 'impassable')) continue
    if (crosses(inflate(shape, r), from.x, from.y, to.x, to.y)) top = height
  }
  return top
}

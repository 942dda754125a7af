import { boardOf, isInZones, isOnTable, type PlaceOrder, place } from '@gargoyle/bmg-common'
import type { Model, Play } from '@gargoyle/bmg-counters/toolkit'
import type { Rule, RuleId } from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'

/** Whether something hangs above a place: a roof, a bridge. */
const isUnderRoof = (game: Play, { x, y, z }: Spot): boolean =>
  boardOf(game)
    .index.search(x, y, x, y)
    .some(({ piece }) => piece.bottom > z && isInZones({ x, y, z }, 0, [piece.footprint]))

/** When and where a model comes on the table. */
export type Arrival = {
  readonly round: number
  readonly rule: RuleId
  /** Words if a place will not do. */
  readonly accept?: (at: Spot) => string | undefined
  readonly optional?: true
  /** In that round or not at all. */
  readonly onlyThen?: true
  /** It may come under a roof too. */
  readonly roofed?: true
}

/** A model that is not deployed is placed at the start of Raise the Plan of a round. bmg2/core/deploy-later */
export function* arriveInRound(
  game: Play,
  model: Model,
  { round, rule, accept, optional, onlyThen, roofed }: Arrival,
): Rule<void> {
  if (onlyThen && game.state.round > round) return
  if (game.state.round < round || model.condition !== 'away' || model.sewerSince !== undefined) return
  const order: PlaceOrder = {
    model,
    reason: 'arrival',
    rule,
    accept: (at) => (!roofed && isUnderRoof(game, at) ? 'Not under a roof.' : accept?.(at)),
    ...(optional ? { optional } : {}),
  }
  yield* place(game, order)
  if (isOnTable(model)) model.condition = 'up'
}

import { boardOf, bodiesBut, bodyOf, cardOf, isOnTable, labelOf, placeOf } from '@gargoyle/bmg-common'
import { memory, type Rule } from '@gargoyle/engine'
import { type Point, pushAway, type Spot } from '@gargoyle/table'
import { ruleId } from '../edition.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { landingFrom, sufferFall } from './falling.ts'

/** Whether a strike has pushed its target. bmg1/effect/displaced-pushed */
export const hasPushed = memory<boolean>('pushed/done', false)

/**
 * Moves a model straight away from somewhere by a length in table units. Scenery that stops it short hurts it; over an
 * edge it falls. bmg1/effect/displaced-pushed, bmg1/core/falling, bmg1/core/push
 */
export function* displace(
  game: Play,
  model: Model,
  from: Point,
  length: number,
  by: Model | undefined,
): Rule<void> {
  if (
    !isOnTable(model) ||
    length <= 0 ||
    applies(game, 'cannot-be-pushed', { about: model, ...(by ? { other: by } : {}) })
  )
    return
  const start = bodyOf(game, model)
  const others = bodiesBut(game, model)
  const way = pushAway(boardOf(game), cardOf(game, model).mover, start, from, length, others)
  const down = way.beyond === undefined ? undefined : landingFrom(game, model, way.beyond)
  settle(game, model, down?.landing ?? way.end)
  yield* trigger(game, 'moved', {
    mover: model,
    from: start,
    how: down === undefined ? 'move' : 'fall',
    path: { from: start, legs: [{ to: way.end }] },
  })
  yield* trigger(game, 'pushed', { victim: model, by })
  if (!isOnTable(model)) return
  if (down !== undefined) yield* sufferFall(game, model, down.height, 0, by)
  else if (way.stop?.kind === 'piece' && way.distance < length)
    yield* trigger(game, 'slammed', { victim: model, by })
}

function settle(game: Play, model: Model, at: Spot): void {
  model.at = { x: at.x, y: at.y, z: at.z }
  game.emit(() => ({
    name: 'pushed',
    text: `${labelOf(game, model)} is pushed.`,
    rule: ruleId(game, 'core/push'),
    about: { model: model.id, end: placeOf(at) },
  }))
}

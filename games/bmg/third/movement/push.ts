import {
  boardOf,
  bodiesBut,
  bodyOf,
  cardOf,
  chooseSpot,
  isOnTable,
  labelOf,
  placeOf,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { type Advance, advance, inches, type Point, pushAway, type Spot } from '@gargoyle/table'
import { skill } from '../model/skills.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { landingFrom, sufferFall } from './falling.ts'
import { moveBlockedReason } from './move.ts'

/** Moves a model straight away from somewhere until something stops it; over an edge it falls. bmg3/core/fall */
export function* push(game: Play, model: Model, from: Point, distance: number): Rule<void> {
  if (!isOnTable(model) || moveBlockedReason(game, model) !== undefined) return
  if (applies(game, 'steers-pushes', { about: model })) {
    yield* steer(game, model, distance)
    return
  }
  const { mover } = cardOf(game, model)
  const way = pushAway(
    boardOf(game),
    mover,
    bodyOf(game, model),
    from,
    inches(distance),
    bodiesBut(game, model),
  )
  yield* shove(game, model, way)
}

/** Some say themselves where they are pushed to. */
function* steer(game: Play, model: Model, distance: number): Rule<void> {
  const { x, y } = bodyOf(game, model)
  const towards = yield* chooseSpot(game, model.seat, {
    name: 'push-direction',
    prompt: `Towards where is ${labelOf(game, model)} pushed?`,
    rule: 'bmg3/weapon/push',
    accept: (at) => (at.x === x && at.y === y ? 'Point away from where it stands.' : undefined),
  })
  if (towards !== undefined) yield* pull(game, model, towards, distance)
}

/** Moves a model straight towards somewhere. */
export function* pull(game: Play, model: Model, towards: Point, distance: number): Rule<void> {
  if (!isOnTable(model) || moveBlockedReason(game, model) !== undefined) return
  const { mover } = cardOf(game, model)
  const way = advance(
    boardOf(game),
    mover,
    bodyOf(game, model),
    towards,
    inches(distance),
    bodiesBut(game, model),
  )
  yield* shove(game, model, way)
}

function* shove(game: Play, model: Model, way: Advance): Rule<void> {
  const from = bodyOf(game, model)
  if (way.beyond === undefined) {
    if (way.distance === 0) return
    settle(game, model, way.end)
    yield* trigger(game, 'moved', { mover: model, from, how: 'move' })
    return
  }
  const down = landingFrom(game, model, way.beyond)
  if (down === undefined) {
    settle(game, model, way.end)
    return
  }
  settle(game, model, down.landing)
  yield* sufferFall(game, model, way.distance + down.height, inches(skill(game, 'movement', model)))
  yield* trigger(game, 'moved', { mover: model, from, how: 'fall' })
}

function settle(game: Play, model: Model, at: Spot): void {
  model.at = { x: at.x, y: at.y, z: at.z }
  game.emit(() => ({
    name: 'pushed',
    text: `${labelOf(game, model)} is moved.`,
    about: { model: model.id, end: placeOf(at) },
  }))
}

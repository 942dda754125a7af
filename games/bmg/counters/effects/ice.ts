import { bodyOf, isIce, isOnTable, roughGround } from '@gargoyle/bmg-common'
import { memory, type Rule, recall, remember } from '@gargoyle/engine'
import type { Path } from '@gargoyle/table'
import { knockDown } from '../damage/knock-down.ts'
import { ruleId } from '../edition.ts'
import { rollSkill } from '../model/skill-roll.ts'
import { type FirstTouch, firstTouch } from '../movement/patches.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'

/** Whether the active model has rolled for ice: it does so once. bmg2/template/ice */
const hasRolledOnIce = memory<boolean>('ice/rolled', false)

/** Where a model that has not rolled in its activation touches ice, standing still or on a way. */
function touchOfIce(game: Play, model: Model, path?: Path): FirstTouch | undefined {
  const { activation } = game.state
  if (activation?.model !== model.id || recall(activation, hasRolledOnIce)) return undefined
  if (!isOnTable(model) || model.condition !== 'up') return undefined
  return firstTouch(path ?? { from: model.at, legs: [] }, bodyOf(game, model), roughGround(game, isIce))
}

/** The one roll of an activation. */
function* keepsItsFeet(game: Play, model: Model): Rule<boolean> {
  remember(game.state.activation, hasRolledOnIce, true)
  yield* trigger(game, 'on-ice', { slider: model })
  return yield* rollSkill(game, model, 'agility', { reason: 'on the ice' })
}

/** Where on its way a model slips, if it does: it touches ice there and fails its roll. bmg2/template/ice */
export function* slipOnTheWay(game: Play, model: Model, path: Path): Rule<FirstTouch | undefined> {
  const touch = touchOfIce(game, model, path)
  return touch === undefined || (yield* keepsItsFeet(game, model)) ? undefined : touch
}

/** Lays a model down that slipped; gives whether it lies. */
export const fallOnIce = (game: Play, model: Model): Rule<boolean> =>
  knockDown(game, model, { rule: ruleId(game, 'effect/knock-down-fallen') })

/**
 * A model that touches ice in its activation rolls Agility once, or is knocked down: where it is, or on a way that is
 * over. bmg2/template/ice, bmg2/core/ice-template
 */
export function* slip(game: Play, model: Model, path?: Path): Rule<void> {
  if (touchOfIce(game, model, path) !== undefined && !(yield* keepsItsFeet(game, model)))
    yield* fallOnIce(game, model)
}

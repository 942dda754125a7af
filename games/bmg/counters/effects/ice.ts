import { bodyOf, isOnTable, roughGround } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { isWithin } from '@gargoyle/table'
import { knockDown } from '../damage/knock-down.ts'
import { ruleId } from '../edition.ts'
import { rollSkill } from '../model/skill-roll.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { ICY } from '../weapons/compendium-rules.ts'

/** A model that touches ice in its activation rolls Agility once, or is knocked down. bmg2/template/ice */
export function* slip(game: Play, model: Model): Rule<void> {
  const { activation } = game.state
  if (!isOnTable(model) || model.condition !== 'up' || activation?.notes.includes(ICY)) return
  const body = bodyOf(game, model)
  if (!roughGround(game, ICY).some((ice) => isWithin(body, ice, 0))) return
  activation?.notes.push(ICY)
  yield* trigger(game, 'on-ice', { slider: model })
  if (!(yield* rollSkill(game, model, 'agility', { reason: 'on the ice' })))
    yield* knockDown(game, model, { rule: ruleId(game, 'effect/knock-down-fallen') })
}

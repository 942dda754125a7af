import { labelOf } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import type { Strike } from '../attack/attack.ts'
import { ruleId } from '../edition.ts'
import { release } from '../model/grip.ts'
import { awardKnockOut } from '../round/victory-points.ts'
import { trigger } from '../rules/rule-system.ts'
import { type Model, noCounters, type Play } from '../state.ts'
import { dropLoot } from './drop-loot.ts'

/** As many markers as Endurance: it loses its counters and lies until it recovers. bmg1/core/ko, bmg2/core/ko */
export function* knockOut(game: Play, model: Model, by: Model | undefined, strike?: Strike): Rule<void> {
  model.condition = 'ko'
  model.counters = noCounters()
  model.effects = model.effects.filter(({ id }) => id !== 'cover')
  dropLoot(game, model)
  // bmg1/core/grab: it holds no model any more.
  release(game, model)
  game.emit(() => ({
    name: 'knocked-out',
    text: `${labelOf(game, model)} is K.O.`,
    rule: ruleId(game, 'core/ko'),
    about: { model: model.id, by: by?.id ?? null },
  }))
  awardKnockOut(game, model)
  yield* trigger(game, 'knocked-out', { victim: model, by, strike })
}

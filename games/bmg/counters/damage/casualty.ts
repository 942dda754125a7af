import { isOnTable, labelOf } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import { release } from '../model/grip.ts'
import { awardCasualty } from '../round/victory-points.ts'
import type { Averted } from '../rules/moments.ts'
import { trigger } from '../rules/rule-system.ts'
import { type Model, noCounters, type Play } from '../state.ts'
import { dropLoot } from './drop-loot.ts'

/** Out of the game: as many injuries as Endurance, a great fall, an arrest. bmg1/core/casualty */
export function* becomeCasualty(game: Play, model: Model, by: Model | undefined): Rule<void> {
  if (!isOnTable(model)) return
  const rescue: Averted = { averted: undefined }
  yield* trigger(game, 'dying', { victim: model, by, rescue })
  if (rescue.averted !== undefined || !isOnTable(model)) return
  dropLoot(game, model)
  const gone: Model = model
  gone.condition = 'casualty'
  gone.at = undefined
  gone.counters = noCounters()
  release(game, gone)
  game.emit(() => ({
    name: 'casualty',
    text: `${labelOf(game, gone)} is a casualty.`,
    rule: ruleId(game, 'core/casualty'),
    about: { model: gone.id, by: by?.id ?? null },
  }))
  awardCasualty(game, gone)
  yield* trigger(game, 'casualty', { victim: gone, by })
  // What it had become counts until everything about it is settled. bmg2/core/rank-change, bmg2/crew-strategy/payday
  if (!isOnTable(model)) gone.effects = []
}

import { labelOf } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import { release } from '../model/grip.ts'
import { isInGame } from '../model/in-game.ts'
import { awardCasualty } from '../round/victory-points.ts'
import type { Averted } from '../rules/moments.ts'
import { trigger } from '../rules/rule-system.ts'
import { type Model, noCounters, type Play } from '../state.ts'
import { dropLoot } from './drop-loot.ts'

/** Out of the game: as many injuries as Endurance, a great fall, an arrest. bmg1/core/casualty */
export function* becomeCasualty(game: Play, model: Model, by: Model | undefined): Rule<void> {
  if (!isInGame(model)) return
  const rescue: Averted = { averted: undefined }
  yield* trigger(game, 'dying', { victim: model, by, rescue })
  if (rescue.averted !== undefined || !isInGame(model)) return
  dropLoot(game, model)
  model.condition = 'casualty'
  model.at = undefined
  model.sewerSince = undefined
  model.counters = noCounters()
  release(game, model)
  game.emit(() => ({
    name: 'casualty',
    text: `${labelOf(game, model)} is a casualty.`,
    rule: ruleId(game, 'core/casualty'),
    about: { model: model.id, by: by?.id ?? null },
  }))
  awardCasualty(game, model)
  yield* trigger(game, 'casualty', { victim: model, by })
  // What it had become counts until everything about it is settled. bmg2/core/rank-change, bmg2/crew-strategy/payday
  if (!isInGame(model)) model.effects = []
}

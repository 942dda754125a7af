import { addEffect, isImmune } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import type { Strike } from '../attack/attack.ts'
import { isInGame } from '../model/in-game.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import type { RuleUse } from '../vocabulary.ts'

/** Where an effect comes from. */
export type SufferDetails = {
  readonly by?: Model | undefined
  readonly strike?: Strike | undefined
  /** Rules that it came with: `smoke` where smoke blinds. */
  readonly nature?: readonly string[]
}

/** Makes a model suffer an effect, unless something makes it immune. An effect lasts until the round ends unless it says otherwise. */
export function* sufferEffect(
  game: Play,
  victim: Model,
  { id, args }: RuleUse,
  { by, strike, nature }: SufferDetails = {},
): Rule<void> {
  const record = game.content.book.effects[id] ?? game.broken(`There is no effect "${id}".`)
  if (!isInGame(victim) || isImmune(game, victim, id, nature)) return
  if (record.suffer === undefined)
    addEffect(game, victim, id, { until: 'round', args, ...(by ? { by } : {}) })
  else {
    const work = record.suffer({ game, victim, args, by, strike })
    if (work !== undefined) yield* work
  }
  yield* trigger(game, 'suffered', { victim, what: id, by })
}

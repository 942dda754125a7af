import { addEffect, labelOf } from '@gargoyle/bmg-common'
import { memory, type Rule, recall, remember, roundMemory } from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import { agrees } from '../model/choose-model.ts'
import { canPrepare } from '../round/raise-a-plan.ts'
import { applies } from '../rules/rule-system.ts'
import type { CounterRule } from '../rules/special-rule.ts'
import type { Play } from '../state.ts'

/** Whether a model has taken a Titan Dose in this game. bmg1/trait/titan-dose, bmg2/trait/titan-dose */
export const hasTakenTitanDose = memory<boolean>('titan-dose/taken', false)

/** Whether a model has taken a dose of any kind this round: it takes no other. bmg2/core/doses */
export const isDosed = roundMemory<boolean>('doses/dosed', false)

/** All basic skills are 1 better until the end of the round, Special among them. bmg1/trait/titan-dose, bmg2/trait/titan-dose */
export const titanDose: CounterRule = {
  name: 'Titan Dose',
  text: 'All basic skills are 1 better until the end of the round.',
  own: { willpower: 1, movement: 1, attack: 1, defense: 1, endurance: 1, special: 1, strength: -1 },
}

/** A model with a dose may take it before counters are placed: one in a game, more for addicts. */
export function* offerDoses(game: Play): Rule<void> {
  for (const model of game.state.models) {
    if (model.doses === 0 || !canPrepare(game, model) || recall(model, isDosed)) continue
    if (applies(game, 'takes-no-doses', { about: model })) continue
    if (recall(model, hasTakenTitanDose) && !applies(game, 'takes-more-doses', { about: model })) continue
    const takes = yield* agrees(game, model.seat, {
      name: 'titan-dose',
      prompt: `Does ${labelOf(game, model)} take a Titan Dose?`,
      rule: ruleId(game, 'trait/titan-dose'),
      model,
    })
    if (!takes) continue
    model.doses--
    remember(model, hasTakenTitanDose, true)
    remember(model, isDosed, true)
    addEffect(game, model, 'titan-dose', { until: 'round' })
  }
}

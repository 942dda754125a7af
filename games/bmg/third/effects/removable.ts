import { labelOf, removeEffect } from '@gargoyle/bmg-common'
import { ask, choose, type Rule, type RuleId } from '@gargoyle/engine'
import type { Model, Play } from '../state.ts'

/** Effects that are a Status and lie on a model until something removes them. */
const REMOVABLE: readonly string[] = [
  'acid',
  'blind',
  'enervating',
  'fire',
  'freeze',
  'infected',
  'paralyze',
  'poison',
  'quarry',
  'scared',
  'slow',
  'slow-this-round',
  'sonic',
  'stunned',
]

/** The statuses that lie on a model, by the ids of their effects. */
export const statusesOn = (model: Model): readonly string[] => [
  ...new Set(model.effects.map(({ id }) => id).filter((id) => REMOVABLE.includes(id))),
]

/** Lets a player take a status off a model, or none. Gives whether one was taken off. */
export function* chooseStatusOff(game: Play, model: Model, rule: RuleId, seat = model.seat): Rule<boolean> {
  const found = statusesOn(model)
  if (found.length === 0) return false
  const picked = yield* ask(
    game,
    seat,
    choose({
      name: 'remove-status',
      prompt: `Which Status is taken off ${labelOf(game, model)}?`,
      rule,
      about: { model: model.id },
      options: [
        ...found.map((id) => ({ id, label: game.content.book.effects[id]?.name ?? id })),
        { id: 'none', label: 'None of them' },
      ],
    }),
  )
  if (picked === 'none') return false
  removeEffect(model, picked)
  game.emit(() => ({
    name: 'status-removed',
    text: `${labelOf(game, model)} is rid of ${game.content.book.effects[picked]?.name ?? picked}.`,
    rule,
    about: { model: model.id },
  }))
  return true
}

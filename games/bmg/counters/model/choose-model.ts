import { labelOf } from '@gargoyle/bmg-common'
import { ask, choose, type Rule, type RuleId, type Seat } from '@gargoyle/engine'
import type { Model, Play } from '../state.ts'

/** A question for one model of several. */
export type ModelQuestion = {
  readonly name: string
  readonly prompt: string
  readonly rule: RuleId
  readonly among: readonly Model[]
}

const optionOf = (game: Play, model: Model) => ({
  id: `${model.id}`,
  label: labelOf(game, model),
  about: { model: model.id },
})

/** Lets a player pick a model. Asking among none is a bug. */
export function* chooseModel(
  game: Play,
  seat: Seat,
  { name, prompt, rule, among }: ModelQuestion,
): Rule<Model> {
  const options = among.map((model) => optionOf(game, model))
  const picked = yield* ask(game, seat, choose({ name, prompt, rule, options }))
  return among.find(({ id }) => `${id}` === picked)!
}

/** The same where the player may pick none. */
export function* chooseModelOrNone(
  game: Play,
  seat: Seat,
  { name, prompt, rule, among }: ModelQuestion,
): Rule<Model | undefined> {
  if (among.length === 0) return undefined
  const options = [...among.map((model) => optionOf(game, model)), { id: 'none', label: 'None' }]
  const picked = yield* ask(game, seat, choose({ name, prompt, rule, options }))
  return among.find(({ id }) => `${id}` === picked)
}

/** A yes or no. */
export function* agrees(
  game: Play,
  seat: Seat,
  asked: { readonly name: string; readonly prompt: string; readonly rule: RuleId; readonly model?: Model },
): Rule<boolean> {
  const { name, prompt, rule, model } = asked
  const answer = yield* ask(
    game,
    seat,
    choose({
      name,
      prompt,
      rule,
      ...(model ? { about: { model: model.id } } : {}),
      options: [
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ],
    }),
  )
  return answer === 'yes'
}

import { labelOf } from '@gargoyle/bmg-common'
import { ask, choose, type Rule, type RuleId, type Seat, type ValuedOption } from '@gargoyle/engine'
import type { Model, Play } from '../state.ts'

/** A question for one model of several. */
export type ModelQuestion = {
  readonly name: string
  readonly prompt: string
  readonly rule: RuleId
  readonly among: readonly Model[]
}

/** The options of a question for one of some models, or for several of them. */
export const modelOptions = (game: Play, among: readonly Model[]): readonly ValuedOption<Model>[] =>
  among.map((model) => ({
    id: `${model.id}`,
    value: model,
    label: labelOf(game, model),
    about: { model: model.id },
  }))

/** What stands below models and markers of which none need be picked. */
export const NONE: ValuedOption<undefined> = { id: 'none', value: undefined, label: 'None' }

/** Lets a player pick a model. Asking among none is a bug. */
export function* chooseModel(
  game: Play,
  seat: Seat,
  { name, prompt, rule, among }: ModelQuestion,
): Rule<Model> {
  const options = modelOptions(game, among)
  return yield* ask(game, seat, choose({ name, prompt, rule, options }))
}

/** The same where the player may pick none. */
export function* chooseModelOrNone(
  game: Play,
  seat: Seat,
  { name, prompt, rule, among }: ModelQuestion,
): Rule<Model | undefined> {
  if (among.length === 0) return undefined
  const options: readonly ValuedOption<Model | undefined>[] = [...modelOptions(game, among), NONE]
  return yield* ask(game, seat, choose({ name, prompt, rule, options }))
}

/** A yes or no. */
export function* agrees(
  game: Play,
  seat: Seat,
  asked: { readonly name: string; readonly prompt: string; readonly rule: RuleId; readonly model?: Model },
): Rule<boolean> {
  const { name, prompt, rule, model } = asked
  return yield* ask(
    game,
    seat,
    choose({
      name,
      prompt,
      rule,
      ...(model ? { about: { model: model.id } } : {}),
      options: [
        { id: 'yes', value: true, label: 'Yes' },
        { id: 'no', value: false, label: 'No' },
      ],
    }),
  )
}

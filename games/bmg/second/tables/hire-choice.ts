import { addEffect, labelOf } from '@gargoyle/bmg-common'
import { gainTrait, type Model, type Play, type RuleUse } from '@gargoyle/bmg-counters'
import { ask, choose, type Rule, type RuleId } from '@gargoyle/engine'

/** One of several things that a model may be hired as. */
export type HireOption = { readonly label: string; readonly traits: readonly RuleUse[] }

/** A choice that is made when a model is hired, before anything else of the game. */
export type HireChoice = {
  /** The id of the effect that keeps it: its first argument is the choice. */
  readonly effect: string
  readonly rule: RuleId
  readonly options: Readonly<Record<string, HireOption>>
}

/** Lets the player of a model choose. What is chosen lasts for the game. */
export function* chooseWhenHired(game: Play, owner: Model, choice: HireChoice): Rule<void> {
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: choice.effect,
      prompt: `What is ${labelOf(game, owner)} hired as?`,
      rule: choice.rule,
      about: { model: owner.id },
      options: Object.entries(choice.options).map(([id, { label }]) => ({ id, label })),
    }),
  )
  addEffect(game, owner, choice.effect, { until: 'game', args: [picked] })
  for (const trait of choice.options[picked]!.traits) gainTrait(game, owner, trait, 'game')
}

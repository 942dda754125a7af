import type { Rule } from '@gargoyle/engine'
import { actionOptions } from '../activation/actions.ts'
import { type Pays, performAction } from '../activation/perform.ts'
import type { Model, Play } from '../state.ts'
import type { Answer, TestTable } from './table.ts'

/** Takes the action that an option of this id stands for, whether it may be taken or not. */
export function* performById(game: Play, model: Model, id: string, pays: Pays): Rule<void> {
  const option = actionOptions(game, model, () => undefined).find((each) => each.id === id)
  if (option === undefined) throw new Error(`There is no action "${id}".`)
  yield* performAction(game, model, option.value, pays)
}

/** Lets a model use an action of a trait, in any activation and without paying for it. */
export function useTrait<Name extends string>(
  table: TestTable<Name>,
  name: NoInfer<Name>,
  trait: string,
  dice = '',
  ...answers: readonly Answer[]
): void {
  table.play(
    (game, models) => performById(game, models[name], `trait:${trait}`, () => undefined),
    dice,
    ...answers,
  )
}

/** Why a model cannot use an action of a trait now, if it cannot. */
export function useBlockedReason<Name extends string>(
  table: TestTable<Name>,
  name: NoInfer<Name>,
  trait: string,
): string | undefined {
  return table.play((game, models) => {
    const option = actionOptions(game, models[name], () => undefined).find(
      ({ id }) => id === `trait:${trait}`,
    )
    if (option === undefined) throw new Error(`${name} has no action "${trait}".`)
    return option.why?.text
  })
}

import { actionOptions } from '../activation/actions.ts'
import { performAction } from '../activation/perform.ts'
import type { Answer, TestTable } from './table.ts'

/** Lets a model use an action of a trait, in any activation and without paying for it. */
export function useTrait<Name extends string>(
  table: TestTable<Name>,
  name: NoInfer<Name>,
  trait: string,
  dice = '',
  ...answers: readonly Answer[]
): void {
  table.play(
    (game, models) => performAction(game, models[name], `trait:${trait}`, () => undefined),
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

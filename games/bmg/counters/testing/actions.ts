import type { Rule } from '@gargoyle/engine'
import { freshActivation } from '../activation/activation.ts'
import { possibleActions } from '../activation/options.ts'
import { perform } from '../activation/perform.ts'
import type { Model, Play } from '../state.ts'
import type { TestTable } from './table.ts'

/** Why an action of the active model is not open, by id; undefined if it is. */
export const actionBlockedReason = <N extends string>(table: TestTable<N>, id: string): string | undefined =>
  table.play((game) => {
    const { activation, models } = game.state
    const model = models[activation?.model ?? -1]
    if (activation === undefined || model === undefined) return 'No model is active.'
    const option = possibleActions(game, model, activation).find((each) => each.id === id)
    return option === undefined ? 'It is not listed.' : option.why?.()?.text
  })

/** Does what an option of this id stands for, whether it is open or not. */
export function* performById(game: Play, model: Model, id: string): Rule<void> {
  const activation = game.state.activation ?? freshActivation(model)
  const option = possibleActions(game, model, activation).find((each) => each.id === id)
  if (option === undefined) throw new Error(`There is no action "${id}".`)
  yield* perform(game, model, option.value)
}

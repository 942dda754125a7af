import { possibleActions } from '../activation/options.ts'
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

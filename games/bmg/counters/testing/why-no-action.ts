import { possibleActions } from '../activation/options.ts'
import type { TestTable } from './table.ts'

/** Why an action of the active model is not open, by its id; undefined if it is open. */
export const whyNoAction = <Name extends string>(
  table: TestTable<Name>,
  name: Name,
  action: string,
): string | undefined =>
  table.play((game, models) => {
    const { activation } = game.state
    if (activation === undefined) return 'nobody is active'
    const option = possibleActions(game, models[name], activation).find(({ id }) => id === action)
    return option === undefined ? 'not listed' : option.why?.()?.text
  })

import type { TestAnswer, TestTable } from '@gargoyle/bmg-counters/testing'
import { perform } from '@gargoyle/bmg-counters/toolkit'

/** Lets the active model do something, by the id of the option. */
export const act = <Name extends string>(
  table: TestTable<Name>,
  id: string,
  dice = '',
  ...answers: readonly TestAnswer[]
): void =>
  table.play((game) => perform(game, game.state.models[game.state.activation!.model]!, id), dice, ...answers)

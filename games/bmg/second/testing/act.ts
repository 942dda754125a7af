import type { TestAnswer, TestTable } from '@gargoyle/bmg-counters/testing'
import { performById } from '@gargoyle/bmg-counters/testing'

/** Lets the active model do something, by the id of the option. */
export const act = <Name extends string>(
  table: TestTable<Name>,
  id: string,
  dice = '',
  ...answers: readonly TestAnswer[]
): void =>
  table.play(
    (game) => performById(game, game.state.models[game.state.activation!.model]!, id),
    dice,
    ...answers,
  )

import {
  duel as counterDuel,
  shootOut as counterShootOut,
  type TestAnswer,
  type TestTable,
  testBook,
} from '@gargoyle/bmg-counters/testing'
import { perform } from '@gargoyle/bmg-counters/toolkit'
import { book } from '../book.ts'
import { secondEdition } from '../edition.ts'

/** Lets the active model do something, by the id of the option. */
export const act = <Name extends string>(
  table: TestTable<Name>,
  id: string,
  dice = '',
  ...answers: readonly TestAnswer[]
): void =>
  table.play((game) => perform(game, game.state.models[game.state.activation!.model]!, id), dice, ...answers)

/** The edition and its book for situations that the core stages. */
const here = {
  edition: secondEdition,
  book: { ...book, scenarios: { ...testBook.scenarios, ...book.scenarios } },
} as const

type Parts = Parameters<typeof counterDuel>

/** Two models in contact, the thug's activation, by the rules of this edition. */
export const duel = (sides: Parts[0], rest: Parts[1] = {}): TestTable<'hero' | 'thug'> =>
  counterDuel(sides, { ...here, ...rest })

/** The thug has a gun and sees the hero 20 cm away, by the rules of this edition. */
export const shootOut = (sides: Parts[0], rest: Parts[1] = {}): TestTable<'hero' | 'thug'> =>
  counterShootOut(sides, { ...here, ...rest })

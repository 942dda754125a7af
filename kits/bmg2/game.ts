import { bandContext, bmg2, book, CODE, isPlayable, readyMadeBands, secondEdition } from '@gargoyle/bmg2'
import type { CounterGame } from '../counters/counter-game.ts'

/** The second edition, as the kit of the counter editions knows it. */
export const bmg2Game: CounterGame = {
  definition: bmg2,
  edition: secondEdition,
  book,
  bandContext,
  readyMadeBands,
  code: CODE,
  balance: { affiliations: [0.35, 0.65] },
  isPlayable,
}

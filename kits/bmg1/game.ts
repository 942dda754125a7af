import { bandContext, book, CODE, firstEdition, isPlayable, readyMadeBands } from '@gargoyle/bmg1'
import { wideBandContext, wideBmg1 } from '@gargoyle/bmg1-wide'
import type { CounterGame } from '../counters/counter-game.ts'

/** The first edition, as the kit of the counter editions knows it. */
export const bmg1Game: CounterGame = {
  definition: wideBmg1,
  edition: firstEdition,
  book,
  bandContext,
  wideBandContext,
  readyMadeBands,
  code: CODE,
  balance: { bands: [0.3, 0.7] },
  isPlayable,
}

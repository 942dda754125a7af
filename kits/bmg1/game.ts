import {
  bandContext,
  bmg1,
  book,
  CODE,
  firstEdition,
  isPlayable,
  readyMadeBands,
  wideBandContext,
} from '@gargoyle/bmg1'
import type { CounterGame } from '../counters/counter-game.ts'

/** The first edition, as the kit of the counter editions knows it. */
export const bmg1Game: CounterGame = {
  definition: bmg1,
  edition: firstEdition,
  book,
  bandContext,
  wideBandContext,
  readyMadeBands,
  code: CODE,
  isPlayable,
}

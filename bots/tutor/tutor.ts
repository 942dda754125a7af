import type { AnyGame } from '@gargoyle/engine'
import { bmg3Words } from '../bmg3/words.ts'
import type { Evaluator } from '../evaluator.ts'
import { evaluatorOf } from '../registry.ts'
import { plainWords, type Words } from './words.ts'

/** Words for games. A new game plugs in here. */
const allWords: readonly Words[] = [bmg3Words]

/** All that it takes to give hints in a game. */
export type Tutor = { readonly evaluator: Evaluator; readonly words: Words }

/** Who gives hints in a game; undefined if nobody has said what its positions are worth. */
export function tutorOf(game: AnyGame): Tutor | undefined {
  const evaluator = evaluatorOf(game)
  const words = allWords.find((each) => each.game === game.id) ?? plainWords(game.id)
  return evaluator && { evaluator, words }
}

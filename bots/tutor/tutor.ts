import type { Evaluator } from '../evaluator.ts'
import { plainWords, type Words } from './words.ts'

/** All that it takes to give hints in a game. */
export type Tutor = { readonly evaluator: Evaluator; readonly words: Words }

/** What a game's kit says about its positions. */
type Known = { readonly evaluator?: Evaluator; readonly hintWords?: Words }

/** Who gives hints in a game; undefined if its kit does not say what positions are worth. */
export function tutorOf({ evaluator, hintWords = plainWords }: Known): Tutor | undefined {
  return evaluator && { evaluator, words: hintWords }
}

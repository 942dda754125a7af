import type { Rule } from '@gargoyle/engine'
import { isCardWindowOpen } from '../cards/phase-window.ts'
import type { Play } from '../state.ts'

/** Plays a part of a round to its end: in the game itself, each round of cards in it is a step of its own. */
export const withItsCards = (part: (game: Play) => Rule<void>) =>
  function* (game: Play): Rule<void> {
    do yield* part(game)
    while (isCardWindowOpen(game))
  }

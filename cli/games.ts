import type { AnyGame, Result } from '@gargoyle/engine'
import { ok, refused } from '@gargoyle/engine'
import { unknownName } from '@gargoyle/lab'
import { playableBmg3 } from './bmg3/bmg3-game.ts'
import { playableExamples } from './example-games.ts'
import type { PlayableGame } from './playable-game.ts'

/** Every game that the command line plays. A new game is added here and nowhere else. */
export const playableGames: readonly PlayableGame[] = [playableBmg3, ...playableExamples]

/** Every game that the command line knows. */
export const knownGames: readonly AnyGame[] = playableGames.map(({ game }) => game)

/** The names to choose from, for help texts. */
export const gameNames: string = knownGames.map(({ id }) => id).join(', ')

/** The game of a name, or the sentence that says which there are. */
export function findGame(name: string): Result<PlayableGame> {
  const found = playableGames.find(({ game }) => game.id === name)
  if (found) return ok(found)
  return refused(
    unknownName(
      'game',
      name,
      knownGames.map(({ id }) => id),
    ),
  )
}

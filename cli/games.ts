import type { AnyGame } from '@gargoyle/engine'
import { exampleGames } from '@gargoyle/engine/examples'

/** Every game that the command line knows. A new game is added here and nowhere else. */
export const knownGames: readonly AnyGame[] = exampleGames

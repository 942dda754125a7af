import { type AnyGame, ok } from '@gargoyle/engine'
import type { GameKit } from '@gargoyle/kits'
import type { CliGame } from '../games.ts'

/** A game of a few rules, for tests of the command line itself. */
export function sceneGame(definition: AnyGame, more: Partial<GameKit> = {}): CliGame {
  return {
    text: {},
    kit: {
      definition,
      title: 'Roof',
      description: 'Only for tests.',
      players: { least: 2, most: 3 },
      options: [],
      setupFor: () => ok(null),
      summarize: () => ({ winners: [], numbers: {}, reason: 'dawn' }),
      ...more,
    },
  }
}

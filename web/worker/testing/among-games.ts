import { ok } from '@gargoyle/engine'
import type { HostedGame } from '../hosted-game.ts'
import { type LoadGame, unknownGame } from '../hosted-games.ts'

/** Hosts these games and no others. */
export const amongGames =
  (...games: readonly HostedGame[]): LoadGame =>
  async (id) => {
    const game = games.find(({ definition }) => definition.id === id)
    return game === undefined ? unknownGame(id) : ok(game)
  }

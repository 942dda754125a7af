import { ok, type Result, refused } from '@gargoyle/engine'
import type { HostedGame } from './hosted-game.ts'

/** Fetches a game when it is wanted, or says that there is none of this id. */
export type LoadGame = (id: string) => Promise<Result<HostedGame>>

// Each becomes a script of its own: a worker that plays one game never loads another.
const hosted = import.meta.glob<HostedGame>('../games/*/hosted.ts', { import: 'default' })

/** The game of this id, from `games/<id>/hosted.ts`. */
export const loadHostedGame: LoadGame = async (id) => {
  const load = hosted[`../games/${id}/hosted.ts`]
  return load === undefined ? unknownGame(id) : ok(await load())
}

/** What is said of a game that cannot be hosted. */
export const unknownGame = (id: string) => refused(`The game "${id}" is not known here.`, { path: 'game' })

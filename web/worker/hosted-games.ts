import { ok, type Result, refused } from '@gargoyle/engine'
import { gameIds, loadKit } from '@gargoyle/kits'
import { type GameHosting, type HostedGame, hostedGame, viewsOnly } from './hosted-game.ts'

/** Fetches a game when it is wanted, or says that there is none of this id. */
export type LoadGame = (id: string) => Promise<Result<HostedGame>>

// Each becomes a script of its own, as every kit does: a worker that plays one game never loads another.
const hostings = import.meta.glob<GameHosting>('../games/*/hosting.ts', { import: 'default' })

/** The game of this id: its kit, and what is in `games/<id>/hosting.ts`, if that is there. */
export const loadHostedGame: LoadGame = async (id) => {
  if (!gameIds.includes(id)) return unknownGame(id)
  const [kit, hosting] = await Promise.all([loadKit(id), hostings[`../games/${id}/hosting.ts`]?.()])
  return kit.ok ? ok(hostedGame(kit.value, hosting ?? viewsOnly)) : kit
}

/** What is said of a game that cannot be hosted. */
export const unknownGame = (id: string) => refused(`The game "${id}" is not known here.`, { path: 'game' })

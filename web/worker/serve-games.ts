import { saveLatest } from '../match/save-latest.ts'
import { openSaves } from '../match/saves.ts'
import { loadHostedGame } from './hosted-games.ts'
import { LocalMatch } from './match-host.ts'
import { serveMatch, serveReplay } from './remote-host.ts'
import { LocalReplay } from './replay-host.ts'
import type { RpcPort } from './rpc.ts'

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Plays the match of this id, and saves it under that id after every answer. */
export function serveMatchOf(port: RpcPort, id: string): void {
  const save = saveLatest(openSaves(), id)
  serveMatch(port, new LocalMatch({ loadGame: loadHostedGame, save, wait }))
}

/** Plays recorded games again. */
export function serveReplays(port: RpcPort): void {
  serveReplay(port, new LocalReplay(loadHostedGame))
}

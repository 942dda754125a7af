import { ok, type Result } from '@gargoyle/engine'
import { type GameKit, gameIds, loadKit, type TextMode } from '@gargoyle/kits'

/** A game as the command line plays it. */
export interface CliGame {
  readonly kit: GameKit
  readonly text: TextMode
}

/** The names to choose from, for help texts. */
export const gameNames: string = gameIds.join(', ')

/** The game of a name, or the sentence that says which there are. */
export async function loadGame(name: string): Promise<Result<CliGame>> {
  const kit = await loadKit(name)
  return kit.ok ? ok({ kit: kit.value, text: (await kit.value.loadTextMode?.()) ?? {} }) : kit
}

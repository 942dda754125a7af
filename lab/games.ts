import { ok, type Result, refused } from '@gargoyle/engine'
import { labBmg3 } from './bmg3/lab-bmg3.ts'
import { labCrow, labHeist, labRace } from './example-games.ts'
import type { LabGame } from './lab-game.ts'
import { unknownName } from './suggest.ts'

/** Every game that can be played many times at once. */
export const labGames: readonly LabGame[] = [labBmg3, labCrow, labHeist, labRace]

/** The game of a name, or the sentence that says which there are. */
export function findLabGame(name: string): Result<LabGame> {
  const found = labGames.find(({ game }) => game.id === name)
  if (found) return ok(found)
  const known = labGames.map(({ game }) => game.id)
  return refused(unknownName('game', name, known))
}

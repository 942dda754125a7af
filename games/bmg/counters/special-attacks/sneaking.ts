import { areEnemies, isOnTable, sees } from '@gargoyle/bmg-common'
import type { Model, Play } from '../state.ts'

const note = (viewer: Model, seen: Model): string => `saw ${viewer.id} ${seen.id}`

/** Whether a model did not see another at the beginning of the round. bmg1/special-attack/sneak-attack */
export const isUnaware = ({ state }: Play, viewer: Model, sneaker: Model): boolean =>
  !state.roundNotes.includes(note(viewer, sneaker))

/** Notes who sees a sneaking model now. */
export function noteWatchers(game: Play, sneaker: Model): void {
  if (!isOnTable(sneaker)) return
  for (const viewer of game.state.models)
    if (areEnemies(viewer, sneaker) && isOnTable(viewer) && sees(game, viewer, sneaker))
      game.state.roundNotes.push(note(viewer, sneaker))
}

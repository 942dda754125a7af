import { labelOf } from '@gargoyle/bmg-common'
import { footOf } from '../model/clinging.ts'
import type { Model, Play } from '../state.ts'

/** What a model carries lies down where it stands: K.O., out of the game, or because its player wants to. bmg1/objective/loot */
export function dropLoot(game: Play, model: Model): void {
  for (const marker of game.state.markers) {
    if (marker.carrier !== model.id) continue
    marker.carrier = undefined
    // From the side of a wall it falls to the foot.
    const at = footOf(model) ?? model.at
    if (at !== undefined) marker.at = { ...at }
    game.emit(() => ({
      name: 'loot-dropped',
      text: `${labelOf(game, model)} drops the ${marker.kind}.`,
      rule: `${game.content.edition.id}/objective/loot`,
      about: { model: model.id, marker: marker.id },
    }))
  }
}

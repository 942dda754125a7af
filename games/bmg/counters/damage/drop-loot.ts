import {
  boardOf,
  bodyAt,
  cardOf,
  flatMarker,
  labelOf,
  MARKER_RADIUS,
  overlapsMarker,
} from '@gargoyle/bmg-common'
import { fitsHere, type Spot, touchingSpot } from '@gargoyle/table'
import { ruleId } from '../edition.ts'
import { footOf } from '../model/clinging.ts'
import type { Marker, Model, Play } from '../state.ts'

/** What a model carries lies down where it stands: K.O., out of the game, or because its player wants to. bmg1/objective/loot */
export function dropLoot(game: Play, model: Model): void {
  for (const marker of game.state.markers) {
    if (marker.carrier !== model.id) continue
    marker.carrier = undefined
    // From the side of a wall it falls to the foot.
    const at = footOf(model) ?? model.at
    if (at !== undefined) marker.at = reachableAt(game, model, marker, at)
    game.emit(() => ({
      name: 'loot-dropped',
      text: `${labelOf(game, model)} drops the ${marker.kind}.`,
      rule: ruleId(game, 'objective/loot'),
      about: { model: model.id, marker: marker.id },
    }))
  }
}

/** The sides of a base on which loot may lie, in this order. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
] as const

/**
 * Where others come into contact with loot that a model drops: under its base, or beside it where the base is wider than the
 * marker. bmg1/objective/loot
 */
function reachableAt(game: Play, model: Model, marker: Marker, at: Spot): Spot {
  const under = { x: at.x, y: at.y, z: at.z }
  if (cardOf(game, model).radius <= MARKER_RADIUS) return under
  const body = bodyAt(game, model, at)
  return (
    SIDES.map(([x, y]) => touchingSpot(body, MARKER_RADIUS, { x: at.x + x * 1000, y: at.y + y * 1000 })).find(
      (spot) => fitsHere(boardOf(game), flatMarker, spot).ok && !overlapsMarker(game, spot, marker),
    ) ?? under
  )
}

import { cardOf, markerBody, withinOfMarker } from '@gargoyle/bmg-common'
import { firstTouch, type Marker, type Model, type Play } from '@gargoyle/bmg-counters/toolkit'
import type { Path } from '@gargoyle/table'

/**
 * Whether a model that has moved came into contact with a marker: where it is, or on its way over the table.
 * bmg2/strategy/objective-trap, bmg2/trait/mine
 */
export const hasTouched = (game: Play, mover: Model, marker: Marker, path: Path | undefined): boolean =>
  withinOfMarker(game, mover, marker, 0) ||
  (path !== undefined && firstTouch(path, cardOf(game, mover), [markerBody(marker)]) !== undefined)

import { bodyOf, isOnTable, sees } from '@gargoyle/bmg-common'
import type { Model, Play } from '@gargoyle/bmg-counters/toolkit'
import { distance } from '@gargoyle/table'

/** The models that a model sees and that no other it sees is nearer than: several at the same distance all are. */
export function nearestInSight(game: Play, viewer: Model): readonly Model[] {
  if (!isOnTable(viewer)) return []
  const far = (model: Model): number => distance(bodyOf(game, viewer), bodyOf(game, model))
  const seen = game.state.models.filter(
    (model) => model !== viewer && isOnTable(model) && sees(game, viewer, model),
  )
  const least = Math.min(...seen.map(far))
  return seen.filter((model) => far(model) === least)
}

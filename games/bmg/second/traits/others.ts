import { isOnTable, within } from '@gargoyle/bmg-common'
import type { Model, Play } from '@gargoyle/bmg-counters/toolkit'

/** Everybody else within a length in the unit of the edition, friend or foe. */
export const othersWithin = (game: Play, owner: Model, distance: number): readonly Model[] =>
  game.state.models.filter(
    (model) => model !== owner && isOnTable(model) && within(game, owner, model, distance),
  )

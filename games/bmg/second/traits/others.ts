import { isOnTable, within } from '@gargoyle/bmg-common'
import type { Model, Play } from '@gargoyle/bmg-counters/toolkit'
import { isWithinReach } from './targets.ts'

/** All other models within a length in the unit of the edition that a trait of its owner works on, friend or foe. */
export const othersWithin = (game: Play, owner: Model, distance: number): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      model !== owner &&
      isOnTable(model) &&
      within(game, owner, model, distance) &&
      isWithinReach(game, owner, model),
  )

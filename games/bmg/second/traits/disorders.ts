import { cardOf } from '@gargoyle/bmg-common'
import type { Model, Play } from '@gargoyle/bmg-counters/toolkit'

/** Whether a model has a trait that is a mental disorder. bmg2/core/mental-disorder */
export const hasDisorder = (game: Play, model: Model): boolean =>
  cardOf(game, model).traits.some(({ id }) => game.content.book.traits[id]?.disorder === true)

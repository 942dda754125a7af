import { cardOf } from '@gargoyle/bmg-common'
import { GAINED, type Model, type Play } from '@gargoyle/bmg-counters/toolkit'

/** Whether a model has a trait that is a mental disorder, on its card or gained. bmg2/core/mental-disorder */
export function hasDisorder(game: Play, model: Model): boolean {
  const gained = model.effects.flatMap(({ id, args }) => (id === GAINED ? [args[0] ?? ''] : []))
  return [...cardOf(game, model).traits.map(({ id }) => id), ...gained].some(
    (id) => game.content.book.traits[id]?.disorder === true,
  )
}

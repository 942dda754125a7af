import type { Spot } from '@gargoyle/table'
import type { Model } from '../state.ts'

/** The effect of a model that hangs on the side of a wall. */
export const CLINGING = 'clinging'

/** The foot of the wall that a model hangs on. */
export function footOf(model: Model): Spot | undefined {
  const held = model.effects.find(({ id }) => id === CLINGING)
  if (held === undefined) return undefined
  const [x = 0, y = 0, z = 0] = held.args.map(Number)
  return { x, y, z }
}

import { addEffect, labelOf } from '@gargoyle/bmg-common'
import { isObjective, type Marker } from '@gargoyle/bmg-counters'
import type { Model, Play } from '@gargoyle/bmg-counters/toolkit'
import { ask, choose, type Rule } from '@gargoyle/engine'

/** The effect that keeps which objective a model is after. */
export const PRIMARY = 'primary-target'

/** Objectives that a type names: `titan` is the Titan Container. */
const isOfType = ({ kind }: Marker, type: string): boolean =>
  kind.startsWith(type.replace(/s$/, '').replace('ammo-crate', 'ammo'))

/** Before the game one objective of the type is chosen, if any lies on the table. bmg2/trait/primary-target-type */
export function* choosePrimaryTarget(game: Play, owner: Model, type: string): Rule<void> {
  const among = game.state.markers.filter((marker) => isObjective(marker) && isOfType(marker, type))
  if (among.length === 0) return
  const picked = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'primary-target',
      prompt: `Which objective is the primary target of ${labelOf(game, owner)}?`,
      rule: 'bmg2/trait/primary-target-type',
      about: { model: owner.id },
      options: among.map(({ id, seat }) => ({
        id: `${id}`,
        label: `${type} ${id} of ${seat}`,
        about: { marker: id },
      })),
    }),
  )
  addEffect(game, owner, PRIMARY, { until: 'game', args: [picked] })
}

import { isConscious } from '@gargoyle/bmg-common'
import type { CounterRule } from '@gargoyle/bmg-counters'
import {
  arrest,
  arrestBlockedReason,
  hasTraitNow,
  type Model,
  type Play,
} from '@gargoyle/bmg-counters/toolkit'
import { aids } from './friends.ts'

const isUnderOrders = (game: Play, model: Model): boolean =>
  game.state.models.some(
    (boss) => isConscious(boss) && hasTraitNow(game, boss, 'commissioner') && aids(game, boss, model, 8),
  )

/** What all models can do near a Commissioner of the crew. bmg2/trait/commissioner */
export const arrestByOrder: CounterRule = {
  name: 'Commissioner',
  text: 'Within 8" of a friendly Commissioner a K.O. enemy in contact is arrested for 1MC.',
  rule: 'bmg2/trait/commissioner',
  action: {
    label: 'Arrest',
    cost: { movement: 1 },
    why: (it) =>
      isUnderOrders(it.game, it.owner)
        ? arrestBlockedReason(it)
        : 'No Commissioner of its crew is within 8".',
    perform: arrest,
  },
}

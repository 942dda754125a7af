import { hasTrait } from '@gargoyle/bmg-common'
import { remember } from '@gargoyle/engine'
import { endsNow } from '../activation/activation.ts'
import { sufferEnervating } from '../effects/suffer.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'

/** Events below the streets. */
export const sewers: Bmg3Rules<undefined> = {
  'labyrinthine-sewer': {
    name: 'Labyrinthine Sewer',
    text: 'Whoever goes through a sewer comes out Enervated (1).',
    on: {
      *'sewer-used'({ game, by }) {
        yield* sufferEnervating(game, by, 1)
      },
    },
  },
  'old-sewage-system': {
    name: 'Old Sewage System',
    text: 'Going through a sewer ends the activation of any model that is not Amphibious.',
    on: {
      'sewer-used': ({ game, by }) => {
        const { activation } = game.state
        if (activation?.model === by.id && !hasTrait(game, by, 'amphibious'))
          remember(activation, endsNow, true)
      },
    },
  },
}

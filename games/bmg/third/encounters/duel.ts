import { removeMarker } from '@gargoyle/bmg-common'
import { encounterMarkers } from '../preparation/encounter-markers.ts'
import type { Bmg3Rule } from '../rules/special-rule.ts'

/** bmg3/encounter/duel: who may stand near the markers is a matter of deployment. */
export const duel: Bmg3Rule<undefined> = {
  name: 'Duel',
  text: 'After deployment the markers are removed.',
  on: {
    deployed: ({ game }) => {
      for (const marker of encounterMarkers(game)) removeMarker(game, marker)
    },
  },
}

import { boardOf, markerBody } from '@gargoyle/bmg-common'
import { inches, isWithin } from '@gargoyle/table'
import { seatsInOrder } from '../cards/resources.ts'
import { placeSuspect } from '../manipulate/suspects.ts'
import type { Bmg3Rule } from '../rules/special-rule.ts'
import { centreOf } from './areas.ts'

const FROM_THE_MIDDLE = 8

/** bmg3/encounter/news-flies */
export const newsFlies: Bmg3Rule<undefined> = {
  name: 'News Flies',
  text: 'After deployment each player places a suspect within 8" of the middle of the table.',
  on: {
    *deployed({ game }) {
      const centre = centreOf(boardOf(game))
      for (const seat of seatsInOrder(game)) {
        yield* placeSuspect(game, {
          seat,
          reason: 'news flies',
          // The middle is a point on the map: heights do not count.
          accept: (at) =>
            isWithin(markerBody({ at }), { ...centre, z: at.z }, inches(FROM_THE_MIDDLE))
              ? undefined
              : `It must be within ${FROM_THE_MIDDLE}" of the middle of the table.`,
        })
      }
    },
  },
}

import { bodyOf, enemiesOf, markerBody } from '@gargoyle/bmg-common'
import { type Rule, recall, remember } from '@gargoyle/engine'
import { inches, isWithin, type Spot } from '@gargoyle/table'
import { discardSome, refill } from '../cards/hand.ts'
import { seatsInOrder } from '../cards/resources.ts'
import { hasEvidence } from '../manipulate/suspect-marks.ts'
import { placeSuspect } from '../manipulate/suspects.ts'
import type { Bmg3Rule } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'

const EACH = 2
const FROM_ENEMIES = 8

/** bmg3/encounter/hidden-evidences */
export const hiddenEvidences: Bmg3Rule<undefined> = {
  name: 'Hidden Evidences',
  text: 'After deployment each player places two suspects within 8" of an enemy. Whoever reveals one of them may discard a card.',
  on: {
    deployed: ({ game }) => hideEvidences(game),
    *'suspect-revealed'({ game, reveal }) {
      if (!recall(reveal.suspect, hasEvidence)) return
      const { seat } = reveal.by
      const gone = yield* discardSome(game, seat, 0, 1, 'Discard a card for the hidden evidence?')
      yield* refill(game, seat, gone)
    },
  },
}

function* hideEvidences(game: Play): Rule<void> {
  for (const seat of seatsInOrder(game)) {
    const enemies = enemiesOf(game, seat)
    for (let number = 0; number < EACH; number++) {
      const suspect = yield* placeSuspect(game, {
        seat,
        reason: 'hidden evidence',
        accept: (at) => (isNearAny(game, enemies, at) ? undefined : 'It must be within 8" of an enemy.'),
      })
      remember(suspect, hasEvidence, true)
    }
  }
}

const isNearAny = (game: Play, models: readonly Model[], at: Spot): boolean =>
  models.some((model) => isWithin(bodyOf(game, model), markerBody({ at }), inches(FROM_ENEMIES)))

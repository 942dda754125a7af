import { isNearZone, MARKER_RADIUS, nearMarker } from '@gargoyle/bmg-common'
import type { Rule, Seat } from '@gargoyle/engine'
import { inches, type Spot } from '@gargoyle/table'
import { seatsInOrder } from '../cards/resources.ts'
import { placeSuspect } from '../manipulate/suspects.ts'
import { suspectsOf } from '../model/crew.ts'
import { zonesOf } from '../preparation/zones.ts'
import type { Bmg3Rule } from '../rules/special-rule.ts'
import type { Play } from '../state.ts'

const EACH = 2
const APART = 8

/** bmg3/encounter/plunder */
export const plunder: Bmg3Rule<undefined> = {
  name: 'Plunder',
  text: 'Before anybody is deployed each player places two suspects, at least 8" from the own zones and from each other.',
  on: {
    *'zones-chosen'({ game }) {
      for (const seat of seatsInOrder(game)) yield* layOut(game, seat)
    },
  },
}

function* layOut(game: Play, seat: Seat): Rule<void> {
  for (let number = 0; number < EACH; number++) {
    yield* placeSuspect(game, { seat, reason: 'plunder', accept: (at) => judge(game, seat, at) })
  }
}

function judge(game: Play, seat: Seat, at: Spot): string | undefined {
  if (zonesOf(game, seat).some((zone) => isNearZone(at, MARKER_RADIUS, zone, inches(APART))))
    return `It must be at least ${APART}" from your own zones.`
  return suspectsOf(game, seat).some((other) => nearMarker(game, at, other, APART))
    ? `Your two suspects must be at least ${APART}" apart.`
    : undefined
}

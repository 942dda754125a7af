import {
  cardOf,
  firstPlace,
  labelOf,
  markerBody,
  type PlaceOrder,
  place,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { ask, choose, pass, type Rule } from '@gargoyle/engine'
import { touchingSpot } from '@gargoyle/table'
import { seatsInOrder } from '../cards/resources.ts'
import { suspectsOf } from '../model/crew.ts'
import { heldBackBy } from '../preparation/held-back.ts'
import type { Bmg3Rule, Bmg3Scope } from '../rules/special-rule.ts'
import type { Marker, Model } from '../state.ts'

/** bmg3/encounter/secure-the-area: who is left out is chosen with the groups. */
export const secureTheArea: Bmg3Rule<undefined> = {
  name: 'Secure the Area',
  text: 'Before the roll for Initiative of any round a player may place the Henchman that was left out in contact with a friendly suspect.',
  on: {
    *'lead-start'(it) {
      const { game, id } = it
      for (const model of heldBackBy(game, id, seatsInOrder(game))) yield* offerArrival(it, model)
    },
  },
}

function* offerArrival(it: Bmg3Scope<undefined>, model: Model): Rule<void> {
  const { game, rule } = it
  const suspects = suspectsOf(game, model.seat).filter(
    (suspect) => firstPlace(game, arrival(it, model, suspect)) !== undefined,
  )
  if (suspects.length === 0) return
  const suspect = yield* ask(
    game,
    model.seat,
    choose({
      name: 'arrival',
      prompt: `Does ${labelOf(game, model)} come to one of your suspects?`,
      rule,
      options: [
        ...suspects.map((each) => ({
          id: `${each.id}`,
          label: `Suspect ${each.id}`,
          about: { marker: each.id },
          value: each,
        })),
        { id: pass, label: 'Not yet', value: undefined },
      ],
    }),
  )
  if (suspect !== undefined) yield* place(game, arrival(it, model, suspect))
}

const arrival = ({ game, rule }: Bmg3Scope<undefined>, model: Model, suspect: Marker): PlaceOrder => ({
  model,
  reason: 'secure the area',
  rule,
  near: { of: markerBody(suspect), upTo: 0 },
  accept: (at) =>
    withinOfMarker(game, { ...model, at }, suspect, 0)
      ? undefined
      : 'It must be in contact with the suspect.',
  suggestions: (random) => {
    const towards = {
      x: suspect.at.x + random.between(-1000, 1000),
      y: suspect.at.y + random.between(-1000, 1000),
    }
    return [touchingSpot(markerBody(suspect), cardOf(game, model).radius, towards)]
  },
})

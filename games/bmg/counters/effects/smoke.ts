import {
  addMarker,
  bodyOf,
  isImmune,
  isOnTable,
  lengthOf,
  MARKER_RADIUS,
  markerBody,
  markersOf,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { isWithin } from '@gargoyle/table'
import { sufferEffect } from '../damage/suffer.ts'
import type { CounterRule } from '../rules/special-rule.ts'
import type { Play } from '../state.ts'

/** Smoke hangs where the attack came down, and blinds whoever is in it until it clears. bmg1/effect/smoke */
export const smoke: CounterRule = {
  name: 'Smoke',
  text: 'No model sees through the area, and those inside are Blind, until the end of the round.',
  *suffer({ game, victim, strike }) {
    // One cloud for an attack, however many it hits.
    if (strike?.attack.notes.has('smoke')) return
    strike?.attack.notes.add('smoke')
    if (!isOnTable(victim)) return
    addMarker(game, 'smoke', strike?.attack.strikes[0]?.target.at ?? victim.at)
    yield* blindInside(game)
  },
}

/** Everybody in smoke is blind. */
export function* blindInside(game: Play): Rule<void> {
  for (const cloud of markersOf(game, 'smoke')) {
    const reach = lengthOf(game, game.content.edition.smoke)
    for (const model of game.state.models) {
      // bmg2/trait/echolocation
      if (!isOnTable(model) || isImmune(game, model, 'smoke')) continue
      const area = { ...markerBody(cloud), radius: MARKER_RADIUS, height: bodyOf(game, model).height }
      if (isWithin(bodyOf(game, model), area, reach))
        yield* sufferEffect(game, model, { id: 'blind', args: [] })
    }
  }
}

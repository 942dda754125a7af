import {
  addMarker,
  bodyOf,
  isOnTable,
  lengthOf,
  MARKER_RADIUS,
  type ModelId,
  markerBody,
  markersOf,
} from '@gargoyle/bmg-common'
import { memory, type Rule, recall, remember } from '@gargoyle/engine'
import { isWithin, type Spot } from '@gargoyle/table'
import type { Attack } from '../attack/attack.ts'
import { sufferEffect } from '../damage/suffer.ts'
import { applies } from '../rules/rule-system.ts'
import type { CounterRule } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'

/** Smoke stays where the attack came down, and blinds each model in it until it clears. bmg1/effect/smoke */
export const smoke: CounterRule = {
  name: 'Smoke',
  text: 'No model sees through the area, and those inside are Blind, until the end of the round.',
  *suffer({ game, victim, strike }) {
    if (!isOnTable(victim)) return
    yield* smokeAt(game, victim.at, strike?.attack)
  },
}

/** The model whose attack made a cloud, if it was one. bmg2/trait/vanish */
export const thrownBy = memory<ModelId | null>('smoke/thrown-by', null)

/** Whether an attack has made its cloud. bmg1/effect/smoke */
const hasMadeSmoke = memory<boolean>('smoke/made', false)

/** Puts a cloud somewhere: one for an attack, however many it hits. */
export function* smokeAt(game: Play, at: Spot, attack?: Attack): Rule<void> {
  if (recall(attack, hasMadeSmoke)) return
  remember(attack, hasMadeSmoke, true)
  const cloud = addMarker(game, 'smoke', at)
  if (attack !== undefined) remember(cloud, thrownBy, attack.attacker.id)
  yield* blindInside(game)
}

/** Whether a model stands in a cloud, at whatever height. bmg2/effect/smoke */
export function isInCloud(game: Play, model: Model, cloud: Marker): boolean {
  const body = bodyOf(game, model)
  const column = { ...markerBody(cloud), radius: MARKER_RADIUS, z: body.z, height: body.height }
  return isWithin(body, column, lengthOf(game, game.content.edition.smoke))
}

/** All models in smoke are blind. bmg2/effect/smoke */
export function* blindInside(game: Play): Rule<void> {
  for (const cloud of markersOf(game, 'smoke')) {
    for (const model of game.state.models) {
      // bmg2/trait/echolocation, bmg2/trait/vanish
      if (!isOnTable(model) || applies(game, 'immune', { about: model, purpose: 'smoke', marker: cloud }))
        continue
      if (isInCloud(game, model, cloud))
        yield* sufferEffect(game, model, { id: 'blind', args: [] }, { nature: ['smoke'] })
    }
  }
}

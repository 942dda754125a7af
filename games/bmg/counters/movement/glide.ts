import { bodyOf, isOnTable, lengthOf, place, roughGround } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { flatDistance, type Spot, showLength } from '@gargoyle/table'
import { ruleId } from '../edition.ts'
import { slip } from '../effects/ice.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { arrive } from './move.ts'
import { firstTouch } from './patches.ts'

/** The straight way between two places, up and down included. */
function straight(from: Spot, to: Spot): number {
  const [across, up] = [flatDistance(from, to), from.z - to.z]
  return Math.sqrt(across * across + up * up)
}

/** How a model moves that nothing on the table is in the way of; undefined for all others. */
export function glideOf(game: Play, model: Model): 'air' | 'through' | undefined {
  if (applies(game, 'flies', { about: model })) return 'air'
  return applies(game, 'goes-through-scenery', { about: model }) ? 'through' : undefined
}

/**
 * A move that nothing is in the way of: straight through the air to wherever the model fits, or through models and scenery
 * on the same height. Gives how far it went, in table units. bmg2/trait/fly, bmg2/trait/incorporeal
 */
export function* glide(game: Play, model: Model, how: 'air' | 'through', upTo: number): Rule<number> {
  if (!isOnTable(model)) return 0
  const from: Spot = { ...model.at }
  // bmg1/core/impaired-movement: each length counts twice.
  const impaired = applies(game, 'impaired', { about: model }) || model.condition === 'down'
  const reach = impaired ? upTo / 2 : upTo
  const most = lengthOf(game, reach)
  const start = bodyOf(game, model)
  // bmg2/template/ice: who goes through scenery still walks; who flies touches the ground where it comes down.
  const ice = how === 'through' && !impaired ? roughGround(game) : []
  const touchesIce = (end: Spot): boolean =>
    firstTouch({ from, legs: [{ to: end }] }, start, ice) !== undefined
  const at = yield* place(game, {
    model,
    reason: how === 'air' ? 'through the air' : 'through everything',
    rule: ruleId(game, 'core/move'),
    near: { of: from, upTo: reach },
    optional: true,
    accept: (end) => {
      if (how === 'through' && end.z !== from.z) return 'It stays on the same height.'
      const limit = touchesIce(end) ? most / 2 : most
      return straight(from, end) > limit
        ? `It moves ${showLength(limit, game.content.edition.unit)} at most.`
        : undefined
    },
  })
  if (at === undefined) return 0
  yield* trigger(game, 'departing', { mover: model, to: at })
  if (isOnTable(model)) arrive(game, model, at)
  if (how === 'through') yield* slip(game, model, { from, legs: [{ to: at }] })
  return Math.ceil(straight(start, at))
}

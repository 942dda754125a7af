import {
  boardOf,
  bodiesBut,
  bodyOf,
  cardOf,
  isOnTable,
  lengthOf,
  place,
  roughGround,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { fitsHere, flatDistance, type Path, type Spot, showLength } from '@gargoyle/table'
import { ruleId } from '../edition.ts'
import { fallOnIce, slipOnTheWay } from '../effects/ice.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { arrive } from './move.ts'
import { moveBlockedReason } from './move-blocked-reason.ts'
import { firstTouch, waysUntil } from './patches.ts'

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
    onTheWay: (to) => goThere(game, model, how, to),
  })
  if (at === undefined) return 0
  if (isOnTable(model)) arrive(game, model, at)
  return Math.ceil(straight(start, at))
}

/** What happens to a gliding model before it is there: it leaves its place, and may slip. Gives where it comes to. */
function* goThere(game: Play, model: Model, how: 'air' | 'through', to: Spot): Rule<Spot | undefined> {
  yield* trigger(game, 'departing', { mover: model, to })
  if (!isOnTable(model) || moveBlockedReason(game, model) !== undefined) return undefined
  return how === 'through' ? yield* overIce(game, model, to) : to
}

/**
 * Where a model comes to that goes through everything: who slips lies where it touched the ice, or as soon after that as
 * there is room. Who cannot be knocked down goes on. bmg2/template/ice, bmg2/trait/incorporeal
 */
function* overIce(game: Play, model: Model & { at: Spot }, to: Spot): Rule<Spot> {
  const before: Spot = { ...model.at }
  const way: Path = { from: before, legs: [{ to }] }
  const slipped = yield* slipOnTheWay(game, model, way)
  if (slipped === undefined) return to
  const { mover } = cardOf(game, model)
  const others = bodiesBut(game, model)
  const hasRoom = (spot: Spot): boolean => fitsHere(boardOf(game), mover, spot, others).ok
  const ends = [...waysUntil(way, slipped)].map((legs) => legs.at(-1)?.to ?? before)
  const end = ends.find(hasRoom) ?? to
  model.at = { ...end }
  const lies = yield* fallOnIce(game, model)
  model.at = before
  return lies ? end : to
}

import {
  boardOf,
  bodiesBut,
  bodyOf,
  cardOf,
  isOnTable,
  labelOf,
  lengthOf,
  placeOf,
} from '@gargoyle/bmg-common'
import type { Rule, RuleId } from '@gargoyle/engine'
import { fitsHere, nearestOnSegment, type Spot, squaredDistance, touchingSpot } from '@gargoyle/table'
import { armWithKey, UNARMED, weaponAt, weaponKey } from '../attack/arms.ts'
import { newAttack, newStrike } from '../attack/attack.ts'
import { carryOut, extraStrikes, mayAttack } from '../attack/melee.ts'
import { agrees, chooseModelOrNone } from '../model/choose-model.ts'
import { available, payCounters } from '../model/counters.ts'
import { move } from '../movement/move.ts'
import { approachJudge, distanceFor } from '../movement/move-action.ts'
import { moveBlockedReason } from '../movement/move-blocked-reason.ts'
import { basicMove } from '../movement/pricing.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { SpecialAttack } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'

/** The models that a base sweeps over on a straight way. */
function inTheWay(game: Play, model: Model, from: Spot, to: Spot): readonly Model[] {
  const { radius } = cardOf(game, model)
  return game.state.models.filter((other) => {
    if (other === model || !isOnTable(other) || other.at.z !== from.z) return false
    const near = nearestOnSegment(from.x, from.y, to.x, to.y, other.at.x, other.at.y)
    const room = radius + cardOf(game, other).radius
    return squaredDistance(near, other.at) < room * room
  })
}

/** Moves a model aside, just enough to let a base pass on its way; returns whether there was room. */
function moveAside(game: Play, model: Model, victim: Model, from: Spot, to: Spot): boolean {
  const { at } = victim
  if (at === undefined) return true
  const near = nearestOnSegment(from.x, from.y, to.x, to.y, at.x, at.y)
  // Places are whole units: a little more room makes up for what rounding takes.
  const passing = {
    x: Math.round(near.x),
    y: Math.round(near.y),
    z: at.z,
    radius: cardOf(game, model).radius + 2,
    height: 1,
  }
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const { mover, radius } = cardOf(game, victim)
  for (const side of [1, -1]) {
    const away = touchingSpot(passing, radius, {
      x: Math.round(near.x - side * dy),
      y: Math.round(near.y + side * dx),
    })
    const spot = { x: away.x, y: away.y, z: at.z }
    if (!fitsHere(boardOf(game), mover, spot, bodiesBut(game, victim, model)).ok) continue
    victim.at = spot
    return true
  }
  return false
}

/**
 * A straight move as if a Movement Counter went into distance: a model in the way may be struck, and is moved aside
 * just enough to pass; then it may attack as usual. bmg1/special-attack/charge
 */
export const charge: SpecialAttack = {
  name: 'Charge',
  text: 'Moves in a straight line with one die of distance, strikes whoever is in the way with an AC each, and moves them aside.',
  cost: { movement: 1, special: 1 },
  moves: true,
  why: ({ game, owner }) =>
    moveBlockedReason(game, owner) ?? (game.state.activation?.moved ? 'It has moved.' : undefined),
  *perform({ game, owner, arm, rule }) {
    const { activation } = game.state
    if (activation) activation.moved = true
    // bmg1/trait/fast: as if it spent a counter on distance, with all that this brings.
    const more = yield* distanceFor(game, owner, 1)
    const from = { ...bodyOf(game, owner) }
    // bmg1/trait/batclaw, bmg1/core/sewer-exit: without its basic move the die is all.
    const basic = activation?.basicMoveGone ? 0 : basicMove(game, owner)
    // bmg1/trait/aggressive-schizophrenia: a charge is a move as any other.
    const strays = approachJudge(game, owner)
    // Only models that can be moved aside are run through.
    const path = yield* move(game, {
      model: owner,
      reason: 'charge',
      upTo: basic + more,
      straight: true,
      through: true,
      accept: (end) =>
        inTheWay(game, owner, from, end).some((model) => applies(game, 'cannot-be-pushed', { about: model }))
          ? 'Large models are not moved aside.'
          : strays(end),
    })
    if (path === undefined || path.path.legs.length === 0) return
    if (activation && path.travelled + path.surcharge > lengthOf(game, more)) activation.basicMoveGone = true
    yield* trample(game, owner, arm, from, path.end, rule)
  },
}

/** bmg1/effect/knock-down-fallen: a model that fell on the way strikes no target. */
const isOnItsFeet = (model: Model): boolean => isOnTable(model) && model.condition === 'up'

function* trample(game: Play, owner: Model, arm: number, from: Spot, to: Spot, rule: RuleId): Rule<void> {
  const key = weaponKey(owner, arm)
  let left = inTheWay(game, owner, from, to)
  for (const victim of left) {
    const start = bodyOf(game, victim)
    if (moveAside(game, owner, victim, from, to)) {
      game.emit(() => ({
        name: 'pushed',
        text: `${labelOf(game, victim)} is moved aside.`,
        about: { model: victim.id, end: placeOf(victim.at!) },
      }))
      yield* trigger(game, 'moved', { mover: victim, from: start, how: 'move' })
    }
  }
  // bmg1/trait/obsessive, bmg2/trait/plead: a strike of the charge itself may bind it.
  const mayStrike = (model: Model): boolean =>
    model.seat !== owner.seat && mayAttack(game, owner, model, 'melee')
  for (left = left.filter(mayStrike); left.length > 0; left = left.filter(mayStrike)) {
    if (available(game, owner, 'attack') === 0 || !isOnItsFeet(owner)) return
    const target = yield* chooseModelOrNone(game, owner.seat, {
      name: 'charge-target',
      prompt: 'Whom does the charge strike? (1AC each)',
      rule,
      among: left.filter(isOnTable),
    })
    if (target === undefined) return
    left = left.filter((model) => model !== target)
    yield* payCounters(game, owner, { attack: 1 }, 'Charge')
    // bmg1/effect/steal: what strikes of the charge are answered with may cost it a weapon, also the one in use.
    const inUse = armWithKey(owner, key) ?? UNARMED
    const attack = newAttack({
      attacker: owner,
      kind: 'melee',
      weapon: weaponAt(game, owner, inUse),
      arm: inUse,
      mode: (yield* pushes(game, owner, rule)) ? 'push' : 'strike',
      special: 'charge',
    })
    newStrike(attack, target, { dice: 1 + extraStrikes(game, attack, target) })
    yield* carryOut(game, attack)
  }
}

/** A charge may push instead of striking, without SC. */
const pushes = (game: Play, owner: Model, rule: RuleId): Rule<boolean> =>
  agrees(game, owner.seat, {
    name: 'charge-push',
    prompt: 'Push instead of striking?',
    rule,
    model: owner,
  })
